/** Which bot plays which game, with the values of the game that is handed in; the others get the random bot. */
import type { Layout } from '../games/border/edition.ts'
import type { Box } from '../games/nagaraja/edition/index.ts'
import type { Rules } from '../games/rajas/edition/index.ts'
import type { AnyGame } from '../kernel/game.ts'
import { makeBorderBot } from './border/index.ts'
import { makeNagarajaBot } from './nagaraja/index.ts'
import { makeRajasBot } from './rajas/index.ts'
import type { Bot } from './types.ts'

export const randomBot: Bot = (_view, legal, _seat, random) => random.pick(legal)

const makers: Readonly<Record<string, (values: unknown) => Bot>> = {
  border: (values) => makeBorderBot(values as Layout) as Bot,
  nagaraja: (values) => makeNagarajaBot(values as Box) as Bot,
  rajas: (values) => makeRajasBot(values as Rules) as Bot,
}

export function botFor({ id, values }: Pick<AnyGame, 'id' | 'values'>): Bot {
  return makers[id]?.(values) ?? randomBot
}
