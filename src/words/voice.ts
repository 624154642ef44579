/** The translator: renders lines in one language from ICU messages with plurals and cases, compiled once and cached. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Drawing } from '../kernel/drawing.ts'
import {
  isLine,
  type Line,
  type LinePart,
  type ListPart,
  type RawPart,
  type Sign,
} from '../kernel/line.ts'
import type { Seat } from '../kernel/seat.ts'
import { cleanText } from '../kernel/visible.ts'
import { argumentNames } from './arguments.ts'
import { withFixedSpaces, type Element } from './fixedSpaces.ts'
import { formats, makeFormatters } from './formatters.ts'
import { hasNoArguments } from './plain.ts'
import type { Dictionary, Language, WordKey } from './types.ts'

/** Part of a rendered line: plain text, a player's name (shown as a chip), or an icon. */
export type Said =
  | { readonly text: string }
  | { readonly seat: Seat; readonly text: string }
  | { readonly sign: Sign; readonly text: '' }
  | { readonly drawing: Drawing; readonly text: string }

export interface Voice {
  readonly language: Language
  say(line: Line): string
  sayParts(line: Line): readonly Said[]
  /** An interface text by its typed key. */
  word(key: WordKey, parts?: Line['parts']): string
}

interface Message {
  readonly format: IntlMessageFormat
  readonly names: readonly string[]
}

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** Messages without ICU syntax skip the parser. */
function elementsOf(text: string, locale: string): readonly Element[] {
  if (hasNoArguments(text)) return [{ type: 0, value: text }]
  return new IntlMessageFormat(text, locale).getAst() as readonly Element[]
}

/** The locale for numbers, plurals and dates. */
const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', el: 'el', pl: 'pl', ru: 'ru' }

type Values = Record<string, number | string | readonly Said[]>

export function makeVoice(
  language: Language,
  dictionary: Dictionary,
  nameOf: (seat: Seat) => string,
): Voice {
  const messages = new Map<string, Message>()
  const locale = localeOf[language]
  const formatters = makeFormatters(locale)
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' })

  function messageFor(key: string): Message {
    const known = messages.get(key)
    if (known) return known
    const text = (dictionary as Readonly<Record<string, string>>)[key]
    if (text === undefined) throw new Error(`no words for ${key} in ${language}`)
    const meaning = withFixedSpaces(language, elementsOf(text, locale))
    const format = new IntlMessageFormat(meaning as Elements, locale, formats, { formatters })
    const message = { format, names: argumentNames(format.getAst()) }
    messages.set(key, message)
    return message
  }

  function sayParts(line: Line, grammar?: string): readonly Said[] {
    const { format, names } = messageFor(line.key)
    const values: Values = grammar === undefined ? { case: 'nom' } : { case: grammar }
    for (const name of names) {
      const value = valueOf(line, name)
      if (value !== undefined) values[name] = value
    }
    const pieces = format.formatToParts<readonly Said[]>(values)
    const said = pieces.flatMap((piece) =>
      typeof piece.value === 'string' ? [{ text: piece.value }] : (piece.value as readonly Said[]),
    )
    return line.sign ? [{ sign: line.sign, text: '' }, ...said] : said
  }

  /** `{dice_gen}` renders the part `dice` in the grammatical case `gen`. */
  function valueOf(line: Line, name: string): Values[string] | undefined {
    const part = line.parts?.[name]
    if (part !== undefined) return valueOfPart(part)
    const cut = name.lastIndexOf('_')
    const base = cut > 0 ? line.parts?.[name.slice(0, cut)] : undefined
    if (base === undefined) {
      if (name === 'case') return undefined
      throw new Error(`${line.key} has no part ${name}`)
    }
    return valueOfPart(base, name.slice(cut + 1))
  }

  function valueOfPart(part: LinePart, grammar?: string): Values[string] {
    if (typeof part === 'number') return part
    if (isLine(part)) return sayParts(part, grammar)
    if ('seat' in part) return [{ seat: part.seat, text: cleanText(nameOf(part.seat)) }]
    if ('raw' in part) return rawValue(part)
    return listParts(part, grammar)
  }

  /** Raw text may come from a file or an argument. */
  function rawValue({ raw, drawing }: RawPart): Values[string] {
    const text = cleanText(raw)
    return drawing ? [{ drawing, text }] : text
  }

  function listParts({ list, or }: ListPart, grammar?: string): readonly Said[] {
    const items = list.map((part) => {
      const value = valueOfPart(part, grammar)
      return typeof value === 'object' ? value : [{ text: String(value) }]
    })
    return (or ? choices : lists)
      .formatToParts(items.map((_, i) => String(i)))
      .flatMap((piece) =>
        piece.type === 'element' ? (items[Number(piece.value)] ?? []) : [{ text: piece.value }],
      )
  }

  function say(line: Line): string {
    return sayParts(line)
      .map((piece) => piece.text)
      .join('')
  }

  return {
    language,
    say,
    sayParts: (line) => sayParts(line),
    word: (key, parts) => say(parts ? { key, parts } : { key }),
  }
}
