// Room plates: corridors cut into stone, worn paving, the crypt's round hollow with its rim; and a plate without
// corridors.
import { plate } from '../../src/shapes/nagaraja.ts'
import { bakedRooms, type Corridor, cryptSpot } from '../../src/shapes/nagarajaCorridors.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model, Part } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { flat, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Shape, type Solid } from '../kit/manifold.ts'
import { corridorCut, corridorFloor } from './corridors.ts'
import { lotusSign } from './signs.ts'
import { type Detail, random01, ruin, weathered } from './stone.ts'

const { side, thick, channel, crypt } = plate
const square = (wide: number): Shape => CrossSection.square([wide, wide], true)

const sunk = (shape: Shape, deep: number): Solid =>
  laidFlat(extruded(shape, thick - deep, thick + 1, { bevel: 0 }))

interface Room {
  kind: string
  corridors: readonly Corridor[]
}

const cryptOf = (room: Room): readonly [number, number] | null => {
  const own = room.corridors.find((corridor) => corridor.crypt)
  if (!own) return null
  const { x, z } = cryptSpot(own)
  return [x, z]
}

/** Union of all cuts into the stone, seen from above. */
function openings(room: Room): Shape {
  const cuts = room.corridors.map(corridorCut)
  const hole = cryptOf(room)
  if (hole) cuts.push(CrossSection.circle(crypt.radius, 28).translate([hole[0], -hole[1]]))
  // the union of an empty list fails, so it starts from an empty circle
  return CrossSection.union([CrossSection.circle(0), ...cuts])
}

/** Joints of the paving, a frame, and a kerb along the corridors: thin lines, worn away in places. */
function lines(room: Room, seed: number): Shape {
  const free = square(side - 0.5).subtract(openings(room).offset(0.42, 'Round', 2, 16))
  const frame = square(side - 0.62).subtract(square(side - 0.78))
  const kerb = openings(room)
    .offset(0.36, 'Round', 2, 16)
    .subtract(openings(room).offset(0.22, 'Round', 2, 16))
  const joints: Shape[] = []
  const count = 5
  for (let i = 1; i < count; i++) {
    const z = -side / 2 + (side * i) / count
    joints.push(CrossSection.square([side, 0.09], true).translate([0, z]))
    for (let k = 0; k < 4; k++) {
      const x = -side / 2 + (side * (k + 0.5 + 0.5 * (i % 2) + 0.2 * random01(seed + i, k))) / 4
      joints.push(
        CrossSection.square([0.09, side / count], true).translate([x, z + side / count / 2]),
      )
    }
  }
  const worn = CrossSection.square([3.4, 2.2], true)
    .rotate(30 * random01(seed, 1))
    .translate([2.2 - 4 * random01(seed, 2), 3])
  return CrossSection.union(joints)
    .intersect(free.offset(-0.12))
    .add(kerb.intersect(square(side - 0.3)))
    .add(frame.intersect(free))
    .subtract(worn)
}

/** A lotus engraved in each corner that no corridor touches. */
function corners(room: Room): Shape {
  const taken = openings(room).offset(0.5, 'Round', 2, 12)
  const sign = lotusSign()
    .scale(0.92)
    .add(CrossSection.circle(1.15, 20).subtract(CrossSection.circle(1.06, 20)))
  const signs = [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz): Shape[] => {
      const at = sign.translate([sx * (side / 2 - 1.75), sz * (side / 2 - 1.75)])
      return at.intersect(taken).area() > 0.01 ? [] : [at]
    }),
  )
  return CrossSection.union([CrossSection.circle(0.01, 3), ...signs])
}

/** The plate's top, subdivided so that tints and occlusion in its vertices are fine enough. */
function top(room: Room): Soup {
  const free = square(side - 0.2).subtract(openings(room))
  const cells = 6
  const cell = (side - 0.2) / cells
  return Array.from({ length: cells * cells }, (_, k): Soup => {
    const [i, j] = [k % cells, Math.floor(k / cells)]
    const at = square(cell).translate([(i - (cells - 1) / 2) * cell, (j - (cells - 1) / 2) * cell])
    const piece = free.intersect(at)
    if (piece.area() < 0.001) return []
    return flat(piece.toPolygons() as Outline[], ruin, (x, y) => [x, thick, -y])
  }).flat()
}

const isTop = ({ at }: Soup[number]): boolean =>
  [1, 4, 7].every((i) => Math.abs((at[i] ?? 0) - thick) < 1e-4)

function body(room: Room, detail: Detail): Soup {
  const soft = detail === 'high' ? { bevel: 0.1, steps: 1 } : { bevel: 0 }
  const slab = painted(laidFlat(extruded(square(side), 0, thick, soft)), ruin)
  const wall = { ...ruin, tint: '#9c9186' }
  const cuts = room.corridors.map((corridor) =>
    painted(sunk(corridorCut(corridor), channel.deep), wall),
  )
  const hole = cryptOf(room)
  if (hole)
    cuts.push(
      painted(
        sunk(CrossSection.circle(crypt.radius, detail === 'high' ? 28 : 14), crypt.deep).translate([
          hole[0],
          0,
          hole[1],
        ]),
        wall,
      ),
    )
  const cut = soupOf(slab.subtract(Manifold.union(cuts)))
  return detail === 'low' ? cut : [...cut.filter((tri) => !isTop(tri)), ...top(room)]
}

/** A raised rim round the crypt, open on the side of the corridor. */
function lip(room: Room, detail: Detail): Soup {
  const hole = cryptOf(room)
  if (!hole) return []
  const steps = detail === 'high' ? 28 : 14
  const ring = CrossSection.circle(crypt.radius + 0.3, steps)
    .subtract(CrossSection.circle(crypt.radius, steps))
    .translate([hole[0], -hole[1]])
    .subtract(CrossSection.union(room.corridors.map(corridorCut)))
  return soupOf(
    painted(laidFlat(extruded(ring, thick - 0.1, thick + 0.1, { bevel: 0 })), {
      ...ruin,
      tint: '#e9e2d4',
    }),
  )
}

const weather = { tint: '#c3a686', moss: '#6d7440', lichen: '#e6d8ba', green: 0.24 }

function made(room: Room, index: number, detail: Detail): Model {
  const stone = [...body(room, detail), ...lip(room, detail)]
  const engraved = flat(
    lines(room, index * 9)
      .subtract(corners(room).offset(0.3, 'Round', 2, 12))
      .add(corners(room))
      .simplify(0.02)
      .toPolygons() as Outline[],
    { material: 'ruin', tint: '#7c6f62', wrap: 'none', occlusion: 0.4 },
    (x, y) => [x, thick + 0.008, -y],
  )
  const whole = [...stone, ...(detail === 'high' ? engraved : [])]
  const parts: Part[] = [
    {
      name: 'plate',
      soup: weathered(whole, { ...weather, seed: 60 + index }, detail === 'high' ? 2.8 : 30),
    },
    ...room.corridors.map((corridor, i): Part => ({
      name: `corridor-${i}`,
      soup: corridorFloor(corridor),
    })),
  ]
  return {
    name: `nagaraja-room-${room.kind}${detail === 'low' ? '-low' : ''}`,
    parts,
    shade: { reach: 1.1, floor: 0.35, rays: detail === 'high' ? 32 : 16 },
  }
}

const rooms: readonly Room[] = [
  ...Object.entries(bakedRooms).map(([kind, corridors]) => ({ kind, corridors })),
  { kind: 'plain', corridors: [] },
]

export const roomModels = (): Model[] =>
  rooms.flatMap((room, i) => [made(room, i, 'high'), made(room, i, 'low')])
