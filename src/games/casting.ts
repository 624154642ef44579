/** Casting: the kind of shot in which a stream or a film shows each cue of a game's scene. */

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

export interface CastCue {
  readonly kind: ShotKind
  /** Replaces the weight that the scene gives to the cue. */
  readonly weight?: number
  /**
   * For a track: the cameras of which the nearest one shows the cue; without them the whole track
   * is shown. For the end of a match: the camera that shows it; without it the winner's board is
   * shown.
   */
  readonly cameras?: readonly string[]
  /** From this number of simultaneous cues on, one close shot shows them together. */
  readonly gathers?: number
}

export interface Casting<Name extends string = string> {
  /** null: the cue gets no shot of its own. A cue without an entry is cast by its weight. */
  readonly parts: Readonly<Record<Name, CastCue | null>>
  /** The camera on which the distance between the players can be seen. */
  readonly track: string
}

export const newTurn: CastCue = { kind: 'wide', weight: 0.6 }
