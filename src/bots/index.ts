/** Which bot plays which game; a game without one of its own gets the random bot. */
import { compile } from '../games/rajas/data.ts'
import { parseEdition } from '../games/rajas/data/parse.ts'
import type { PlainObject } from '../kernel/plain.ts'
import { borderBot } from './border/index.ts'
import { nagarajaBot } from './nagaraja/index.ts'
import { makeRajasBot, rajasBot } from './rajas/index.ts'
import type { Bot } from './types.ts'

export const randomBot: Bot = (_view, legal, _seat, random) => random.pick(legal)

const bots: Readonly<Record<string, Bot>> = {
  border: borderBot as Bot,
  nagaraja: nagarajaBot as Bot,
  rajas: rajasBot as Bot,
}

export function botFor(gameId: string, edition?: PlainObject): Bot {
  if (gameId === 'rajas' && edition) return rajasBotFor(edition)
  return bots[gameId] ?? randomBot
}

let lately: { readonly values: string; readonly bot: Bot } | null = null

/** A bot is asked many times in one match: its edition's tables are made once. */
function rajasBotFor(edition: PlainObject): Bot {
  const values = JSON.stringify(edition)
  if (lately?.values !== values) {
    const parsed = parseEdition(edition)
    lately = { values, bot: parsed.ok ? (makeRajasBot(compile(parsed.edition)) as Bot) : randomBot }
  }
  return lately.bot
}
