/** Which bot plays which game, with the values of the game that is handed in; the others get the random bot. */
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import { makeBorderBot } from './border/index.ts'
import { makeNagarajaBot } from './nagaraja/index.ts'
import { makeRajasBot } from './rajas/index.ts'
import type { Bot } from './types.ts'

export const randomBot: Bot = (_view, legal, _seat, random) => random.pick(legal)

type Maker = (values: unknown) => Bot

/** A bot gets the values, views and commands of its own game alone. */
function own<X, V, C extends Tagged>(make: (values: X) => Bot<V, C>): Maker {
  return make as unknown as Maker
}

const makers: Readonly<Record<string, Maker>> = {
  border: own(makeBorderBot),
  nagaraja: own(makeNagarajaBot),
  rajas: own(makeRajasBot),
}

export function botFor({ id, values }: Pick<AnyGame, 'id' | 'values'>): Bot {
  return makers[id]?.(values) ?? randomBot
}
