/** Which bot plays which game; a game without one of its own gets the random bot. */
import { borderBot } from './border/index.ts'
import { nagarajaBot } from './nagaraja/index.ts'
import { rajasBot } from './rajas/index.ts'
import type { Bot } from './types.ts'

export const randomBot: Bot = (_view, legal, _seat, random) => random.pick(legal)

const bots: Readonly<Record<string, Bot>> = {
  border: borderBot as Bot,
  nagaraja: nagarajaBot as Bot,
  rajas: rajasBot as Bot,
}

export function botFor(gameId: string): Bot {
  return bots[gameId] ?? randomBot
}
