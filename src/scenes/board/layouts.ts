/** Layouts of spots: pure functions from the things on a spot to their poses, with heights found by stacking. */
import { identity, type Rotation } from '../../physics/rotation.ts'
import { composed, pitched, type Pose, poseAtPoint, yawed } from './pose.ts'
import type { Body } from './thing.ts'

/** One thing on a spot; the list is in spot order. */
export interface StackedThing {
  readonly body: Body
  readonly order: number
  readonly turn: number
  readonly over: boolean
}

export interface Stop {
  readonly x: number
  readonly z: number
  readonly turn?: number
}

export type SpotLayout =
  /** Stacked; `loose` is the largest random-looking yaw of each (radians). */
  | { readonly kind: 'pile'; readonly loose?: number }
  /** Side by side with `gap` cm between, centred or from the left end. */
  | { readonly kind: 'row'; readonly gap: number; readonly from?: 'middle' | 'start' }
  /** On an arc around a point in front, each overlapping the previous, at most `widest` radians in all. */
  | Fan
  /** A fan held up like a hand of cards, tilted up from flat by `tilt` radians. */
  | (Omit<Fan, 'kind'> & { readonly kind: 'hand'; readonly tilt: number })
  /** Cells in reading order; things in the same cell are stacked. */
  | {
      readonly kind: 'grid'
      readonly columns: number
      readonly rows: number
      readonly pitch: readonly [number, number]
    }
  /** Stops along a path; things on the same stop are stacked or stand side by side. */
  | {
      readonly kind: 'track'
      readonly stops: readonly Stop[]
      readonly share: 'stacked' | 'beside'
      readonly gap?: number
    }

interface Fan {
  readonly kind: 'fan'
  readonly step: number
  readonly radius: number
  readonly widest: number
}

type Of<K extends SpotLayout['kind']> = Extract<SpotLayout, { kind: K }>

export const pile = { kind: 'pile' } as const

export function layOut(layout: SpotLayout, things: readonly StackedThing[]): readonly Pose[] {
  switch (layout.kind) {
    case 'pile':
      return layPile(layout, things)
    case 'row':
      return layRow(layout, things)
    case 'fan':
      return layFan(layout, things)
    case 'hand':
      return layHand(layout, things)
    case 'grid':
      return layShared(things, 'stacked', 0, (cell) => cellOf(layout, cell))
    case 'track':
      return layShared(things, layout.share, layout.gap ?? 0.2, (at) => stopOf(layout, at))
  }
}

const half = Math.PI / 2

/** Half extent along x of a body turned around the vertical axis. */
const wideOf = ({ body, turn }: StackedThing): number =>
  Math.abs(Math.cos(turn)) * body.halfX + Math.abs(Math.sin(turn)) * body.halfZ

/** Pose with the foot at (x, y, z), or with the top there if the thing lies face down. */
function put({ body, turn, over }: StackedThing, x: number, y: number, z: number, more = 0): Pose {
  const round = turn + more === 0 ? identity : yawed(turn + more)
  if (!over) return poseAtPoint(x, y, z, round)
  const down: Rotation = [0, 0, Math.sin(half), Math.cos(half)]
  return poseAtPoint(x, y + body.high, z, composed(round, down))
}

/** Deterministic scatter between -1 and 1. */
const scattered = (order: number): number => ((order * 37) % 11) / 5 - 1

function layPile({ loose = 0 }: Of<'pile'>, things: readonly StackedThing[]): readonly Pose[] {
  let y = 0
  return things.map((thing, i) => {
    const pose = put(thing, 0, y, 0, loose * scattered(i))
    y += thing.body.high
    return pose
  })
}

function layRow(
  { gap, from = 'middle' }: Of<'row'>,
  things: readonly StackedThing[],
): readonly Pose[] {
  const long = things.reduce((sum, thing) => sum + wideOf(thing) * 2, 0)
  let x = from === 'start' ? 0 : -(long + gap * Math.max(0, things.length - 1)) / 2
  return things.map((thing) => {
    const wide = wideOf(thing)
    const pose = put(thing, x + wide, 0, 0)
    x += wide * 2 + gap
    return pose
  })
}

function layFan(fan: Pick<Fan, 'step' | 'radius' | 'widest'>, things: readonly StackedThing[]) {
  const step = Math.min(fan.step, fan.widest / Math.max(1, things.length - 1))
  let y = 0
  return things.map((thing, i) => {
    const angle = (i - (things.length - 1) / 2) * step
    const [x, z] = [fan.radius * Math.sin(angle), fan.radius * (1 - Math.cos(angle))]
    const pose = put(thing, x, y, z, -angle)
    y += thing.body.high
    return pose
  })
}

/** Lifts the fan so that its nearest edge touches the height of the spot. */
function layHand(hand: Of<'hand'>, things: readonly StackedThing[]): readonly Pose[] {
  const lean = pitched(hand.tilt)
  const [up, along] = [Math.cos(hand.tilt), Math.sin(hand.tilt)]
  const flat = layFan(hand, things)
  const nearest = flat.map(({ at }, i) => {
    const body = things[i]?.body
    return at[2] + Math.hypot(body?.halfX ?? 0, body?.halfZ ?? 0)
  })
  const lift = along * Math.max(0, ...nearest)
  return flat.map(({ at: [x, y, z], turn }) =>
    poseAtPoint(x, lift + y * up - z * along, y * along + z * up, composed(lean, turn)),
  )
}

function cellOf({ columns, rows, pitch }: Of<'grid'>, cell: number): Stop {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  return { x: (column - (columns - 1) / 2) * pitch[0], z: (row - (rows - 1) / 2) * pitch[1] }
}

function stopOf({ stops }: Of<'track'>, order: number): Stop {
  const stop = stops[order]
  if (!stop) throw new Error(`a track has no stop ${order}`)
  return stop
}

function layShared(
  things: readonly StackedThing[],
  share: Of<'track'>['share'],
  gap: number,
  stopAt: (order: number) => Stop,
): readonly Pose[] {
  const sharing = (order: number) => things.filter((other) => other.order === order)
  return things.map((thing, i) => {
    const { x, z, turn = 0 } = stopAt(thing.order)
    const before = things.slice(0, i).filter((other) => other.order === thing.order)
    if (share === 'stacked') {
      const y = before.reduce((sum, { body }) => sum + body.high, 0)
      return put(thing, x, y, z, turn)
    }
    const row = layRow({ kind: 'row', gap }, sharing(thing.order))
    const beside = row[before.length]?.at[0] ?? 0
    return put(thing, x + beside * Math.cos(turn), 0, z - beside * Math.sin(turn), turn)
  })
}
