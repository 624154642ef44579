/** Bots' matches that stop in the middle, where the first seat throws, as match files for the page. */
import { botFor } from '../../src/bots/index.ts'
import { gameById } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { type Match, pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import type { PlainObject } from '../../src/kernel/plain.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { recordText, save } from '../../src/kernel/save.ts'

export interface Sitter {
  readonly name: string
  readonly kind: 'human' | 'bot'
}

export interface Wanted {
  readonly game: string
  readonly seats: number
  readonly seed?: string
  readonly options?: PlainObject
}

/** The match after each of its inputs, played by medium bots. */
export function stagesOf({ game: id, seats, seed = 'middle', options = {} }: Wanted): Match[] {
  const game = gameById(id) as AnyGame
  const begun = start(game, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const bot = botFor(game)
  const random = makeRandom(seed)
  const stages: Match[] = [begun.match as Match]
  for (let now = stages[0]; now && pendingOf(now).length > 0; now = stages.at(-1)) {
    stages.push(
      advance(now, random, (match, seat, legal, chance) =>
        bot(match.game.view(match.state, seat), legal, seat, chance),
      ),
    )
  }
  return stages
}

/** Number of pieces that this seat has to throw now. */
function thrown(match: Match, seat: number): number {
  return pendingOf(match).reduce((most, item) => {
    const isThrow = item.kind === 'chance' && item.ask.kind === 'throw'
    if (!isThrow || item.ask.kind !== 'throw' || item.ask.pieces[0]?.seat !== seat) return most
    return Math.max(most, item.ask.pieces.length)
  }, 0)
}

/** The largest throws of the first seat in the middle third of a match, in their order. */
export function throwsInTheMiddle(wanted: Wanted, count: number): readonly Match[] {
  const stages = stagesOf(wanted)
  const third = stages.length / 3
  const middle = stages.slice(Math.floor(third), Math.ceil(2 * third))
  const largest = middle
    .filter((match) => thrown(match, 0) > 0)
    .toSorted((a, b) => thrown(b, 0) - thrown(a, 0) || a.length - b.length)
    .slice(0, count)
  if (largest.length === 0) throw new Error(`${wanted.game}: the first seat throws nothing`)
  return largest.toSorted((a, b) => a.length - b.length)
}

export function fileText(match: Match, sitters: readonly Sitter[]): string {
  return recordText(save(match, { seats: sitters.map(({ name, kind }) => ({ name, kind })) }))
}
