/** The code that a table shows: four letters, as people type them. */

const letters = /^[A-Z]{4}$/

/** Null for anything that is no code; lower case and spaces are forgiven. */
export function parseCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return letters.test(code) ? code : null
}
