/** Takes apart the address and the Host header of a request. */

/** Names under which only a program on this machine reaches the server. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/** `http://name:1/path?query` is a request's address as well (RFC 9112, 3.2.2); its name counts instead of the header's. */
function split(url) {
  const found = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)(.*)$/i.exec(url)
  return found ? { authority: found[1], path: found[2] || '/' } : { authority: null, path: url }
}

const nameOf = (host) => host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()

/**
 * A page of another site may make its own name point at this machine (DNS rebinding); its browser then still says that
 * name. Without any name, as in HTTP/1.0, no browser asks.
 */
export function isOwnHost({ url = '/', headers }, names = []) {
  const host = split(url).authority ?? headers.host
  return host === undefined || [...loopback, ...names].includes(nameOf(host))
}

/** The parts of the path, decoded; null where the address is none, or would leave the folder. */
export function stepsOf(url = '/') {
  const [path] = split(url).path.split(/[?#]/, 1)
  if (!path.startsWith('/')) return null
  try {
    const steps = decodeURIComponent(path).split('/')
    return steps.some(isForbidden) ? null : steps.filter((step) => step !== '')
  } catch {
    return null
  }
}

/** Hidden files, folders above, another system's separators, and control characters. */
const isForbidden = (step) => step.startsWith('.') || /[\\:\p{Cc}]/u.test(step)
