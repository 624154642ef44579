/** Sizes and places of Nagaraja's components, shared by models, physics and scenes (cm, y up, players at +z). */

export interface TemplePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

export type SlotSide = 'N' | 'E' | 'S' | 'W'

/** Unit steps towards the sides of a slot, as its owner sees them: far, right, near, left. */
export const towards: Readonly<Record<SlotSide, { readonly x: number; readonly z: number }>> = {
  N: { x: 0, z: -1 },
  E: { x: 1, z: 0 },
  S: { x: 0, z: 1 },
  W: { x: -1, z: 0 },
}

/** Clockwise quarter turns, as seen from above, that bring a model of the far side (N) to each side of the temple. */
export const turnsInto: Readonly<Record<SlotSide, number>> = { N: 0, E: 1, S: 2, W: 3 }

/**
 * A room plate: its origin is the middle of its underside; corridors are channels cut into its top. Its model has
 * the parts `plate` and `corridor-0`, `corridor-1` in the order of the edition: see nagarajaCorridors.ts.
 */
export const plate = {
  /** Distance between the middles of neighbouring slots, slightly more than a plate's side. */
  pitch: 9,
  side: 8.92,
  thick: 0.85,
  channel: { wide: 1.5, deep: 0.34 },
  /** The hollow for an amulet at the end of a stub, `out` from the plate's middle. */
  crypt: { radius: 1.28, out: 2.25, deep: 0.5 },
} as const

/**
 * A temple: its origin is on the table under the middle of the nine slots. Its model has the parts `temple` and
 * `sills`: channel floors whose u runs outwards from the nine slots and whose v counts gates and niches in twelfths.
 */
export const temple = {
  halfX: 20,
  far: -20,
  near: 21,
  /** `court` is the height of the floor under the plates, `level` that of the plates' tops, sills, niches and gates. */
  court: 0.65,
  level: 1.5,
  /** Half the side of the square of nine slots. */
  half: 13.5,
  wall: { top: 5.4, outer: 19.2 },
  niche: { wide: 5, deep: 4.5 },
  gate: { wide: 4.6, deep: 2.8, post: 3.6 },
  step: { count: 3, deep: 1.35 },
  /** Height of the towers at the far corners. */
  top: 9.6,
} as const

/** The middle of a slot's sunken floor: row 0 is far, column 0 is left. */
export const slotMiddle = (row: number, column: number): TemplePoint => ({
  x: (column - 1) * plate.pitch,
  y: temple.court,
  z: (row - 1) * plate.pitch,
})

/** A point `out` cm outside the square of slots, beside one side of a slot. */
const beyond = (row: number, column: number, side: SlotSide, out: number): TemplePoint => {
  const { x, z } = slotMiddle(row, column)
  const reach = plate.pitch / 2 + out
  return { x: x + towards[side].x * reach, y: temple.level, z: z + towards[side].z * reach }
}

/** Rotation of a relic from its owner towards the floors (degrees, counter-clockwise from above). */
export const relicTurn: Readonly<Record<SlotSide, number>> = { N: 0, E: -38, S: 0, W: 38 }

/** Position of a relic in its niche; at the sides it is shifted so that the pier in front of it does not hide it. */
export const nicheSpot = (row: number, column: number, side: SlotSide): TemplePoint => {
  const { x, y, z } = beyond(row, column, side, temple.niche.deep * 0.5)
  return { x, y, z: side === 'E' || side === 'W' ? z - 0.5 : z }
}

/** Foot of the slab that leans over a niche and seals it; `turnsInto` gives the rotation of each side's slabs. */
export const slabSpot = (row: number, column: number, side: SlotSide): TemplePoint =>
  beyond(row, column, side, 0.35)

/** The lamp in a niche: hangs on the back wall over the relic. */
export const lampSpot = (row: number, column: number, side: SlotSide): TemplePoint => ({
  ...beyond(row, column, side, temple.niche.deep - 0.7),
  y: temple.wall.top - 0.6,
})

/** The middle of a gate's threshold. */
export const gateSpot = (row: number, column: number, side: SlotSide): TemplePoint =>
  beyond(row, column, side, temple.gate.deep / 2)

/** Size of a slab, modelled upright with its foot at the origin; in its place it leans back by `lean` degrees. */
export const slab = { wide: 4.86, high: 5.5, thick: 0.55, lean: 43 } as const

/**
 * Relics stand on a plinth whose front slopes from `front`, `low` up to `crest`, `high`; the worth is written
 * on the slope: `worth` is the middle of its panel, leaning back by `lean` degrees.
 */
export const relic = {
  plinth: { wide: 4.3, back: 1.75, front: 2.1, crest: 0.85, low: 0.12, high: 1.12 },
  high: 4.6,
  worth: { x: 0, y: 0.62, z: 1.475, wide: 2.5, high: 1.3, lean: 51 },
} as const

/** The origin is the middle of the underside. The sign is on top; the underside is the same for all amulets. */
export const amulet = { radius: 1.12, thick: 0.36 } as const
/** The grating over a crypt, flush with the plate's top; the origin is the middle of its upper side. */
export const grating = { radius: 1.4, thick: 0.16 } as const
/** The trap: spikes under an iron grid, which fills a slot's sunken floor. */
export const trap = { side: 8.7, deep: 0.3, spikes: 1, grid: 1.05 } as const

/** A card lies face up, its upper edge towards -z; `round` is the radius of its corners. */
export const card = { wide: 6.3, high: 8.8, thick: 0.036, round: 0.42 } as const

/** The pedestal carries the round's room plate and amulet; the scroll lies beside it, on the side of the guide. */
export const pedestal = { side: 11, top: 3.4 } as const
export const scroll = { long: 9, radius: 0.62 } as const

/**
 * The rail of fate points: a strip with numbers from 0, and a pointer that slides along it to `first + pitch × points`.
 */
export const rail = {
  halfX: 19.6,
  deep: 3.4,
  high: 1.9,
  /** Height of the front edge; numbers stand on the slope between it and the crest. */
  front: 0.7,
  numbers: 26,
  first: -18.2,
  pitch: 1.456,
  pointer: { wide: 1.3, y: 1.42, z: 0.2 },
} as const

/** The counter of victory points: a small stone lotus that stands on a rail. */
export const counter = { radius: 0.62, thick: 0.7 } as const

/** Height that each further thing adds to a stack (cm). */
export const stacked = {
  room: plate.thick + 0.03,
  amulet: amulet.thick + 0.02,
  card: 0.05,
} as const

export const stone = {
  grey: { tint: '#8b98a8', lit: '#a9c9ff', sign: 'wheel' },
  yellow: { tint: '#d9ad5f', lit: '#ffd98a', sign: 'lotus' },
} as const
export type Stone = keyof typeof stone

/** Models with a second file, `nagaraja-<name>-low`, of fewer triangles for machines without a graphics card. */
export const lowModels = [
  'amulet-back',
  'lamp',
  'relic-conch',
  'relic-goddess',
  'relic-lamp',
  'relic-naga',
  'room-cornerCrypt',
  'room-cross',
  'room-plain',
  'room-straight',
  'room-tee',
  'room-teeCrypt',
  'room-twinCorners',
  'slab-grey',
  'slab-yellow',
  'temple-grey',
  'temple-yellow',
  'trap',
] as const
