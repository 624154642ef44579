/** Spaces at which no line may break: after words of one letter, and before dashes. Nobody types them: rules put them in. */
import type { Language } from './types.ts'

/** The few fields of the parser's elements that are needed here. */
export interface Element {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
}

const literal = 0
const fixed = '\u00A0'

/** Words that may not stand alone at the end of a line, by the rules of the language's printers. */
const short: Partial<Record<Language, RegExp>> = {
  pl: /(?<!\p{L})([aiouwz]) /giu,
  ru: /(?<!\p{L})([авикосуя]) /giu,
}

export function bound(language: Language, elements: readonly Element[]): readonly Element[] {
  return elements.map((element) => {
    if (element.type === literal) {
      return { ...element, value: boundText(language, String(element.value)) }
    }
    if (!element.options) return element
    const options = Object.entries(element.options).map(([name, option]) => {
      return [name, { ...option, value: bound(language, option.value) }] as const
    })
    return { ...element, options: Object.fromEntries(options) }
  })
}

function boundText(language: Language, text: string): string {
  const dashed = text.replaceAll(/ (?=[–—](?:\s|$))/g, fixed)
  const words = short[language]
  return words ? dashed.replaceAll(words, `$1${fixed}`) : dashed
}
