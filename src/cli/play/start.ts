/** Sets a table up from the arguments, or from the file of a match that was begun before. */
import { randomBytes } from 'node:crypto'
import { gameById } from '../../games/all.ts'
import { load } from '../../kernel/load.ts'
import { start } from '../../kernel/match.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import { longestSeed } from '../../physics/parse.ts'
import { type Args, raw, requireGame, UsageError } from '../args.ts'
import { hasFile, readText } from '../files.ts'
import { gameInEdition } from './edition.ts'
import { type Sitting, type Table, throwWays } from './table.ts'

/** What is put behind it for each throw, `/throw/` and a number, has to fit into the seed of a throw. */
export const longestMatchSeed = longestSeed - 40

const fits = (seed: string): boolean => seed.length <= longestMatchSeed
const anySeed = (): string => randomBytes(8).toString('hex')

function seedIn(args: Args): string | undefined {
  const seed = args.text('seed')
  if (seed === undefined || fits(seed)) return seed
  throw new UsageError('cli.error.seed', { most: longestMatchSeed })
}

export function begin(args: Args): Table {
  const game = gameInEdition(requireGame(args.text('game')), args.text('edition'))
  const seats = args.count('seats', game.seats.min, game.seats.max) ?? game.seats.min
  const started = start(game, seats, args.json('options') ?? {})
  if (!started.ok) throw new UsageError(`refusal.${started.refusal.code}`)
  const sitting = {
    bots: args.count('bots', 0, seats) ?? 0,
    seed: seedIn(args) ?? anySeed(),
    throws: args.choice('throws', throwWays) ?? 'physics',
  }
  return { match: started.match, game, sitting, file: args.text('save') }
}

/** The match of an existing file; everything else about it is in there too. */
export function resume(args: Args, file: string): Table {
  const loaded = load(readText(file), gameById)
  if (!loaded.ok) {
    throw new UsageError('cli.error.match', { ...raw({ file }), why: refusalLine(loaded.refusal) })
  }
  const { match, record } = loaded
  const isOther = args.text('game') !== undefined && args.text('game') !== match.game.id
  const seats = args.count('seats', 1, 99)
  const changes = isOther || (seats ?? match.seats) !== match.seats
  const kept = sittingOf(record.meta?.table)
  const seed = seedIn(args)
  const others = ['options', 'edition'].filter((name) => args.text(name) !== undefined)
  // the same command may be given again, with the seed by which it was begun
  if (
    changes ||
    others.length > 0 ||
    (seed !== undefined && kept.seed !== null && seed !== kept.seed)
  ) {
    throw new UsageError('cli.error.resume')
  }
  const sitting = {
    bots: args.count('bots', 0, match.seats) ?? Math.min(kept.bots, match.seats),
    seed: kept.seed ?? seed ?? anySeed(),
    throws: args.choice('throws', throwWays) ?? kept.throws,
  }
  return { match, game: match.game, sitting, file }
}

/** The first records only said whether dice fell. */
type KeptSitting = Partial<Sitting> & { readonly falls?: unknown }

/** A match that was begun elsewhere, or in a record that was changed, has no seed that could go on. */
function sittingOf(kept: unknown): Omit<Sitting, 'seed'> & { readonly seed: string | null } {
  const { bots, seed, throws, falls } = (
    typeof kept === 'object' && kept ? kept : {}
  ) as KeptSitting
  return {
    bots: Number.isSafeInteger(bots) && bots! >= 0 ? bots! : 0,
    seed: typeof seed === 'string' && fits(seed) ? seed : null,
    throws: throwWays.find((way) => way === throws) ?? (falls === false ? 'seeded' : 'physics'),
  }
}

export function canResume(file: string | undefined): file is string {
  return file !== undefined && hasFile(file)
}
