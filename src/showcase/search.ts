/** Searches the texts of components in the reader's language, ignoring case and accents. */

/** Lower case without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ς', 'σ')

/** True if every word of the search is part of the text. */
export function matches(wanted: string, text: string): boolean {
  const all = plain(text)
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
