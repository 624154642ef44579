/** Triangles of a temple's lit corridor floors, with the distance that light travels to each vertex. */
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import { sides } from '../../games/nagaraja/vocabulary.ts'
import type { Room, Slots } from '../../games/nagaraja/types.ts'
import { plate, slotMiddle, temple, towards } from '../../shapes/nagaraja.ts'
import { channelFloor, type FloorPoint } from '../../shapes/nagarajaCorridors.ts'
import { arrivalAt, type LightFlow } from './flow.ts'
import { columnOf, gateEdge, nicheEdge, rowOf } from './ground.ts'
import { corridorsOfKind } from './looks.ts'

/** A vertex, relative to the temple's centre. */
export interface LitCorner {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Position across the channel, -1 to 1. */
  readonly across: number
  /** Distance from the gate along the corridors (cm). */
  readonly far: number
}

export interface LitFloor {
  /** Slot and corridor, or `gate 1` and `niche 3` for sills; stable while the room lies there. */
  readonly key: string
  readonly corners: readonly LitCorner[]
}

/** Offset above the channel's floor (cm) against z-fighting. */
const zOffsetCm = 0.05
const floorY = temple.level - plate.channel.deep + zOffsetCm
/** Length of a niche's sill (cm). */
const nicheDeep = 1.7

/** Rotates a point of a plate by clockwise quarter turns. */
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
  flow: LightFlow,
): LitFloor | null {
  const shape = corridorsOfKind(box, lookUp(box.rooms, room.id).kind)[corridor]
  if (!shape || !Number.isFinite(flow.middles[slot]?.[corridor] ?? Infinity)) return null
  const spot = slotMiddle(rowOf(box, slot), columnOf(box, slot))
  const cornerOf = (point: FloorPoint): LitCorner => {
    const { x, z } = turned(point, room.rotation)
    const side = (sides.indexOf(point.side) + room.rotation) % 4
    const y = floorY - (point.isPit ? plate.crypt.deep - plate.channel.deep : 0)
    const far = arrivalAt(flow, slot, corridor, side, point.u)
    return { x: spot.x + x, y, z: spot.z + z, across: point.isPit ? 0 : point.across, far }
  }
  const key = `${slot} ${room.id} ${room.rotation} ${corridor}`
  return { key, corners: channelFloor(shape).flatMap((triangle) => triangle.map(cornerOf)) }
}

type Edge = ReturnType<typeof nicheEdge>

/** Floor of a sill, from the edge of the slots outwards. */
function sillFloor(key: string, [row, column, side]: Edge, deep: number, from: number, to: number) {
  const { x, z } = slotMiddle(row, column)
  const way = towards[side]
  const corner = (out: number, across: number, far: number): LitCorner => {
    const reach = plate.pitch / 2 + out
    const wide = (across * plate.channel.wide) / 2
    return {
      x: x + way.x * reach - way.z * wide,
      y: floorY,
      z: z + way.z * reach + way.x * wide,
      across,
      far,
    }
  }
  const [a, b] = [corner(0, -1, from), corner(deep, -1, to)]
  const [c, d] = [corner(deep, 1, to), corner(0, 1, from)]
  return { key, corners: [a, b, c, a, c, d] }
}

export function litFloors(box: Box, slots: Slots, flow: LightFlow): readonly LitFloor[] {
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
