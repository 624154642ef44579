/** What is to be heard, as plain data: planned once, then rendered, played, or mixed into a film. */

/** Volumes are set for each group; `place` is the river and the birds. */
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
  'end',
] as const
export type SoundKind = (typeof soundKinds)[number]

export interface Sound {
  readonly group: SoundGroup
  readonly kind: SoundKind
  /** Seconds from the beginning of what is told. */
  readonly at: number
  /** 0 to 1, before the volumes. */
  readonly gain: number
  /** -1 left, 1 right. */
  readonly pan: number
  /** Playback speed: the same thing a little higher or lower. */
  readonly pitch: number
  /** One of a few renderings of the same kind, so that no two hits are alike. */
  readonly variant: number
}

/** Renderings of each kind. */
export const variants = 6

/** Something of a beat that is heard if it names a sound that is known here. */
export interface Heard {
  readonly at: number
  /** Table units (cm). */
  readonly where: readonly [number, number, number]
  readonly sound?: string
}
