/** Makes the shots of one scene: every pose is a function of the scene, its plans and the viewer. */
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Triple } from '../../physics/types.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { CameraPose } from '../../scenes/contract.ts'
import { shotFor } from '../../scenes/table/shots.ts'
import { orbit } from './orbit.ts'
import type { ShotKind } from '../../games/casting.ts'
import type { Shot } from './shot.ts'
import { poseOfTray, standingTray, type StandingTray } from './tray.ts'

export type Filmed = Pick<
  GameScene,
  'seats' | 'setting' | 'cameras' | 'attention' | 'traySpot' | 'trayScale' | 'restingTray'
>

export interface Shots {
  wide(): Shot
  /** The scene's camera of this name; the whole table if there is none. */
  named(kind: ShotKind, name: string): Shot
  /** The one of these cameras that shows this place, or the nearest one. */
  nearest(cameras: readonly string[], where: Triple): string | undefined
  seat(seat: Seat): Shot
  /** The owner of the board on which a place lies, or of the nearest board. */
  boardOf(where: Triple): Seat
  tray(standing: StandingTray): Shot
  hand(standing: StandingTray, seat: Seat): Shot
  close(where: Triple, radius?: number): Shot
  /** Several places of a board in one picture. */
  part(places: readonly Triple[]): Shot
  reveal(where: Triple): Shot
  aftermath(where: Triple): Shot
}

/** Half the height of the picture around a place (cm). */
const near = { close: 9, reveal: 8 } as const
/** Margin around several places in one picture (cm). */
const margin = 5
/** Share of the depth that is kept free at the lower edge for captions. */
const foot = 0.16
/** Margin around the winner's board (cm) for the garland and the light on the table, and the slope of the camera. */
const garland = { around: 3, slope: 0.85 } as const
/** The azimuth that puts the middle of the table behind a place. */
const roundFor = ([x]: Triple, most: number): number => Math.max(-most, Math.min(most, -x / 60))

/** The middle of several places, and the greatest distance to it along an axis. */
function spanOf(places: readonly Triple[]): { readonly middle: Triple; readonly reach: number } {
  const along = (axis: 0 | 1 | 2) => {
    const values = places.map((place) => place[axis])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return { middle: (least + most) / 2, half: (most - least) / 2 }
  }
  const [x, y, z] = [along(0), along(1), along(2)]
  return { middle: [x.middle, y.middle, z.middle], reach: Math.max(x.half, z.half) }
}

const placeName = ([x, y, z]: Triple): string => [x, y, z].map((at) => Math.round(at)).join(' ')

type Shows = NonNullable<CameraPose['shows']>

function apart({ x, z }: Shows, [atX, , atZ]: Triple): number {
  const out = (at: number, [least, most]: readonly [number, number]) =>
    Math.max(least - at, at - most, 0)
  return Math.hypot(out(atX, x), out(atZ, z))
}

function clearOfWords(pose: CameraPose): CameraPose {
  const { shows } = pose
  if (!shows) return pose
  const [far, close] = shows.z
  return { ...pose, shows: { x: shows.x, z: [far, close + foot * (close - far)] } }
}

/** The winner's board with the garland around it. */
function withGarland(shows: Shows): CameraPose {
  const [x, z] = [shows.x, shows.z].map(([least, most]) => [
    least - garland.around,
    most + garland.around,
  ]) as [[number, number], [number, number]]
  const target = [(x[0] + x[1]) / 2, 0, (z[0] + z[1]) / 2] as const
  const position = [target[0], garland.slope * 100, target[2] + 100] as const
  return clearOfWords({ position, target, shows: { x, z } })
}

/** The camera over each board: the first listed one whose name ends in the seat. */
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

/** Over the thrower's shoulder: the whole tray, low and a little from the side of the thrower's board. */
function overShoulder({ tray, at, scale }: StandingTray, board: CameraPose): CameraPose {
  const side = Math.sign(board.target[0] - at[0])
  const radius = Math.max(tray.halfX, tray.halfZ) * scale * 0.95
  return orbit([at[0], 1.5 * scale, at[1]], { radius, high: 0.66, round: side * 0.42 })
}

export function makeShots(scene: Filmed, viewer: Viewer): Shots {
  const resting = poseOfTray(standingTray(scene, []))
  const boards = boardsOf(scene, viewer, resting)
  const poseOf = (name: string): CameraPose => shotFor(name, scene.cameras(viewer), resting)
  const named = (kind: ShotKind, name: string): Shot => ({
    kind,
    name,
    pose: clearOfWords(poseOf(name)),
  })
  const board = (seat: Seat) => boards[seat] ?? (['seat', poseOf('seat')] as const)
  const farFrom = (where: Triple) =>
    boards.map(([, { shows }]) => (shows ? apart(shows, where) : Infinity))
  function boardOf(where: Triple): Seat {
    const far = farFrom(where)
    return Math.max(0, far.indexOf(Math.min(...far)))
  }
  const distance = (name: string, where: Triple): number => {
    const { shows } = poseOf(name)
    return shows ? apart(shows, where) : Infinity
  }
  const close = (where: Triple, radius: number = near.close): Shot => ({
    kind: 'close',
    name: `close ${placeName(where)}`,
    pose: orbit(where, { radius, high: 0.95, round: roundFor(where, 0.3) }),
  })
  return {
    named,
    nearest: (cameras, where) =>
      cameras.toSorted((a, b) => distance(a, where) - distance(b, where))[0],
    wide: () => named('wide', 'seat'),
    seat: (seat) => ({ ...named('seat', board(seat)[0]), seat }),
    boardOf,
    tray: (standing) => ({
      kind: 'tray',
      name: 'tray',
      // a scene may have a camera of its own for the tray
      pose: clearOfWords(shotFor('tray', scene.cameras(viewer), poseOfTray(standing))),
    }),
    hand: (standing, seat) => ({
      kind: 'hand',
      name: `hand-${seat}`,
      pose: overShoulder(standing, board(seat)[1]),
    }),
    close,
    part(places) {
      const { middle, reach } = spanOf(places)
      return { ...close(middle, Math.max(near.close, reach + margin)), kind: 'seat' }
    },
    reveal: (where) => ({
      kind: 'reveal',
      name: `reveal ${placeName(where)}`,
      pose: orbit(where, { radius: near.reveal, high: 0.72, round: roundFor(where, 0.5) }),
    }),
    aftermath(where) {
      const [name, { shows }] = board(farFrom(where).indexOf(0))
      if (!shows) return named('aftermath', 'seat')
      return { kind: 'aftermath', name: `aftermath ${name}`, pose: withGarland(shows) }
    },
  }
}
