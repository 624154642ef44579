/** Worker entry of a bot: plain data in and out, with the game given by id and optional edition. */
import { loadGame } from '../games/index.ts'
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import { type Line, line } from '../kernel/line.ts'
import type { PlainObject } from '../kernel/plain.ts'
import { makeRandom } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'
import { mindFor, randomBot } from './index.ts'
import type { Level } from './levels.ts'
import { makePlayer } from './player.ts'
import type { Mind } from './types.ts'
import { botReasonOf } from './why.ts'

export interface BotRequest {
  readonly game: string
  readonly edition?: PlainObject
  readonly view: unknown
  readonly legal: readonly Tagged[]
  readonly seat: Seat
  readonly seed: string
  readonly level: Level
}

/**
 * The index of the chosen command in the legal list, with the reason; null when there was only one
 * command.
 */
export interface Advice {
  readonly at: number
  readonly why: Line | null
}

export async function think(thought: BotRequest): Promise<Advice> {
  const { view, legal, seat, seed, level } = thought
  const { game, mind } = await cachedKnown(thought)
  const random = makeRandom(seed)
  if (!mind) {
    const command = randomBot(view, legal, seat, random)
    const choice = game.label(command, view).line
    return { at: legal.indexOf(command), why: line('bots.why.chance', { choice }) }
  }
  const decided = makePlayer(game, mind, level)(view, legal, seat, random)
  return { at: decided.at, why: botReasonOf(game, mind, view, legal, decided) }
}

interface Known {
  readonly game: AnyGame
  readonly mind: Mind | null
}

let lastLoaded: { readonly key: string; readonly known: Promise<Known> } | null = null

/**
 * Caches the last loaded game, since a bot decides many times in one match with the same edition.
 */
function cachedKnown({ game, edition }: BotRequest): Promise<Known> {
  const key = JSON.stringify([game, edition])
  if (lastLoaded?.key !== key) lastLoaded = { key, known: loadKnown(game, edition) }
  return lastLoaded.known
}

async function loadKnown(id: string, edition: PlainObject | undefined): Promise<Known> {
  const game = await loadGame(id, edition)
  if (!game) throw new Error(`${id}: no such game, or other values than it can be played with`)
  return { game, mind: mindFor(game) }
}
