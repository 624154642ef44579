/** A bot's choice where only plain data arrives: the game is named, with a person's own values beside it. */
import { loadGame } from '../games/index.ts'
import type { Tagged } from '../kernel/command.ts'
import type { PlainObject } from '../kernel/plain.ts'
import { makeRandom } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'
import { botFor } from './index.ts'
import type { Bot } from './types.ts'

export interface Thought {
  readonly game: string
  readonly edition?: PlainObject
  readonly view: unknown
  readonly legal: readonly Tagged[]
  readonly seat: Seat
  readonly seed: string
}

/** The place of the chosen command in the legal list. */
export async function think(thought: Thought): Promise<number> {
  const { game, edition, view, legal, seat, seed } = thought
  const bot = await botOf(game, edition)
  return legal.indexOf(bot(view, legal, seat, makeRandom(seed)))
}

let lately: { readonly key: string; readonly bot: Promise<Bot> } | null = null

/** A bot is asked many times in one match: its edition's tables are made once. */
function botOf(id: string, edition: PlainObject | undefined): Promise<Bot> {
  const key = JSON.stringify([id, edition])
  if (lately?.key !== key) lately = { key, bot: makeBot(id, edition) }
  return lately.bot
}

async function makeBot(id: string, edition: PlainObject | undefined): Promise<Bot> {
  const game = await loadGame(id, edition)
  if (!game) throw new Error(`${id}: no such game, or other values than it can be played with`)
  return botFor(game)
}
