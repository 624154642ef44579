/** Checks that a plan's poses lead from the old places to the new ones without a jump, with all cues in its time. */
import type { Triple } from '../../../src/physics/types.ts'
import type { ShownStep } from '../../../src/session/show/beat.ts'
import type { Plan } from '../../../src/scenes/board/plan.ts'
import { cornersOf, isSamePose } from '../../../src/scenes/board/pose.ts'
import { type Posed, posesAt } from '../../../src/scenes/board/poseAt.ts'
import { bodyOf, isSameLook } from '../../../src/scenes/board/thing.ts'
import { insist } from '../failure.ts'
import type { Position } from './types.ts'

/** Seconds between two samples, and the farthest that a corner may move between them (cm). */
const look = 1 / 120
const farthest = 400 * look
const near = 1e-6

export function checkPlan(before: Position, after: Position, plan: Plan): void {
  const { length, moves, cues } = plan
  insist(Number.isFinite(length) && length >= 0, 'poses', () => `a plan of ${length} seconds`)
  for (const { thing, start, length: lasts } of moves) {
    const isWithin = start >= -near && lasts > 0 && start + lasts <= length + near
    insist(isWithin, 'poses', () => `${thing} moves outside of the plan`)
  }
  for (const { name, at, weight } of cues) {
    insist(at >= -near && at <= length + near, 'cues', () => `${name} comes outside of the plan`)
    insist(weight >= 0 && weight <= 1, 'cues', () => `${name} weighs ${weight}`)
  }
  checkEnds(before, after, plan)
}

function seenAt(after: Position, plan: Plan, seconds: number): ReadonlyMap<string, Posed> {
  const { scene, things, arranged } = after
  const posed = posesAt(plan, things, arranged.things, scene.setting.bodies, seconds)
  return new Map(posed.map((one) => [one.id, one]))
}

function checkEnds(before: Position, after: Position, plan: Plan): void {
  const ends = [
    { where: 'before', position: before, seen: seenAt(after, plan, 0) },
    { where: 'after', position: after, seen: seenAt(after, plan, plan.length) },
  ]
  for (const { where, position, seen } of ends) {
    const there = new Set(position.things.map(({ id }) => id))
    for (const { id, look: own } of position.things) {
      const [pose, one] = [position.arranged.things.get(id), seen.get(id)]
      const isThere = pose && one && one.size === 1 && isSamePose(pose, one.pose)
      insist(isThere, 'poses', () => `${id} is not where it lies ${where} the step`)
      insist(
        isSameLook(own, one.look),
        'poses',
        () => `${id} looks otherwise than ${where} the step`,
      )
    }
    for (const { id, size } of seen.values()) {
      insist(there.has(id) || size === 0, 'poses', () => `${id} is seen ${where} it is there`)
    }
  }
}

/** Compares occupied space, not corners: a thing may be turned over between two samples without a visible jump. */
export function checkWay(after: Position, plan: Plan): void {
  if (plan.moves.length === 0) return
  const moving = new Set(plan.moves.map(({ thing }) => thing))
  const moved = { ...after, things: after.things.filter(({ id }) => moving.has(id)) }
  const { bodies } = after.scene.setting
  const cornersAt = (seconds: number) => {
    const seen = seenAt(moved, plan, seconds)
    return new Map(
      [...moving].flatMap((id): [string, readonly Triple[]][] => {
        const one = seen.get(id)
        if (!one || one.size === 0) return []
        const body = bodyOf(bodies, one.look)
        const [wide, deep, high] = [body.halfX, body.halfZ, body.high].map((n) => n * one.size)
        const shrunk = { halfX: wide ?? 0, halfZ: deep ?? 0, high: high ?? 0 }
        return [[id, cornersOf(one.pose, shrunk)]]
      }),
    )
  }
  let last = cornersAt(0)
  for (let seconds = look; seconds < plan.length + look; seconds += look) {
    const now = cornersAt(seconds)
    for (const id of new Set([...last.keys(), ...now.keys()])) {
      const [was, is] = [last.get(id), now.get(id)]
      const far = was && is ? apart(was, is) : sizeOf(was ?? is ?? [])
      insist(
        far < farthest,
        'poses',
        () => `${id} jumps ${far.toFixed(1)} cm at ${seconds.toFixed(2)} s`,
      )
    }
    last = now
  }
}

const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function apart(was: readonly Triple[], is: readonly Triple[]): number {
  return Math.max(...is.map((to) => Math.min(...was.map((from) => distance(from, to)))))
}

/** The diagonal: the size that appears or vanishes with a thing. */
const sizeOf = (corners: readonly Triple[]): number =>
  Math.max(0, ...corners.map((corner) => distance(corner, corners[0] ?? corner)))

/** `plan` is pure: called twice, it returns the same. */
export function checkPure(after: Position, step: ShownStep, text: string): void {
  const isSame = JSON.stringify(after.scene.plan(step)) === text
  insist(isSame, 'poses', () => 'the plan is another the second time')
}
