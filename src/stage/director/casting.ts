/** The kind of shot for each cue of each game; cues of other games get one by their weight. */
import type { cues as borderCues } from '../../games/border/manifest.ts'
import type { cues as nagarajaCues } from '../../games/nagaraja/manifest.ts'
import type { cues as rajasCues } from '../../games/rajas/manifest.ts'
import type { Cue } from '../../scenes/board/plan.ts'
import type { ShotKind } from './shot.ts'

interface Part {
  readonly kind: ShotKind
  /** Replaces the weight that the scene gave. */
  readonly weight?: number
  /**
   * The nearest of these cameras shows the cue. Without them, a `track` shot shows the whole track and an
   * `aftermath` shot the winner's board.
   */
  readonly cameras?: readonly string[]
  /** So many of these cues at once on one board get one close shot together. */
  readonly gathers?: number
}

/** null: no shot of its own. */
type Parts<Name extends string> = Readonly<Record<Name, Part | null>>

export interface Casting {
  readonly parts: Readonly<Record<string, Part | null>>
  /** The camera that shows the race as a distance. */
  readonly track: string
}

const newTurn: Part = { kind: 'wide', weight: 0.6 }

const border: Parts<(typeof borderCues)[number]> = {
  turnStarted: newTurn,
  // a long segment deserves a close shot; for two crosses the whole slate shows more
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
  // the fate of each player is printed above the tray
  roomWon: { kind: 'tray' },
  roomPlaced: { kind: 'seat', weight: 0.6 },
  roomTurned: { kind: 'seat' },
  trapLaid: { kind: 'close' },
  relicOpened: { kind: 'reveal' },
  curseOpened: { kind: 'reveal' },
  relicClosed: { kind: 'close' },
  relicsSwapped: { kind: 'seat' },
  amuletTaken: { kind: 'close' },
  // the reason for the win may lie in the opponent's temple
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
  // the worker or boat on the rim is too small to be seen in a shot of the whole board
  bonusReached: { kind: 'close' },
  // a worker is too small to be seen in a shot of the whole table
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

/** The kind of shot for a cue without a casting: the end, a close-up if it matters, else its board. */
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
