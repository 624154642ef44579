/** What the conductor needs from outside: storage, dice, bots, time. Tests put their own in. */
import type { Thought } from '../../bots/think.ts'
import type { Piece } from '../../kernel/chance.ts'
import type { Plain } from '../../kernel/plain.ts'
import type { Entry } from '../../kernel/record.ts'
import type { Gesture, Settled } from '../../physics/types.ts'
import type { Plan } from '../../scenes/contract.ts'
import type { Step } from '../../session/show/beat.ts'
import type { Header } from '../saves/shape.ts'
import type { Pace, Pause } from './pace.ts'
import type { Notice } from './notice.ts'
import type { Ticker } from './ticker.ts'

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

export interface Ports {
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
  /** What the scene does in this step; nothing without a scene. Asked once for each beat. */
  plan(step: Step): Plan
  /** True when a tray is on the screen in which a throw can be seen. */
  showsRolls(): boolean
  readonly ticker: Ticker
  readonly pause: Pause
  onNotice(listener: (notice: Notice) => void): () => void
}
