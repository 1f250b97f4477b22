import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}

export interface Served {
  /** Ends in a slash. */
  readonly origin: string
  /** What was sent, in order. */
  readonly files: string[]
  close(): Promise<void>
}

/** Serves the built site from a folder of its own, as any server would, far below the root. */
export async function serve(folder = '/any/folder/'): Promise<Served> {
  const files: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = path.startsWith(folder) ? fileOf(path.slice(folder.length)) : undefined
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    files.push(file)
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}${folder}`,
    files,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function fileOf(path: string): string | undefined {
  const file = join(DIST, normalize(path.endsWith('/') || path === '' ? `${path}index.html` : path))
  return file.startsWith(DIST) && existsSync(file) && statSync(file).isFile() ? file : undefined
}

/** What a file weighs on its way to a reader. */
export function compressedSize(file: string): number {
  return gzipSync(readFileSync(file)).length
}
