import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformWithOxc } from 'vite'
import { LITSPEC } from './sandbox.ts'

/** Puts litspec into a project as npm would: compiled, with the exports that are published. */
export async function installLitspec(root: string): Promise<void> {
  const home = join(root, 'node_modules/@coney/litspec')
  const sources = readdirSync(join(LITSPEC, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  for (const path of sources) {
    const { code } = await transformWithOxc(readFileSync(join(LITSPEC, 'src', path), 'utf8'), path)
    const file = join(home, 'dist', path.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code.replace(/(from "|import ")(\.[^"]*)\.ts"/g, '$1$2.js"'))
  }
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(join(LITSPEC, 'package.json'), 'utf8')) as {
    readonly publishConfig: { readonly exports: unknown }
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ ...manifest, exports: publishConfig.exports }))
  symlinkSync(join(LITSPEC, 'node_modules'), join(home, 'node_modules'), 'dir')
}
