/** The code that a table shows: four letters, without those that look like others. */

const letters = /^[ABCDEFGHJKMNPQRSTUVWXY]{4}$/

/** Null for anything that is no code; lower case and spaces are forgiven. */
export function parseCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return letters.test(code) ? code : null
}
