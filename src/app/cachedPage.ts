/** The headers of the cached page: the worker answers every address with it, but not every address may be framed. */
import { isBareComponent } from './framed.ts'

/** The stage is shown in a frame by the app's own page that builds its address. */
const framedHere = /^\/stage\/?$/

/** As the server answers this address: `cli/policy.mjs`. */
export function withFramingOf(address: URL, cached: Headers): Headers {
  const headers = new Headers(cached)
  const isFramedHere = framedHere.test(address.pathname)
  if (!isFramedHere && !isBareComponent(address)) return headers
  const policy = headers.get('Content-Security-Policy') ?? ''
  const frame = isFramedHere ? "'self'" : '*'
  headers.set(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${frame}`),
  )
  if (isFramedHere) headers.set('X-Frame-Options', 'SAMEORIGIN')
  else headers.delete('X-Frame-Options')
  return headers
}
