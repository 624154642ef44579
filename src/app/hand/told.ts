/** Keeps what a table has told: a position stands for itself, a step changes the position before it. */
import type { Line } from '../../kernel/line.ts'
import type { News, WireThrown } from '../../link/wire/messages.ts'
import type { Told } from './handLink.ts'

/** Lines of the story that a hand keeps. */
const mostLines = 5
/** Longest time (ms) that a hand waits for pieces which still fall on the table. */
const longestFall = 5000

/** Null for a step without a position before it. */
export function toldAfter(before: Told | null, news: News): Told | null {
  const { number, view, due, toThrow, result } = news
  const now = { number, view, due, toThrow, result, falling: [] }
  if (news.kind === 'position') {
    const { table, game, edition, sitters, lines } = news
    return { table, game, edition, sitters, lines, ...now }
  }
  if (!before || before.table !== news.table) return null
  const lines: readonly Line[] = [...before.lines, ...news.lines].slice(-mostLines)
  return { ...before, ...now, lines }
}

/** While pieces fall on the table, the hand shows neither what they show nor what comes of it. */
export const whileFalling = (before: Told, { pieces }: WireThrown): Told => ({
  ...before,
  due: [],
  toThrow: [],
  falling: pieces,
})

/** Milliseconds that the pieces of this step fall on the table. */
export function fallOf(news: News): number {
  if (news.kind === 'position' || !news.thrown) return 0
  const { frames, rate } = news.thrown.track
  return Math.min(longestFall, (1000 * frames) / Math.max(1, rate))
}
