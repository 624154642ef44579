/** Shots as data: the kinds of shots that a director cuts between, and how long each must stand. */
import type { Seat } from '../../kernel/seat.ts'
import type { ShotKind } from '../../games/casting.ts'
import type { CameraPose } from '../../scenes/contract.ts'

/** The least seconds of each kind of shot, so that it can be read. */
export const leastSeconds: Readonly<Record<ShotKind, number>> = {
  wide: 2.2,
  seat: 2,
  tray: 0.9,
  close: 1.3,
  track: 2,
  hand: 1.2,
  reveal: 2.2,
  aftermath: 3,
}

/** A camera position of one kind; equal names mean equal shots. */
export interface Shot {
  readonly kind: ShotKind
  readonly name: string
  readonly pose: CameraPose
  /** The owner of the board that it shows. */
  readonly seat?: Seat
}

/** A shot on the air from a second of time until the next take. */
export interface Take extends Shot {
  readonly sinceSeconds: number
  /** A hard cut, or a camera move from the take before. */
  readonly way: 'cut' | 'ease'
  /** The reason: the name of a cue or of a rule, or `overruled`. */
  readonly why: string
}

/** The second from which another take may follow. */
export const freeFrom = ({ sinceSeconds, kind }: Take): number => sinceSeconds + leastSeconds[kind]
