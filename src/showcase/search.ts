/** Finds components by any part of what is said of them, in the reader's language, whatever the accents. */

/** Small letters without accents, as people type them. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ς', 'σ')

/** Every word that is looked for stands somewhere in the text. */
export function matches(wanted: string, text: string): boolean {
  const all = plain(text)
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
