/** Loaded before a probe: alters one file of a package as it is read. What is altered stands in SABOTAGE. */
import { register } from 'node:module'

const hooks = `
const { file, from, to } = JSON.parse(process.env.SABOTAGE)
export async function load(url, context, next) {
  const loaded = await next(url, context)
  if (!url.endsWith(file)) return loaded
  const source = String(loaded.source)
  if (!source.includes(from)) throw new Error('Unexpected code of ' + file + ', expected ' + from)
  return { ...loaded, source: source.replace(from, to) }
}`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)
