/** Sends an open file: caching, the part that was asked for, and nothing more once the other side has gone. */
import { pipeline } from 'node:stream/promises'
import { readRange } from './ranges.mjs'
import { typeOf } from './types.mjs'

const year = 31_536_000

const tagOf = ({ size, mtimeMs }) => `W/"${size}-${Math.floor(mtimeMs)}"`

/** Two tags are the same for a cache whether they are weak or not. */
function isKnown(header, tag) {
  if (header === undefined) return false
  const bare = (one) => one.trim().replace(/^W\//, '')
  return header.split(',').some((one) => bare(one) === '*' || bare(one) === bare(tag))
}

/** Files with a hash of their content in their names never change; everything else is asked for anew. */
const cachingOf = (steps) =>
  steps[0] === 'assets' && steps.length > 1 ? `public, max-age=${year}, immutable` : 'no-cache'

/** `If-Range` compares strictly, and the tags here are weak: such a request gets the whole file. */
function rangeOf({ method, headers }, size) {
  if (method !== 'GET' || headers['if-range'] !== undefined) return { kind: 'whole' }
  return readRange(headers.range, size)
}

export async function sendFile(request, response, { path, handle, stats }, steps) {
  const { size, mtime } = stats
  const tag = tagOf(stats)
  response.setHeader('ETag', tag)
  response.setHeader('Last-Modified', mtime.toUTCString())
  response.setHeader('Cache-Control', path.endsWith('index.html') ? 'no-cache' : cachingOf(steps))
  response.setHeader('Accept-Ranges', 'bytes')
  if (isKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end()
    return
  }
  const range = rangeOf(request, size)
  if (range.kind === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
    return
  }
  const isPart = range.kind === 'part'
  const { start, end } = isPart ? range : { start: 0, end: size - 1 }
  if (isPart) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`)
  const length = end - start + 1
  response.writeHead(isPart ? 206 : 200, { 'Content-Type': typeOf(path), 'Content-Length': length })
  if (request.method === 'HEAD' || length === 0) response.end()
  else await pour(handle.createReadStream({ start, end, autoClose: false }), response, length)
}

/** A file that was cut meanwhile ends the connection: the other side must not wait for the rest. */
async function pour(stream, response, length) {
  await pipeline(stream, response)
  if (stream.bytesRead < length) response.destroy()
}
