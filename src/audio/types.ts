/** Planned sounds as plain data, which can be rendered, played, or mixed into a film. */

/** Each group has its own volume; `place` is the ambience of the place where a game is played. */
export const soundGroups = ['dice', 'pieces', 'place', 'signals'] as const
export type SoundGroup = (typeof soundGroups)[number]

export const soundKinds = [
  'resin-felt',
  'resin-wood',
  'resin-glass',
  'resin-stone',
  'resin-resin',
  'wood-felt',
  'wood-wood',
  'wood-glass',
  'wood-stone',
  'resin-on-wood',
  'chalk',
  'tile',
  'touch',
  'card',
  'stone',
  'slab',
  'hiss',
  'turn',
  'gain',
  'gainLater',
  'won',
  'cancel',
  'amulet',
  'end',
  'song',
  'coo',
  'lap',
  'bell',
  'drums',
  'bustle',
  'gust',
  'pebbles',
  'drip',
  'creak',
] as const
export type SoundKind = (typeof soundKinds)[number]

export interface Sound {
  readonly group: SoundGroup
  readonly kind: SoundKind
  /** Seconds from the start of the plan. */
  readonly at: number
  /** From 0 to 1, before the group's volume. */
  readonly gain: number
  /** From -1 (left) to 1 (right). */
  readonly pan: number
  /** The playback rate, which shifts the pitch slightly. */
  readonly pitch: number
  /** The index of a rendered variant, so that repeated sounds differ. */
  readonly variant: number
}

/** The number of rendered variants of each kind. */
export const variants = 6

/** A cue of a scene; it is audible if `sound` names a known sound. */
export interface HeardCue {
  readonly at: number
  /** Position in table units (cm). */
  readonly where: readonly [number, number, number]
  readonly sound?: string
}
