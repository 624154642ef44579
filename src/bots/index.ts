/** Which bot plays which game, with the values of the game that is handed in; where no mind is known, it plays by chance. */
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import { makeBorderMind } from './border/index.ts'
import type { Level } from './levels.ts'
import { makeNagarajaMind } from './nagaraja/index.ts'
import { makePlayer } from './player.ts'
import { makeRajasMind } from './rajas/index.ts'
import type { Bot, Mind } from './types.ts'

export const randomBot: Bot = (_view, legal, _seat, random) => random.pick(legal)

type Maker = (values: unknown) => Mind

/** A mind gets the values, states, views and commands of its own game alone. */
function own<X, S, V, C extends Tagged>(make: (values: X) => Mind<S, V, C>): Maker {
  return make as unknown as Maker
}

const makers: Readonly<Record<string, Maker>> = {
  border: own(makeBorderMind),
  nagaraja: own(makeNagarajaMind),
  rajas: own(makeRajasMind),
}

export function mindFor({ id, values }: Pick<AnyGame, 'id' | 'values'>): Mind | null {
  return makers[id]?.(values) ?? null
}

export function botFor(game: AnyGame, level: Level = 'medium', budget?: number): Bot {
  const mind = mindFor(game)
  if (!mind) return randomBot
  const decide = makePlayer(game, mind, level, budget)
  return (view, legal, seat, random) =>
    legal[decide(view, legal, seat, random).at] ?? (legal[0] as Tagged)
}
