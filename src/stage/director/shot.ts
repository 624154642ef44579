/** Shots as data: the kinds of pictures that a director cuts between, and how long each must stand. */
import type { Seat } from '../../kernel/seat.ts'
import type { CameraPose } from '../../scenes/contract.ts'

export const shotKinds = [
  'wide',
  'seat',
  'tray',
  'close',
  'track',
  'hand',
  'reveal',
  'aftermath',
] as const
export type ShotKind = (typeof shotKinds)[number]

/** Seconds for which a picture stands before the next may come: what cannot be read in them is not shown. */
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

/** A picture that can be had: equal names are equal pictures. */
export interface Shot {
  readonly kind: ShotKind
  readonly name: string
  readonly pose: CameraPose
  /** Whose board it is, of a seat's. */
  readonly seat?: Seat
}

/** A shot on the air from a second of the one time on, until the next one. */
export interface Take extends Shot {
  readonly sinceSeconds: number
  /** There at once, or on a way from the picture before. */
  readonly way: 'cut' | 'ease'
  /** What it was taken for: a cue's name, a rule's, or whoever overruled. */
  readonly why: string
}

/** From this second on another picture may come. */
export const freeFrom = ({ sinceSeconds, kind }: Take): number => sinceSeconds + leastSeconds[kind]
