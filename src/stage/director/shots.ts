/** Makes the shots of one scene: every pose is a function of the scene, of what its plans say, and of who looks. */
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Triple } from '../../physics/types.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { CameraPose } from '../../scenes/contract.ts'
import { shotFor } from '../../scenes/table/shots.ts'
import { orbit } from './orbit.ts'
import type { Shot, ShotKind } from './shot.ts'
import { poseOfTray, standingTray, type StandingTray } from './tray.ts'

export type Filmed = Pick<
  GameScene,
  'seats' | 'setting' | 'cameras' | 'attention' | 'traySpot' | 'trayScale' | 'restingTray'
>

export interface Shots {
  wide(): Shot
  /** The camera of the scene that has this name; the whole table where there is none. */
  named(kind: ShotKind, name: string): Shot
  seat(seat: Seat): Shot
  /** The board on which a place lies, or the nearest. */
  boardOf(where: Triple): Seat
  tray(standing: StandingTray): Shot
  hand(standing: StandingTray, seat: Seat): Shot
  close(where: Triple, radius?: number): Shot
  reveal(where: Triple): Shot
  aftermath(where: Triple): Shot
}

/** Half the height of what is seen round a place (cm). */
const near = { close: 9, reveal: 8, aftermath: 26 } as const
/** Round towards the middle of the table, so that what a camera looks at has the table behind it. */
const roundFor = ([x]: Triple, most: number): number => Math.max(-most, Math.min(most, -x / 60))

const placeName = ([x, y, z]: Triple): string => [x, y, z].map((at) => Math.round(at)).join(' ')

type Shows = NonNullable<CameraPose['shows']>

function apart({ x, z }: Shows, [atX, , atZ]: Triple): number {
  const out = (at: number, [least, most]: readonly [number, number]) =>
    Math.max(least - at, at - most, 0)
  return Math.hypot(out(atX, x), out(atZ, z))
}

/** The first listed camera that is named after each seat stands over its board. */
function boardsOf(
  scene: Filmed,
  viewer: Viewer,
  trayPose: CameraPose,
): readonly (readonly [string, CameraPose])[] {
  const all = Object.entries(scene.cameras(viewer)).filter(([, pose]) => !pose.isUnlisted)
  return Array.from({ length: scene.seats }, (_, seat) => {
    const found = all.find(([name]) => name.endsWith(`-${seat}`))
    return found ?? (['seat', shotFor('seat', scene.cameras(viewer), trayPose)] as const)
  })
}

/** From behind the thrower: the tray whole, seen low and a little from the side of the thrower's board. */
function overShoulder({ tray, at, scale }: StandingTray, board: CameraPose): CameraPose {
  const side = Math.sign(board.target[0] - at[0])
  const radius = Math.max(tray.halfX, tray.halfZ) * scale * 0.95
  return orbit([at[0], 1.5 * scale, at[1]], { radius, high: 0.66, round: side * 0.42 })
}

export function makeShots(scene: Filmed, viewer: Viewer): Shots {
  const resting = poseOfTray(standingTray(scene, []))
  const boards = boardsOf(scene, viewer, resting)
  const poseOf = (name: string): CameraPose => shotFor(name, scene.cameras(viewer), resting)
  const named = (kind: ShotKind, name: string): Shot => ({ kind, name, pose: poseOf(name) })
  const board = (seat: Seat) => boards[seat] ?? (['seat', poseOf('seat')] as const)
  return {
    named,
    wide: () => named('wide', 'seat'),
    seat: (seat) => named('seat', board(seat)[0]),
    boardOf(where) {
      const far = boards.map(([, { shows }]) => (shows ? apart(shows, where) : Infinity))
      return Math.max(0, far.indexOf(Math.min(...far)))
    },
    tray: (standing) => ({ kind: 'tray', name: 'tray', pose: poseOfTray(standing) }),
    hand: (standing, seat) => ({
      kind: 'hand',
      name: `hand-${seat}`,
      pose: overShoulder(standing, board(seat)[1]),
    }),
    close: (where, radius = near.close) => ({
      kind: 'close',
      name: `close ${placeName(where)}`,
      pose: orbit(where, { radius, high: 0.95, round: roundFor(where, 0.3) }),
    }),
    reveal: (where) => ({
      kind: 'reveal',
      name: `reveal ${placeName(where)}`,
      pose: orbit(where, { radius: near.reveal, high: 0.72, round: roundFor(where, 0.5) }),
    }),
    aftermath: (where) => ({
      kind: 'aftermath',
      name: `aftermath ${placeName(where)}`,
      pose: orbit(where, { radius: near.aftermath, high: 0.62, round: roundFor(where, 0.35) }),
    }),
  }
}
