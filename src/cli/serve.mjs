/** Serves the built page, on this machine only unless another host is given, under a policy that allows only the page's own resources. */
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { makeHeaders } from './policy.mjs'
import { isOwnHost, stepsOf } from './serve/addresses.mjs'
import { findFile } from './serve/files.mjs'
import { sendFile } from './serve/send.mjs'

const refusals = {
  404: 'Not here.',
  405: 'Only GET and HEAD are answered here.',
  421: 'This server answers to the names localhost and 127.0.0.1 only. Open it by one of them.',
  500: 'This request failed here. Ask again.',
}

function refuse(response, status, more = {}) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...more })
    .end(refusals[status])
}

async function answer(request, response, { folder, headersFor, names }) {
  for (const [name, value] of Object.entries(headersFor(request.url ?? '/'))) {
    response.setHeader(name, value)
  }
  if (!isOwnHost(request, names)) return refuse(response, 421)
  // a body that nobody reads ends with its connection
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, { Allow: 'GET, HEAD', Connection: 'close' })
  }
  const steps = stepsOf(request.url)
  const file = steps && (await findFile(folder, steps))
  if (!file) return refuse(response, 404)
  try {
    return await sendFile(request, response, file, steps)
  } finally {
    await file.handle.close()
  }
}

/** An error ends the request that it happened in, and nothing else. */
function makeAnswer(folder, names) {
  const house = { folder, names, headersFor: makeHeaders(folder) }
  return (request, response) => {
    response.on('error', () => response.destroy())
    answer(request, response, house).catch(() => {
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    })
  }
}

/** For the page of a table: whether phones can come through a door here, and by which address. */
function answerShared(shared) {
  return (request, response, next) => {
    if (request.url !== '/door.json' || request.method !== 'GET') return next(request, response)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    return response.end(JSON.stringify(shared))
  }
}

/**
 * Listens on `port` or, when it is taken, on the next free one. `names` are hosts that are answered beside this machine's
 * own; `tls` has the certificate and key of a server for https; `shared` is told to pages under /door.json.
 */
export function serve(folder, port, { host = '127.0.0.1', names = [], tls, shared } = {}) {
  return new Promise((resolve, reject) => {
    const page = makeAnswer(folder, names)
    const door = shared && answerShared(shared)
    const handle = door
      ? (request, response) =>
          isOwnHost(request, names) ? door(request, response, page) : page(request, response)
      : page
    const server = tls ? createSecureServer(tls, handle) : createServer(handle)
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
