/** Random id of a match or page. */

const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map((byte) => signs[byte % signs.length]).join('')
}
