/** A commitment as a few words that a person can write down or read out, and whether what they say is that one. */

/** Eight words of 256 stand for 64 bits: more than anybody can search through while a match is on. */
const phraseBytes = 8
/** Fewer digits of the hash itself are no witness. */
const fewestDigits = 16

const bytesOf = (commitment: string): readonly number[] =>
  Array.from({ length: phraseBytes }, (_, i) =>
    Number.parseInt(commitment.slice(i * 2, i * 2 + 2), 16),
  )

export function phraseOf(commitment: string, words: readonly string[]): string {
  return bytesOf(commitment)
    .map((byte) => words[byte] ?? '')
    .join(' ')
}

/** Normalises case, accents and dashes, which a listener or typist may change. */
function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ς', 'σ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
}

/** The phrase in any of the languages, or the hash or a good part of its beginning. */
export function isPhraseOf(
  given: string,
  commitment: string,
  languages: readonly (readonly string[])[],
): boolean {
  const said = plainly(given)
  if (languages.some((words) => said === plainly(phraseOf(commitment, words)))) return true
  return said.length >= fewestDigits && commitment.startsWith(said)
}
