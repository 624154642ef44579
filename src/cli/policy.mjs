/** The headers that tell a browser what the served page may do: only what the app uses. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Pages without controls, which any site may show in a frame: one component each. */
const embeddable = /^\/showcase\/[A-Za-z0-9.-]+\/[A-Za-z0-9.-]+$/

/** The stage is shown in a frame by the app's own page that builds its address. */
const framedHere = /^\/stage\/?$/

/** The path and the query of an address, as the browser will see them; null where it is none. */
function partsOf(address) {
  if (!address.startsWith('/') || address.startsWith('//')) return null
  return URL.canParse(address, 'http://table') ? new URL(address, 'http://table') : null
}

export function isEmbeddable(address) {
  const parts = partsOf(address)
  return (
    parts !== null && embeddable.test(parts.pathname) && parts.searchParams.get('ui') === 'none'
  )
}

/** Styles that react-aria adds to the page: touch on pressed elements, and scrolling under a dialog on iOS. */
const stylesOfReactAria = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]

/** Hashes of the inline styles, each of which the policy allows by its content. */
function hashesOfStyles(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const own = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text)
  return [...own, ...stylesOfReactAria].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The Content-Security-Policy; `frame` is the source that may show the page in a frame. */
function policy(styles, frame) {
  const allowed = {
    'default-src': ["'none'"],
    // the physics is WebAssembly
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    'font-src': ["'self'"],
    // textures come out of the models as blobs
    'img-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [frame],
  }
  return Object.entries(allowed)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function headersOf(styles) {
  const always = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }
  const closed = {
    ...always,
    'Content-Security-Policy': policy(styles, "'none'"),
    'X-Frame-Options': 'DENY',
  }
  const open = { ...always, 'Content-Security-Policy': policy(styles, '*') }
  const own = {
    ...always,
    'Content-Security-Policy': policy(styles, "'self'"),
    'X-Frame-Options': 'SAMEORIGIN',
  }
  return { closed, open, own }
}

/** The headers of every answer, by its address; a newer build may bring other styles, so that they are read again. */
export function makeHeaders(folder) {
  let version = ''
  let headers = headersOf(hashesOfStyles(folder))
  const renew = () => {
    const stats = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })
    const found = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : version
    if (found === version) return
    headers = headersOf(hashesOfStyles(folder))
    version = found
  }
  return (address) => {
    renew()
    if (isEmbeddable(address)) return headers.open
    return framedHere.test(partsOf(address)?.pathname ?? '') ? headers.own : headers.closed
  }
}
