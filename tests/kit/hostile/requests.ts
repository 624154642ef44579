/** Paths, ranges, hosts and methods that a hostile client sends, and random requests made of them. */
import type { Random } from '../../../src/kernel/random.ts'

/** Kinds of paths that a review tried by hand; `secret.txt` lies beside the served folder. */
export const hostilePaths: readonly string[] = [
  '/../secret.txt',
  '/../../secret.txt',
  '/../../../../../../../../etc/passwd',
  '/..',
  '/../',
  '/./../secret.txt',
  '/assets/../../secret.txt',
  '/assets/../../../etc/passwd',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/.%2e/secret.txt',
  '/%2e./secret.txt',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%c0%afsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/..%u2216secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/..%5c..%5csecret.txt',
  '/assets\\..\\..\\secret.txt',
  '/....//secret.txt',
  '/..;/secret.txt',
  '/.../secret.txt',
  '/secret.txt%00.html',
  '/..%00/secret.txt',
  '/%00',
  '/%',
  '/%zz',
  '/%ff',
  '//secret.txt',
  '///etc/passwd',
  '//etc/passwd',
  '/C:/secret.txt',
  '/c:%5csecret.txt',
  '/file:///etc/passwd',
  '/.git/config',
  '/.env',
  '/assets/.hidden.js',
  `/${'a/'.repeat(2000)}x.js`,
]

/** Range headers with the answer that RFC 9110 requires for a file of ten bytes; null stands for the whole file. */
export const hostileRanges: readonly (readonly [string, string | null | 416])[] = [
  ['bytes=10-5', 416],
  ['bytes=5-2', 416],
  ['bytes=0-99999999999999999999', '0123456789'],
  ['bytes=99999999999999999999-', 416],
  ['bytes=10-', 416],
  ['bytes=10-20', 416],
  ['bytes=0-5', '012345'],
  ['bytes=8-', '89'],
  ['bytes=9-9', '9'],
  ['bytes=-5', '56789'],
  ['bytes=-0', 416],
  ['bytes=-99999999999999999999', '0123456789'],
  ['chars=0-1', null],
  ['bytes=a-b', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-1-5', null],
]

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'FOO']
const hosts = [
  'localhost',
  '127.0.0.1',
  '[::1]:80',
  'evil.example',
  '',
  'localhost:x',
  '127.0.0.1.',
]
const good = ['/', '/assets/main-1a2b.js', '/sheet.glb', '/index.html', '/table/x', '/ten.txt']
const signs = [
  '%',
  '%2',
  '/',
  '\\',
  '..',
  '\u0000',
  ' ',
  '?',
  '#',
  '%00',
  'é',
  '\r\n',
  ':',
  '*',
  '@',
]

function path(random: Random): string {
  let made = random.pick(random.int(2) === 0 ? good : hostilePaths)
  for (let i = random.int(3); i > 0; i -= 1) {
    const at = random.int(made.length + 1)
    made = made.slice(0, at) + random.pick(signs) + made.slice(at)
  }
  return made
}

const number = (random: Random): string =>
  random.pick(['', '0', '3', '9', '10', '11', '-1', '1e3', '9'.repeat(30), 'x'])

function range(random: Random): string {
  if (random.int(2) === 0) return random.pick(hostileRanges)[0]
  const one = () => `${number(random)}-${number(random)}`
  const unit = random.pick(['bytes', 'BYTES', 'byte', 'lines', ''])
  return `${unit}=${Array.from({ length: 1 + random.int(3) }, one).join(',')}`
}

function headers(random: Random): readonly string[] {
  const all = [`Host: ${random.int(4) === 0 ? random.pick(hosts) : 'localhost'}`]
  if (random.int(2) === 0) all.push(`Range: ${range(random)}`)
  if (random.int(4) === 0)
    all.push(`If-None-Match: ${random.pick(['*', 'W/"1-1"', '"', 'W/', ','])}`)
  if (random.int(6) === 0) all.push(`If-Range: ${random.pick(['W/"1-1"', 'Thu, 01 Jan 1970', ''])}`)
  if (random.int(8) === 0) all.push(`Content-Length: ${random.pick(['5', '-1', 'x', '0'])}`)
  if (random.int(8) === 0) all.push('Transfer-Encoding: chunked')
  if (random.int(8) === 0) all.push(`X: ${'y'.repeat(random.int(20_000))}`)
  if (random.int(8) === 0)
    all.push(random.pick(['no colon', ': no name', 'A\u0000: b', 'Host: two']))
  return all
}

/** The raw text of a random request; some are cut short. */
export function randomRequest(random: Random): string {
  const version = random.pick(['1.1', '1.1', '1.1', '1.0', '2.0', '9'])
  const first = `${random.pick(methods)} ${path(random)} HTTP/${version}`
  const text = [first, ...headers(random), 'Connection: close', '', ''].join('\r\n')
  return random.int(10) === 0 ? text.slice(0, random.int(text.length)) : text
}
