/** Which bot plays which game; a game without one of its own gets the random bot. */
import { rajasBot } from './rajas/index.ts'
import type { Bot } from './types.ts'

export const randomBot: Bot = (_view, legal, _seat, random) => random.pick(legal)

const bots: Readonly<Record<string, Bot>> = { rajas: rajasBot as Bot }

export function botFor(gameId: string): Bot {
  return bots[gameId] ?? randomBot
}
