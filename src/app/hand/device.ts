/** The secret by which a table knows this device again, and ids for its messages. */

const place = 'jharokha.hand.token'
const isToken = /^[\w-]{16,64}$/

/** Random also on pages that are not secure, where `crypto.randomUUID` and `crypto.subtle` are missing. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}

/** Another one after each reload where storage is forbidden: the seat is then given back by the table. */
export function deviceToken(): string {
  try {
    const kept = window.localStorage.getItem(place)
    if (kept !== null && isToken.test(kept)) return kept
    const made = randomWord()
    window.localStorage.setItem(place, made)
    return made
  } catch {
    return randomWord()
  }
}

export function makeMessageIds(): () => string {
  const run = randomWord().slice(0, 20)
  let count = 0
  return () => `${run}-${(count += 1)}`
}
