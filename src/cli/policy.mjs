/** What a browser may do with the served page: what the app uses, and nothing else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages without controls, which somebody may show inside a page of their own. */
export const embeddable = [{ path: /^\/showcase(\/|$)/, query: ['ui', 'none'] }]

/** What this house shows in a frame of its own: a stage, on the page that builds its address. */
const framedHere = /^\/stage\/?$/

export function isEmbeddable(address) {
  if (!URL.canParse(address, 'http://table')) return false
  const { pathname, searchParams } = new URL(address, 'http://table')
  return embeddable.some(
    ({ path, query: [key, value] }) => path.test(pathname) && searchParams.get(key) === value,
  )
}

/** What react-aria adds to the page: how pressed things answer to touch, and what scrolls under a dialog on iOS. */
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

/** Styles inside the page are allowed one by one, by what they say. */
function hashesOfStyles(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const own = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text)
  return [...own, ...stylesOfReactAria].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** `frame` says who may show the page in a frame. */
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

/** The headers of every answer, by its address. */
export function makeHeaders(folder) {
  const styles = hashesOfStyles(folder)
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
  const isFramedHere = (address) =>
    URL.canParse(address, 'http://table') &&
    framedHere.test(new URL(address, 'http://table').pathname)
  return (address) => (isEmbeddable(address) ? open : isFramedHere(address) ? own : closed)
}
