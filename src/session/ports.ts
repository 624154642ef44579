/** What a session needs from outside: storage, dice, bots, time. Tests put their own in. */
import type { Thought } from '../bots/think.ts'
import type { Piece } from '../kernel/chance.ts'
import type { Plain } from '../kernel/plain.ts'
import type { Entry } from '../kernel/record.ts'
import type { Gesture, Settled } from '../physics/types.ts'
import type { Header } from './header.ts'
import type { Notice } from './notices.ts'
import type { Pace, Pause } from './pace.ts'
import type { Step, Timed } from './show/beat.ts'
import type { Ticker } from './show/ticker.ts'

export interface Thrown {
  readonly faces: readonly number[]
  /** null when no physics could be had and a seeded source answered. */
  readonly settled: Settled | null
  readonly proof: Plain
}

/** `gesture` is null for a button's or a bot's throw. */
export type ThrowPieces = (
  pieces: readonly Piece[],
  seed: string,
  gesture: Gesture | null,
) => Promise<Thrown>

/** What one shown head needs of the screen that it is for. */
export interface ShowPorts<P extends Timed = Timed> {
  /** What the scene does in this step; nothing without a scene. Asked once for each beat. */
  plan(step: Step): P
  /** True when a tray is on the screen in which a throw can be seen. */
  showsRolls(): boolean
  pace(): Pick<Pace, 'speed'>
  readonly ticker: Ticker
}

export interface Ports<P extends Timed = Timed> extends ShowPorts<P> {
  /** Resolves when it is kept: nothing is shown before. */
  keep(header: Header, from: number, all: readonly Entry[]): Promise<void>
  readonly throwPieces: ThrowPieces
  /** The place of the chosen command in the legal list. */
  think(thought: Thought): Promise<number>
  /** A new seed from the machine's own randomness. */
  makeSeed(): string
  now(): number
  pace(): Pace
  /** True when throws of people at this screen wait for their hand or the button. */
  waitsForHand(): boolean
  readonly pause: Pause
  onNotice(listener: (notice: Notice) => void): () => void
  /** What a machine could not do, for whoever looks for the cause. */
  report(error: unknown): void
}
