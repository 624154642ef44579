/** What a session needs from outside: storage, dice, bots, time. Tests put their own in. */
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
  /** A new seed from the machine's own randomness. */
  makeSeed(): string
  now(): number
  pace(): Pace
  /** True when throws of people at this screen wait for their hand or the button. */
  waitsForHand(): boolean
  /** True when a person's only command goes by itself, where the game says that it may. */
  takesPlain(): boolean
  readonly pause: Pause
  onNotice(listener: (notice: Notice) => void): () => void
  /** What a machine could not do, for whoever looks for the cause. */
  report(error: unknown): void
}
