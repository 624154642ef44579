/** Which kind of shot tells each cue of each game; a game that is not here is cast by the weight of its cues. */
import type { cues as borderCues } from '../../games/border/manifest.ts'
import type { cues as nagarajaCues } from '../../games/nagaraja/manifest.ts'
import type { cues as rajasCues } from '../../games/rajas/manifest.ts'
import type { Cue } from '../../scenes/board/plan.ts'
import type { ShotKind } from './shot.ts'

interface Part {
  readonly kind: ShotKind
  /** Where a show weighs it otherwise than the scene. */
  readonly weight?: number
  /**
   * Of a track: where it happens, seen by the nearest of these cameras; the whole track without them. Of the end: the
   * camera that shows it; the winner's board without it.
   */
  readonly cameras?: readonly string[]
  /** From so many at once on, they are gone close to together instead. */
  readonly gathers?: number
}

/** null: no picture of its own. */
type Parts<Name extends string> = Readonly<Record<Name, Part | null>>

export interface Casting {
  readonly parts: Readonly<Record<string, Part | null>>
  /** The camera on which the race can be seen as a distance. */
  readonly track: string
}

const newTurn: Part = { kind: 'wide', weight: 0.6 }

const border: Parts<(typeof borderCues)[number]> = {
  turnStarted: newTurn,
  // a long segment is a moment of its own; of two crosses the whole slate tells more
  boxCrossed: { kind: 'seat', weight: 0.65, gathers: 3 },
  regionCircled: { kind: 'seat' },
  regionEarned: { kind: 'close' },
  regionEarnedLater: { kind: 'close' },
  valueStruck: { kind: 'seat' },
  matchEnded: { kind: 'aftermath' },
}

const nagaraja: Parts<(typeof nagarajaCues)[number]> = {
  roundBegan: newTurn,
  cardLaid: { kind: 'seat' },
  callsRevealed: { kind: 'wide' },
  nagaUsed: { kind: 'close' },
  cancelled: { kind: 'close' },
  sticksLost: { kind: 'tray' },
  // how much fate each of them has is written over the tray
  roomWon: { kind: 'tray' },
  roomPlaced: { kind: 'seat', weight: 0.6 },
  roomTurned: { kind: 'seat' },
  trapLaid: { kind: 'close' },
  relicOpened: { kind: 'reveal' },
  curseOpened: { kind: 'reveal' },
  relicClosed: { kind: 'close' },
  relicsSwapped: { kind: 'seat' },
  amuletTaken: { kind: 'close' },
  // why one has won may lie in the other's temple
  matchEnded: { kind: 'aftermath', cameras: ['ending'] },
}

const rajas: Parts<(typeof rajasCues)[number]> = {
  workerPlaced: { kind: 'track', weight: 0.65, cameras: ['quarry', 'palace', 'market', 'river'] },
  diePaid: null,
  tilePlaced: { kind: 'seat' },
  coinsGained: { kind: 'track' },
  fameGained: { kind: 'track' },
  buildingUpgraded: { kind: 'seat', weight: 0.5 },
  karmaGained: null,
  boatMoved: { kind: 'track', weight: 0.6, cameras: ['river'] },
  incomeTileLaid: { kind: 'close' },
  workerActivated: { kind: 'seat' },
  // a worker or a boat is taken from the rim: too small to be seen on the whole board
  bonusReached: { kind: 'close' },
  // the whole table is too small to see what a worker does
  turnBegan: { kind: 'track', weight: 0.6 },
  markersCrossed: { kind: 'track' },
  matchEnded: { kind: 'aftermath' },
}

const castings: Readonly<Record<string, Casting>> = {
  border: { parts: border, track: 'seat' },
  nagaraja: { parts: nagaraja, track: 'temples' },
  rajas: { parts: rajas, track: 'board' },
}

const anyGame: Casting = { parts: {}, track: 'seat' }

type Cast = Required<Part>

export const castingOf = (game: string): Casting => castings[game] ?? anyGame

/** Of a cue that nobody has cast: the end for itself, what matters close to, the rest from its board. */
function byWeight(weight: number): ShotKind {
  if (weight >= 1) return 'aftermath'
  return weight >= 0.5 ? 'close' : 'seat'
}

export function castOf({ parts }: Casting, cue: Cue): Cast | null {
  const part = parts[cue.name]
  if (part === null) return null
  const { kind = byWeight(cue.weight), weight = cue.weight } = part ?? {}
  const { cameras = [], gathers = Infinity } = part ?? {}
  return { kind, weight, cameras, gathers }
}
