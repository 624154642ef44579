/** Registry of the bots by game id. A game without a mind gets the random bot. */
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import { makeBorderMind } from './border/index.ts'
import type { Level } from './levels.ts'
import { makeNagarajaMind } from './nagaraja/index.ts'
import { makePlayer } from './player.ts'
import { makeRajasMind } from './rajas/index.ts'
import type { Bot, Mind } from './types.ts'

export const randomBot: Bot = (_view, legal, _seat, random) => random.pick(legal)

type MindMaker = (values: unknown) => Mind

/** Erases the type parameters of a mind, so that minds of all games fit into one record. */
function eraseTypes<X, S, V, C extends Tagged>(make: (values: X) => Mind<S, V, C>): MindMaker {
  return make as unknown as MindMaker
}

const mindMakers: Readonly<Record<string, MindMaker>> = {
  border: eraseTypes(makeBorderMind),
  nagaraja: eraseTypes(makeNagarajaMind),
  rajas: eraseTypes(makeRajasMind),
}

export function mindFor({ id, values }: Pick<AnyGame, 'id' | 'values'>): Mind | null {
  return mindMakers[id]?.(values) ?? null
}

export function botFor(game: AnyGame, level: Level = 'medium', budget?: number): Bot {
  const mind = mindFor(game)
  if (!mind) return randomBot
  const decide = makePlayer(game, mind, level, budget)
  return (view, legal, seat, random) =>
    legal[decide(view, legal, seat, random).at] ?? (legal[0] as Tagged)
}
