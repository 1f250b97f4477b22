import type { Finding } from '../model/index.ts'
import { unexpected } from '../read/index.ts'
import type { Hearing } from './hearing.ts'
import { knownClaim } from './knownClaim.ts'

/** Tests that name claims which no unit makes: at the name where the test file spells it out, else at the test. */
export function unknownClaims({ input, claims, witnesses, isHeard }: Hearing): Finding[] {
  const tests = witnesses.filter(({ kind }) => kind === 'test')
  return tests.flatMap((test) =>
    test.claims
      .filter((claim) => !claims.has(claim) && isHeard(claim))
      .map((claim) => {
        const spelt = input.namings?.find(({ value, place }) => value === claim && place.file === test.place.file)
        const [expected, { fix, ...more }] = knownClaim(claim, claims.keys())
        return unexpected('test/unknown-claim', spelt?.place ?? test.place, `claim \`${claim}\` of a test`, expected, {
          ...more,
          ...(spelt !== undefined && fix !== undefined ? { fix } : {}),
        })
      }),
  )
}
