/** The floors of all lit corridors of a temple as one list of corners, each with the way that light has to it. */
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import { sides } from '../../games/nagaraja/vocabulary.ts'
import type { Room, Slots } from '../../games/nagaraja/types/index.ts'
import { plate, slotSpot, temple, towards } from '../../shapes/nagaraja.ts'
import { channelFloor, type FloorPoint } from '../../shapes/nagarajaCorridors.ts'
import { arrivalAt, type Flow } from './flow.ts'
import { columnOf, gateEdge, nicheEdge, rowOf } from './ground.ts'
import { corridorsOfKind } from './looks.ts'

/** A corner of a lit floor, seen from the temple's middle. */
export interface LitCorner {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Across the channel, -1 to 1. */
  readonly across: number
  /** Cm of the way from the gate. */
  readonly far: number
}

export interface LitFloor {
  /** A slot and a corridor of the room in it; `gate 1` and `niche 3` for sills. */
  readonly key: string
  readonly corners: readonly LitCorner[]
}

/** So far over the channel's own floor that neither shines through the other. */
const clear = 0.05
const level = temple.level - plate.channel.deep + clear
/** How far the channel of a niche's sill runs out. */
const nicheDeep = 1.7

/** A point of a plate as it lies, turned clockwise by quarters. */
function turned({ x, z }: { readonly x: number; readonly z: number }, quarters: number) {
  let [px, pz] = [x, z]
  for (let i = 0; i < quarters % 4; i += 1) [px, pz] = [-pz, px]
  return { x: px, z: pz }
}

function corridorFloor(
  box: Box,
  room: Room,
  slot: number,
  corridor: number,
  flow: Flow,
): LitFloor | null {
  const shape = corridorsOfKind(box, lookUp(box.rooms, room.id).kind)[corridor]
  if (!shape || !Number.isFinite(flow.middles[slot]?.[corridor] ?? Infinity)) return null
  const spot = slotSpot(rowOf(box, slot), columnOf(box, slot))
  const cornerOf = (point: FloorPoint): LitCorner => {
    const { x, z } = turned(point, room.rotation)
    const side = (sides.indexOf(point.side) + room.rotation) % 4
    const y = level - (point.isPit ? plate.crypt.deep - plate.channel.deep : 0)
    const far = arrivalAt(flow, slot, corridor, side, point.u)
    return { x: spot.x + x, y, z: spot.z + z, across: point.isPit ? 0 : point.across, far }
  }
  const key = `${slot} ${room.id} ${room.rotation} ${corridor}`
  return { key, corners: channelFloor(shape).flatMap((triangle) => triangle.map(cornerOf)) }
}

type Edge = ReturnType<typeof nicheEdge>

/** A sill from the slots' edge outwards. */
function sillFloor(key: string, [row, column, side]: Edge, deep: number, from: number, to: number) {
  const { x, z } = slotSpot(row, column)
  const way = towards[side]
  const corner = (out: number, across: number, far: number): LitCorner => {
    const reach = plate.pitch / 2 + out
    const wide = (across * plate.channel.wide) / 2
    return {
      x: x + way.x * reach - way.z * wide,
      y: level,
      z: z + way.z * reach + way.x * wide,
      across,
      far,
    }
  }
  const [a, b] = [corner(0, -1, from), corner(deep, -1, to)]
  const [c, d] = [corner(deep, 1, to), corner(0, 1, from)]
  return { key, corners: [a, b, c, a, c, d] }
}

export function litFloors(box: Box, slots: Slots, flow: Flow): readonly LitFloor[] {
  const rooms = slots.flatMap((room, slot) =>
    room
      ? (flow.middles[slot] ?? []).flatMap(
          (_, corridor) => corridorFloor(box, room, slot, corridor, flow) ?? [],
        )
      : [],
  )
  const gates = box.ground.entrances.map((_, gate) =>
    sillFloor(`gate ${gate}`, gateEdge(box, gate), temple.gate.deep, temple.gate.deep, 0),
  )
  const niches = flow.niches.flatMap((far, niche) =>
    Number.isFinite(far)
      ? [sillFloor(`niche ${niche}`, nicheEdge(box, niche), nicheDeep, far, far + nicheDeep)]
      : [],
  )
  return [...rooms, ...gates, ...niches]
}
