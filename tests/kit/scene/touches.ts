/** Checks that each legal command has touches of its own, and that every glowing place leads to a command. */
import type { Tagged } from '../../../src/kernel/command.ts'
import type { Triple } from '../../../src/physics/types.ts'
import type { Random } from '../../../src/kernel/random.ts'
import {
  firstHit,
  touchTargetOf,
  type Ray,
  type HitTarget,
  targetsOf,
} from '../../../src/scenes/board/hit.ts'
import { pointOn } from '../../../src/scenes/board/pose.ts'
import {
  touchedCommand,
  commandsFitting,
  nextTouches,
  type CommandTouches,
  commandTouches,
} from '../../../src/scenes/board/touch.ts'
import { insist } from '../failure.ts'
import type { Position } from './types.ts'

/** Number of commands of a long list that are tried at each step. */
const sample = 24
/** Height over the table (cm) from which rays are cast at a target. */
const over = 200

function sampled<T>(list: readonly T[], random: Random): readonly T[] {
  if (list.length <= sample) return list
  return Array.from({ length: sample }, () => random.pick(list))
}

export function checkTouches(position: Position, random: Random): void {
  const { scene, view, acting } = position
  const reached = commandTouches(acting, (command, seat) => scene.picks(command, view, seat))
  if (reached.length === 0) return
  const known = touchable(position)
  for (const one of sampled(reached, random)) checkReach(reached, one, known, random)
  const glowing = [...nextTouches(reached, [])]
  insist(glowing.length > 0, 'glows', () => 'nothing glows, though something may be done')
  for (const id of glowing) {
    insist(known.has(id), 'glows', () => `${id} glows and is not there`)
    insist(
      commandsFitting(reached, [id]).length > 0,
      'glows',
      () => `${id} glows and leads nowhere`,
    )
  }
  checkMet(position, sampled(glowing, random))
}

/** Ids that can be touched now: things, spots with a touch area, pieces. */
function touchable({ scene, things, pieces, arranged }: Position): ReadonlySet<string> {
  const spots = scene.setting.spots.filter(({ id, touch }) => touch && arranged.spots.has(id))
  return new Set([
    ...things.map(({ id }) => id),
    ...spots.map(({ id }) => id),
    ...pieces.map(({ piece }) => piece.id),
  ])
}

const nameOf = ({ seat, command }: CommandTouches<Tagged>): string =>
  `${JSON.stringify(command)} of seat ${seat}`

/** Touches the command's ids one by one; where several would do, a random one. */
function checkReach(
  reached: readonly CommandTouches[],
  one: CommandTouches,
  known: ReadonlySet<string>,
  random: Random,
): void {
  const { by, closer } = one.touches
  const wanted = by.map((touch) => (typeof touch === 'string' ? touch : random.pick(touch)))
  const ids = closer === undefined ? wanted : [...wanted, closer]
  insist(ids.length > 0, 'touches', () => `nothing stands for ${nameOf(one)}`)
  ids.forEach((id, i) => {
    const before = ids.slice(0, i)
    insist(known.has(id), 'touches', () => `${nameOf(one)} asks for ${id}, which is not there`)
    const glows = nextTouches(reached, before).has(id)
    insist(glows, 'touches', () => `${id} does not glow on the way to ${nameOf(one)}`)
    const early = i > 0 ? touchedCommand(reached, before) : null
    insist(
      !early || early === one,
      'touches',
      () => `${early && nameOf(early)} comes before ${nameOf(one)}`,
    )
  })
  const meant = touchedCommand(reached, ids)
  insist(meant === one, 'touches', () => `${ids.join(', ')} do not mean ${nameOf(one)} alone`)
}

/** Casts rays at glowing targets; pieces are left out, since the tray has its own hit test. */
function checkMet(position: Position, ids: readonly string[]): void {
  const { scene, things, arranged, pieces } = position
  const targets = targetsOf(things, scene.setting.spots, arranged, scene.setting.bodies)
  const thrown = new Set(pieces.map(({ piece }) => piece.id))
  for (const id of ids) {
    if (thrown.has(id)) continue
    const target = targets.find((other) => other.id === id)
    const met =
      target &&
      pointsOf(target).some((at) => {
        const first = firstHit(targets, lookAt(at))
        return first !== null && touchTargetOf(first, things, new Set(ids)) === id
      })
    insist(met, 'glows', () => `${id} glows, and something lies over it`)
  }
}

const shares = [0, -0.9, 0.9, -0.45, 0.45]

/** Points all over a target's touch area. */
function pointsOf({ pose, reach, high }: HitTarget): readonly Triple[] {
  const [halfX, halfZ] =
    reach.kind === 'round' ? [reach.radius * 0.7, reach.radius * 0.7] : [reach.halfX, reach.halfZ]
  return shares.flatMap((x) => shares.map((z) => pointOn(pose, x * halfX, high, z * halfZ)))
}

/** A ray from high over the table, leaning a little to the seat's side. */
function lookAt([x, y, z]: Triple): Ray {
  const lean = 0.05
  return { from: [x, y + over, z + over * lean], way: [0, -1, -lean] }
}
