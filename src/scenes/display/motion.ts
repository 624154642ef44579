/** From one state of an exhibit to the next, and from whole to taken apart: poses as functions of shares. */
import { smooth } from '../ease.ts'
import { compose, turned } from '../../physics/rotation.ts'
import { lerpTriple, type Pose, slerpTurn } from '../board/pose.ts'
import type { Exhibit, ExhibitItem } from './exhibit.ts'

/** Seconds from one state to the next. */
export const changeSeconds = 0.9
/** From which depth comes what was not there (cm). */
const below = 0.6

/** Round its own z axis at a point of its own: a wheel on its hub. */
export function wheeled({ at, turn }: Pose, [x, y, z]: Pose['at'], angle: number): Pose {
  const spun = compose(turn, [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)])
  const [was, is] = [turned(turn, x, y, z), turned(spun, x, y, z)]
  return {
    at: [at[0] + was[0] - is[0], at[1] + was[1] - is[1], at[2] + was[2] - is[2]],
    turn: spun,
  }
}

export interface ExhibitMoment {
  /** 0 as it was, 1 as it is. */
  readonly share: number
  /** How far it is taken apart, 0 to 1. */
  readonly apart: number
}

export function poserFor(
  before: Exhibit | null,
  { share, apart }: ExhibitMoment,
): (shown: ExhibitItem) => Pose {
  const was = new Map(before?.things.map((shown) => [shown.id, shown.pose]))
  const eased = smooth(share)
  return ({ id, pose, lift = 0, wheel }) => {
    const from = was.get(id) ?? { ...pose, at: [pose.at[0], pose.at[1] - below, pose.at[2]] }
    const way: Pose =
      share >= 1 || !before
        ? pose
        : { at: lerpTriple(from.at, pose.at, eased), turn: slerpTurn(from.turn, pose.turn, eased) }
    const spun =
      wheel && before && share < 1
        ? wheeled(way, wheel.hub, wheel.turns * 2 * Math.PI * eased)
        : way
    const [x, y, z] = spun.at
    return { at: [x, y + lift * apart, z], turn: spun.turn }
  }
}
