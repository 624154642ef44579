/** Serves the built page on this machine only, under a policy that allows what the page uses. */
import { createServer } from 'node:http'
import sirv from 'sirv'
import { makeHeaders } from './policy.mjs'

const year = 31_536_000

/** Files with their content in their name never change; everything else is asked for anew. */
function setCaching(response, pathname) {
  const isNamedByContent = pathname.startsWith('/assets/')
  response.setHeader(
    'Cache-Control',
    isNamedByContent ? `public, max-age=${year}, immutable` : 'no-cache',
  )
}

function refuse(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not here.')
}

function makeAnswer(folder) {
  const headersFor = makeHeaders(folder)
  const files = sirv(folder, {
    etag: true,
    maxAge: 0,
    single: true,
    onNoMatch: (_, response) => refuse(response, 404),
    setHeaders: setCaching,
  })
  return (request, response) => {
    for (const [name, value] of Object.entries(headersFor(request.url ?? '/'))) {
      response.setHeader(name, value)
    }
    if (request.method === 'GET' || request.method === 'HEAD') files(request, response)
    else refuse(response, 405)
  }
}

/** Listens on `port` or, when it is taken, on the next free one. */
export function serve(folder, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer(makeAnswer(folder))
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
