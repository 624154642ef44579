/** Poses of an exhibit between two of its states, and between whole and taken apart. */
import { smooth } from '../ease.ts'
import { compose, turned } from '../../physics/rotation.ts'
import { lerpTriple, type Pose, slerpTurn } from '../board/pose.ts'
import type { Exhibit, ExhibitItem } from './exhibit.ts'

/** Seconds from one state to the next. */
export const changeSeconds = 0.9
/** New things rise from this depth (cm). */
const depth = 0.6

/** Rotates a wheel round the z axis through its hub. */
function wheeled({ at, turn }: Pose, [x, y, z]: Pose['at'], angle: number): Pose {
  const spun = compose(turn, [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)])
  const [was, is] = [turned(turn, x, y, z), turned(spun, x, y, z)]
  return {
    at: [at[0] + was[0] - is[0], at[1] + was[1] - is[1], at[2] + was[2] - is[2]],
    turn: spun,
  }
}

interface Shares {
  /** 0 in the state before, 1 in the present one. */
  readonly share: number
  /** 0 whole, 1 taken apart. */
  readonly apart: number
}

export function poserFor(
  before: Exhibit | null,
  { share, apart }: Shares,
): (shown: ExhibitItem) => Pose {
  const was = new Map(before?.things.map((shown) => [shown.id, shown.pose]))
  const eased = smooth(share)
  function between({ id, pose, wheel }: ExhibitItem): Pose {
    if (!before || share >= 1) return pose
    const from = was.get(id) ?? { ...pose, at: [pose.at[0], pose.at[1] - depth, pose.at[2]] }
    const turn = slerpTurn(from.turn, pose.turn, eased)
    const way = { at: lerpTriple(from.at, pose.at, eased), turn }
    return wheel ? wheeled(way, wheel.hub, wheel.turns * 2 * Math.PI * eased) : way
  }
  return (shown) => {
    const { at, turn } = between(shown)
    return { at: [at[0], at[1] + (shown.lift ?? 0) * apart, at[2]], turn }
  }
}
