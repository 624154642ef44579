/** The roles of screens, and every reason for which a screen or one of its messages is refused. */
import { refusalCodes } from '../kernel/refusal.ts'

/** A code of a room admits to one of them; a screen cannot become another by what it says. */
export const roles = ['hand', 'table', 'stage', 'desk', 'follower'] as const
export type Role = (typeof roles)[number]

/** Each has a sentence in `words` under `link.refused.<code>`. */
export const linkRefusals = [
  /** The door knows no room with this code. */
  'noSuchCode',
  'roomFull',
  'doorFull',
  /** The code admits to another role. */
  'notThisRole',
  'otherProtocol',
  'badMessage',
  'tooLarge',
  'tooFast',
  /** Nothing but a hello is heard before the welcome. */
  'notWelcomed',
  'noNewcomers',
  'noSuchSeat',
  'seatTaken',
  'thrownOut',
  /** The host has closed the table. */
  'tableClosed',
] as const
export type LinkRefusal = (typeof linkRefusals)[number]

/** Acts are refused by the session with the kernel's codes, which have sentences of their own. */
export const answerCodes = [...linkRefusals, ...refusalCodes] as const
export type AnswerCode = (typeof answerCodes)[number]

export const isLinkRefusal = (code: AnswerCode): code is LinkRefusal =>
  linkRefusals.some((known) => known === code)
