/** A new name for a match or a page, from the machine's own randomness. */

const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map((byte) => signs[byte % signs.length]).join('')
}
