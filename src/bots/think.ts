/** A bot's choice where only plain data arrives: the game is named, with a person's own values beside it. */
import { gameById } from '../games/index.ts'
import type { Tagged } from '../kernel/command.ts'
import { inEdition } from '../kernel/edition.ts'
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
export function think({ game, edition, view, legal, seat, seed }: Thought): number {
  return legal.indexOf(botOf(game, edition)(view, legal, seat, makeRandom(seed)))
}

let lately: { readonly key: string; readonly bot: Bot } | null = null

/** A bot is asked many times in one match: its edition's tables are made once. */
function botOf(id: string, edition: PlainObject | undefined): Bot {
  const key = JSON.stringify([id, edition])
  if (lately?.key !== key) {
    const game = gameById(id)
    if (!game) throw new Error(`no game ${id}`)
    const edited = edition === undefined ? null : inEdition(game, edition)
    if (edited && !edited.ok) throw new Error(`${id}: these values do not fit`)
    lately = { key, bot: botFor(edited?.game ?? game) }
  }
  return lately.bot
}
