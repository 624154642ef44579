/** The word key for the kind of player at a seat: a person, or a bot of a level. */
import type { WordKey } from '../words/types.ts'

const botWords = {
  easy: 'ui.seat.bot.easy',
  medium: 'ui.seat.bot.medium',
  hard: 'ui.seat.bot.hard',
} as const

export interface SeatPlayer {
  readonly kind: 'human' | 'bot'
  readonly level?: keyof typeof botWords | undefined
}

export const playerWord = ({ kind, level = 'medium' }: SeatPlayer): WordKey =>
  kind === 'human' ? 'ui.seat.human' : botWords[level]
