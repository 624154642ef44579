/** A small static server for the built page: single-page fallback, right types, compressed, this machine only. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { createGzip } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
}
const packed = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.wasm', '.glb'])

/** The file for an address: inside `folder` only; addresses without an ending belong to the page. */
function fileFor(folder, address) {
  let path
  try {
    path = normalize(decodeURIComponent(new URL(address, 'http://table').pathname))
  } catch {
    return null
  }
  const file = join(folder, path)
  if (file !== folder && !file.startsWith(folder + sep)) return null
  if (existsSync(file) && statSync(file).isFile()) return file
  return extname(path) === '' ? join(folder, 'index.html') : null
}

function answer(folder, request, response) {
  const file =
    request.method === 'GET' || request.method === 'HEAD'
      ? fileFor(folder, request.url ?? '/')
      : null
  if (!file || !existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not here.')
    return
  }
  const ending = extname(file)
  const headers = { 'content-type': types[ending] ?? 'application/octet-stream' }
  headers['cache-control'] = file.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
  const zip =
    packed.has(ending) && String(request.headers['accept-encoding'] ?? '').includes('gzip')
  if (zip) headers['content-encoding'] = 'gzip'
  response.writeHead(200, headers)
  if (request.method === 'HEAD') response.end()
  else if (zip) createReadStream(file).pipe(createGzip()).pipe(response)
  else createReadStream(file).pipe(response)
}

/** Listens on `port` or, when it is taken, on the next free one. */
export function serve(folder, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(folder, request, response))
    const listen = (at) => server.listen(at, host)
    let at = port
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && at !== 0 && at < port + 50) listen((at += 1))
      else reject(error)
    })
    server.on('listening', () => resolve({ server, port: server.address().port }))
    listen(at)
  })
}
