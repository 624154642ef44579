/** Sets a table up from the arguments, or from the file of a match that was begun before, wherever that was. */
import { randomBytes } from 'node:crypto'
import { gameById } from '../../games/all.ts'
import { type Level, levels } from '../../bots/levels.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { longestSeed } from '../../kernel/origin.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import { readFile } from '../../session/file.ts'
import { beginMatch, headerFor, type Opened, throwWays } from '../../session/header.ts'
import { botsLast, type Sitting } from '../../session/seating.ts'
import { type ForcedWay, forcedWays } from '../../session/forced.ts'
import { makeOrigin } from '../../session/origin.ts'
import { type Args, raw, requireGame, UsageError } from '../args.ts'
import { hasFile, readText } from '../files.ts'
import { gameInEdition } from './edition.ts'

/** A match at the terminal goes by its file. */
const id = 'terminal'

const makeSecret = (): string => randomBytes(32).toString('hex')

function seedIn(args: Args): string | null {
  const seed = args.text('seed')
  if (seed === undefined || seed.length <= longestSeed) return seed ?? null
  throw new UsageError('cli.error.seed', { most: longestSeed })
}

/** Steps without a choice go by themselves unless somebody wants to be asked. */
export const forcedIn = (args: Args): ForcedWay => args.choice('forced', forcedWays) ?? 'taken'

const levelIn = (args: Args): Level | undefined => args.choice('level', levels)

function namesIn(args: Args, seats: number): readonly string[] {
  const names = args.text('names')?.split(',') ?? []
  if (names.length > seats) throw new UsageError('cli.error.names', { most: seats })
  return names
}

export function beginFromArguments(args: Args): Opened {
  const game = gameInEdition(requireGame(args.text('game')), args.text('edition'))
  const { seats, bots } = countsIn(args, game.seats)
  const options = args.text('options') === undefined ? {} : args.json('options')
  const begun = beginMatch(game, options, {
    id,
    sittings: botsLast(seats, bots, namesIn(args, seats), levelIn(args)),
    origin: makeOrigin(seedIn(args), makeSecret),
    throws: args.choice('throws', throwWays) ?? 'physics',
    created: Date.now(),
  })
  if (!begun.ok) throw new UsageError(`refusal.${begun.refusal.code}`)
  return begun
}

/** Bots alone fill the table themselves; where they are too few for the game, people take the other seats. */
function countsIn(args: Args, { min, max }: AnyGame['seats']): { seats: number; bots: number } {
  const given = args.count('seats', min, max)
  const bots = args.count('bots', 0, given ?? max) ?? 0
  return { seats: given ?? Math.max(min, bots), bots }
}

/** The match of an existing file; everything else about it is in there too. */
export function resumeFile(args: Args, file: string): Opened {
  const read = readFile(readText(file), gameById)
  if (read.match === null) throw refused(file, read.refusal)
  if (read.refusal) throw refused(file, read.refusal)
  const { match, origin } = read
  const isOther = args.text('game') !== undefined && args.text('game') !== match.game.id
  const seats = args.count('seats', 1, 99)
  const others = ['options', 'edition'].filter((name) => args.text(name) !== undefined)
  const seed = seedIn(args)
  // the same command may be given again, with the seed by which it was begun
  const isSame = seed === null || (origin.kind === 'foretold' && origin.seed === seed)
  if (isOther || (seats ?? match.seats) !== match.seats || others.length > 0 || !isSame) {
    throw new UsageError('cli.error.resume')
  }
  const header = headerFor(match, {
    id,
    sittings: seated(args, read.sittings),
    origin,
    throws: args.choice('throws', throwWays) ?? read.throws ?? 'physics',
    created: Date.now(),
  })
  return { match, header }
}

const refused = (file: string, why: Refusal): UsageError =>
  new UsageError('cli.error.match', { ...raw({ file }), why: refusalLine(why) })

/** As many of the last seats may be given to bots as one likes, bots another level, and everybody another name. */
function seated(args: Args, kept: readonly Sitting[]): readonly Sitting[] {
  const bots = args.count('bots', 0, kept.length)
  const names = namesIn(args, kept.length)
  const anew = botsLast(kept.length, bots ?? 0, names)
  const level = levelIn(args)
  return kept.map((sitting, seat) => ({
    ...sitting,
    ...(level && { level }),
    kind: (bots === undefined ? sitting : anew[seat])?.kind ?? sitting.kind,
    name: anew[seat]?.name || sitting.name,
  }))
}

export function canResume(file: string | undefined): file is string {
  return file !== undefined && hasFile(file)
}
