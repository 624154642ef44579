/** Inserts non-breaking spaces by typographic rules: after one-letter words and before dashes. */
import type { Language } from './types.ts'

/** The fields used here of an element of the parsed message. */
export interface Element {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
}

const literal = 0
const fixed = '\u00A0'

/** One-letter words that must not end a line, by language. */
const oneLetterWords: Partial<Record<Language, RegExp>> = {
  pl: /(?<!\p{L})([aiouwz]) /giu,
  ru: /(?<!\p{L})([авикосуя]) /giu,
}

export function withFixedSpaces(
  language: Language,
  elements: readonly Element[],
): readonly Element[] {
  return elements.map((element) => {
    if (element.type === literal) {
      return { ...element, value: boundText(language, String(element.value)) }
    }
    if (!element.options) return element
    const options = Object.entries(element.options).map(([name, option]) => {
      return [name, { ...option, value: withFixedSpaces(language, option.value) }] as const
    })
    return { ...element, options: Object.fromEntries(options) }
  })
}

function boundText(language: Language, text: string): string {
  const dashed = text.replaceAll(/ (?=[–—](?:\s|$))/g, fixed)
  const words = oneLetterWords[language]
  return words ? dashed.replaceAll(words, `$1${fixed}`) : dashed
}
