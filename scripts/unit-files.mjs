/** The files of a new unit, by their paths: a document with one claim and one case, and a package that keeps the claim. */
export function unitFiles(slug, title) {
  const driver = slug.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())
  const below = `packages/${slug}`
  return new Map([
    [
      `spec/units/${slug}.md`,
      `---
unit: supporting
slug: ${slug}
title: ${title}
package: ${below}
evidence: choice
tolerance: 1e-6
---

# ${title}

What this unit is about, in two sentences that make somebody read on.

## Functions

| Name | File |
| --- | --- |
| \`add\` | unknown |

1 function.

## add

1. **Adding.** The total is the sum of both.

## Cases

Cases of \`add(count: i32, amount: i32) → total: i32\`:

- **Two and three.** \`count = 2\`, \`amount = 3\`: the \`total → 5\`. Checks [adding](#add.adding).
`,
    ],
    [
      `${below}/package.json`,
      `{
  "name": "@coney/${slug}",
  "version": "0.0.0",
  "description": "${title}.",
  "keywords": [
    "${slug}"
  ],
  "license": "MIT",
  "files": [
    "CHANGELOG.md",
    "claims.json",
    "dist",
    "src",
    "!dist/*.tsbuildinfo"
  ],
  "type": "module",
  "sideEffects": false,
  "exports": {
    ".": {
      "source": "./src/index.ts",
      "types": "./dist/index.d.ts",
      "default": "./dist/index.js"
    }
  },
  "publishConfig": {
    "exports": {
      ".": {
        "types": "./dist/index.d.ts",
        "default": "./dist/index.js"
      }
    },
    "access": "public",
    "provenance": true
  },
  "scripts": {
    "prepack": "tsc -b && litspec claims"
  },
  "devDependencies": {
    "@types/node": "20.19.43"
  },
  "engines": {
    "node": ">=20.19"
  }
}
`,
    ],
    [
      `${below}/tsconfig.json`,
      `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist", "tsBuildInfoFile": "dist/.tsbuildinfo" },
  "include": ["src"],
  "references": []
}
`,
    ],
    [
      `${below}/README.md`,
      `# @coney/${slug}

${title}. The behaviour is specified claim by claim in the unit [\`${slug}\`](../../spec/units/${slug}.md) of
[Coney](../../README.md); every claim is proven by a test.

\`\`\`sh
npm install @coney/${slug}
\`\`\`

ES modules with their types and sources, for Node from 20.19 on, for bundlers and for browsers.

## Example

\`\`\`ts
import { add } from '@coney/${slug}'

console.log(add(2, 3)) // → 5
\`\`\`

## What it keeps

Every release carries its claims along: \`claims.json\` in the package names each, with how it stands, and its \`strength\`:
of how many small changes in code that its cases run they noticed how many.

<!-- Written by \`npm run reports\` from the verdict. -->
<!-- The end of what is written. -->
`,
    ],
    [
      `tools/publish/trial/answers/${slug}.ts`,
      `import { add } from '@coney/${slug}'

export const answers = {
  add: ({ count, amount }: { count: number; amount: number }): unknown => ({ total: add(count, amount) }),
}
`,
    ],
    [`${below}/src/index.ts`, `export { add } from './add.ts'\n`],
    [
      `${below}/src/add.ts`,
      `/**
 * The sum of a count and an amount, both 32-bit integers.
 *
 * @spec ${slug}/add
 */
export function add(count: number, amount: number): number {
  return (count + amount) | 0
}
`,
    ],
    [
      `${below}/test/driver.ts`,
      `import type { ${driver}Driver } from '../../../generated/drivers/${slug}.ts'
import { add } from '../src/index.ts'

export function createDriver(): ${driver}Driver {
  return {
    add: ({ count, amount }) => ({ total: add(count, amount) }),
  }
}
`,
    ],
    [
      `${below}/test/tsconfig.json`,
      `{
  "extends": "../../../tsconfig.tests.json",
  "references": [{ "path": ".." }, { "path": "../../../generated" }]
}
`,
    ],
  ])
}
