/** Ports of a session: storage, dice, bots, time. Tests have their own. */
import type { Advice, BotRequest } from '../bots/think.ts'
import type { Keep } from './header.ts'
import type { Notice } from './notices.ts'
import type { Pace, Pause } from './pace.ts'
import type { Timed } from './show/beat.ts'
import type { ShowPorts } from './show/ports.ts'
import type { ThrowPieces } from './thrown.ts'

export interface Ports<P extends Timed = Timed> extends ShowPorts<P> {
  readonly keep: Keep
  readonly throwPieces: ThrowPieces
  think(thought: BotRequest): Promise<Advice>
  /** Makes a seed from the system's random source. */
  makeSeed(): string
  now(): number
  pace(): Pace
  /** True when throws of people at this screen wait for their hand or the button. */
  waitsForHand(): boolean
  /** Setting: forced steps are taken without asking. */
  takesForced(): boolean
  readonly pause: Pause
  onNotice(listener: (notice: Notice) => void): () => void
  /** Logs an unexpected error. */
  report(error: unknown): void
}
