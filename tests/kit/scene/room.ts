/** Checks that things do not intersect each other or the tray, and stay on the table. */
import type { Triple } from '../../../src/physics/types.ts'
import { trayFor } from '../../../src/physics/trays.ts'
import { reachOnTop, type TableTop, wholeTop } from '../../../src/shapes/tableTop.ts'
import { trays, wallHeight } from '../../../src/shapes/trays.ts'
import { turned } from '../../../src/physics/rotation.ts'
import { cornersOf, middleOf, type Pose, poseAtPoint } from '../../../src/scenes/board/pose.ts'
import { type Body, bodyOf } from '../../../src/scenes/board/thing.ts'
import { insist } from '../failure.ts'
import type { Position } from './types.ts'

/** Overlap allowed between a thing and the thing on which it lies (cm). */
const touching = 0.02
/** Depth of the shelf on the near side of the tray (cm). */
const shelfDeep = 3
const tray = 'the tray'

interface Block {
  readonly id: string
  readonly pose: Pose
  readonly body: Body
  /** Ids of the things under it, from the nearest to the table; it may be sunk into these. */
  readonly under: readonly string[]
}

/** Things of the last check, known not to intersect: only changed things are checked again. */
export type Clear = Map<string, Block>

/** Writes the checked things into `clear`. */
export function checkRoom(position: Position, clear: Clear): void {
  const all = [...blocksOf(position), ...trayOf(position)].sort((a, b) => leastX(a) - leastX(b))
  const isNew = all.map((block) => !isSameBlock(block, clear.get(block.id)))
  all.forEach((block, i) => {
    if (isNew[i] && block.id !== tray) checkOnTable(block, position.scene.tableTop ?? wholeTop)
  })
  all.forEach((a, i) => {
    // sorted by their left end, so the rest of the list is to the right of it and cannot intersect it
    for (let k = i + 1; k < all.length; k += 1) {
      const b = all[k] as Block
      if (leastX(b) > a.pose.at[0] + roundOf(a)) break
      if (!isNew[i] && !isNew[k]) continue
      if (a.under.includes(b.id) || b.under.includes(a.id)) continue
      insist(!isOverlap(a, b), 'room', () => `${a.id} stands in ${b.id}`)
    }
  })
  clear.clear()
  for (const block of all) clear.set(block.id, block)
}

function checkOnTable({ id, pose, body }: Block, top: TableTop): void {
  for (const [x, y, z] of cornersOf(pose, body)) {
    insist(reachOnTop(x, z, top) < 1, 'room', () => `${id} hangs over the edge of the table`)
    insist(y > -touching, 'room', () => `${id} goes through the table`)
  }
}

const isEqual = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

const isSameBlock = (a: Block, b: Block | undefined): boolean =>
  b !== undefined &&
  isEqual(a.pose.at, b.pose.at) &&
  isEqual(a.pose.turn, b.pose.turn) &&
  a.body.halfX === b.body.halfX &&
  a.body.halfZ === b.body.halfZ &&
  a.body.high === b.body.high &&
  isEqual(a.under, b.under)

/** Radius of a bounding sphere round its foot, and that sphere's left end. */
const roundOf = ({ body: { halfX, halfZ, high } }: Block): number => Math.hypot(halfX, halfZ, high)
const leastX = (block: Block): number => block.pose.at[0] - roundOf(block)

export function blocksOf(position: Position): readonly Block[] {
  const { scene, things, arranged } = position
  const bearers = bearersOf(position)
  return things.flatMap(({ id, look }): Block[] => {
    const pose = arranged.things.get(id)
    return pose ? [{ id, pose, body: bodyOf(scene.setting.bodies, look), under: bearers(id) }] : []
  })
}

export function trayOf({ scene, pieces, arranged }: Position): readonly Block[] {
  const spot = scene.traySpot === undefined ? undefined : arranged.spots.get(scene.traySpot)
  if (!spot) return []
  const { trayScale: scale = 1, restingTray = 'dice' } = scene
  const thrown = pieces.map(({ piece }) => piece)
  const own = thrown.length > 0 ? trayFor(thrown) : trays[restingTray]
  const [halfX, halfZ, shelf] = [own.halfX * scale, own.halfZ * scale, (shelfDeep * scale) / 2]
  const high = wallHeight * scale
  const [x, , z] = spot.at
  // a tray that is deeper than wide is turned, its shelf on the left
  return halfZ > halfX
    ? [
        {
          id: tray,
          pose: poseAtPoint(x - shelf, 0, z),
          body: { halfX: halfZ + shelf, halfZ: halfX, high },
          under: [],
        },
      ]
    : [
        {
          id: tray,
          pose: poseAtPoint(x, 0, z + shelf),
          body: { halfX, halfZ: halfZ + shelf, high },
          under: [],
        },
      ]
}

/** Ids of the things on which a thing lies, from the nearest to the table. */
function bearersOf({ scene, things }: Position): (id: string) => readonly string[] {
  const spots = new Map(scene.setting.spots.map((spot) => [spot.id, spot.on]))
  const places = new Map(things.map(({ id, at }) => [id, at.spot]))
  const bearers = (id: string): readonly string[] => {
    const on = spots.get(places.get(id) ?? '') ?? null
    return on === null ? [] : [on, ...bearers(on)]
  }
  return bearers
}

const axesOf = ({ turn }: Pose): readonly Triple[] => [
  turned(turn, 1, 0, 0),
  turned(turn, 0, 1, 0),
  turned(turn, 0, 0, 1),
]

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

type Standing = Pick<Block, 'pose' | 'body'>

/** Separating axis test for two boxes: their face normals and the cross products of their edges. */
export function isOverlap(a: Standing, b: Standing): boolean {
  const [axesA, axesB] = [axesOf(a.pose), axesOf(b.pose)]
  const between = axesA.flatMap((one) => axesB.map((other) => cross(one, other)))
  const [from, to] = [middleOf(a.pose, a.body), middleOf(b.pose, b.body)]
  const way: Triple = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  return [...axesA, ...axesB, ...between].every((axis) => {
    const size = Math.hypot(...axis)
    if (size < 1e-6) return true
    const reach = reachOf(axesA, a.body, axis) + reachOf(axesB, b.body, axis)
    return (reach - Math.abs(dot(way, axis))) / size > touching
  })
}

function reachOf(axes: readonly Triple[], { halfX, halfZ, high }: Body, along: Triple): number {
  const halves = [halfX, high / 2, halfZ]
  return axes.reduce((sum, axis, i) => sum + Math.abs(dot(axis, along)) * (halves[i] ?? 0), 0)
}
