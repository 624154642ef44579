/** Reads and validates the arguments of a command with Node's parser; a wrong one becomes one clear sentence. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { AnyGame } from '../kernel/game.ts'
import { type Line, line, type ListPart, type LinePart } from '../kernel/line.ts'
import { gameById, games } from '../games/all.ts'

/** An error of the person's input, printed as a sentence in their language and without a stack. */
export class UsageError extends Error {
  readonly line: Line
  /** Further lines, one for each fault, where there are several. */
  readonly list: readonly Line[]

  constructor(
    key: string,
    parts: Readonly<Record<string, LinePart>> = {},
    each: readonly Line[] = [],
  ) {
    super(key)
    this.line = line(key, parts)
    this.list = each
  }
}

type Config = NonNullable<ParseArgsConfig['options']>

export interface Args {
  /** Positional arguments, for commands that take some. */
  readonly rest: readonly string[]
  has(name: string): boolean
  text(name: string): string | undefined
  /** A whole number from `least` to `most`. */
  count(name: string, least: number, most: number): number | undefined
  /** One of the given choices. */
  choice<T extends string>(name: string, choices: readonly T[]): T | undefined
  json(name: string): unknown
}

/** `words` is the largest number of positional arguments. */
export function readArgs(args: readonly string[], options: Config, words = 0): Args {
  const { values, positionals } = parse(args, options)
  const surplus = positionals[words]
  if (surplus !== undefined) throw new UsageError('cli.error.surplus', raw({ given: surplus }))
  const text = (name: string): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    rest: positionals,
    has: (name) => values[name] === true,
    text,
    count: (name, least, most) => readCount(name, text(name), least, most),
    choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
      const given = text(name)
      const found = choices.find((choice) => choice === given)
      if (given !== undefined && !found) {
        throw new UsageError('cli.error.choice', {
          ...raw({ name, given }),
          choices: anyOf(choices),
        })
      }
      return found
    },
    json: (name) => readJson(name, text(name)),
  }
}

/** Node's parser is not strict here: our own checks refuse wrong options in the person's language. */
function parse(args: readonly string[], own: Config) {
  const options: Config = { ...own, help: { type: 'boolean', short: 'h' } }
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') checkOption(token, options)
  return { values, positionals }
}

interface Given {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function checkOption({ name, rawName, value, inlineValue }: Given, options: Config): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (!option) throw new UsageError('cli.error.option', raw({ given: rawName }))
  const isNext = value?.startsWith('--') === true && !inlineValue
  const isEmpty = name === 'seed' && value === ''
  if (option.type === 'string' && (value === undefined || isNext || isEmpty)) {
    throw new UsageError('cli.error.noValue', raw({ name }))
  }
  if (option.type === 'boolean' && value !== undefined) {
    throw new UsageError('cli.error.value', raw({ name }))
  }
}

function readCount(
  name: string,
  given: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (given === undefined) return undefined
  const value = Number(given)
  if (!/^\d+$/.test(given) || value < least || value > most) {
    throw new UsageError('cli.error.count', { ...raw({ name, given }), least, most })
  }
  return value
}

function readJson(name: string, given: string | undefined): unknown {
  if (given === undefined) return undefined
  try {
    return JSON.parse(given)
  } catch {
    throw new UsageError('cli.error.json', raw({ name, given }))
  }
}

export function requireGame(id: string | undefined): AnyGame {
  const choices = anyOf(games.map((game) => game.id))
  if (id === undefined) throw new UsageError('cli.error.noGame', { choices })
  const game = gameById(id)
  if (!game) throw new UsageError('cli.error.game', { ...raw({ given: id }), choices })
  return game
}

/** Line parts for the person's own texts and for names that are the same in all languages. */
export function raw(texts: Readonly<Record<string, string>>): Record<string, LinePart> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { raw: text }]))
}

export function list(names: readonly string[]): ListPart {
  return { list: names.map((name) => ({ raw: name })) }
}

/** A list joined with “or”. */
export function anyOf(names: readonly string[]): ListPart {
  return { ...list(names), or: true }
}
