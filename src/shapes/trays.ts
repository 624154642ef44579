/** The trays: felt between wooden walls, one half for each thrower (cm). */

export type Bay = {
  /** Middle of the bay's felt in the tray's space. */
  readonly x: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
}

export type TrayBox = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly halfX: number
  readonly halfY: number
  readonly halfZ: number
}

export const trayNames = ['dice', 'many-dice', 'sticks', 'two-throwers'] as const
export type TrayName = (typeof trayNames)[number]

export type Tray = {
  readonly name: TrayName
  readonly bays: readonly Bay[]
  readonly walls: readonly TrayBox[]
  /** Half extents of the whole tray, walls included. */
  readonly halfX: number
  readonly halfZ: number
}

export const wallHeight = 4.2
export const wallThickness = 1.2

/**
 * Height of the walls' colliders: a pane of glass stands on each wall, flush with its inner side, and only the wildest
 * throws get over it. The wood ends at `wallHeight`.
 */
export const glassHeight = 9

const wall = (x: number, z: number, halfX: number, halfZ: number): TrayBox => ({
  x,
  y: glassHeight / 2,
  z,
  halfX,
  halfY: glassHeight / 2,
  halfZ,
})

/** Bays lie one behind the other, with one wall between them. */
function makeTray(name: TrayName, halfX: number, halfZ: number, count: number): Tray {
  const t = wallThickness / 2
  const pitch = halfZ * 2 + wallThickness
  const bays: Bay[] = []
  for (let i = 0; i < count; i++) {
    bays.push({ x: 0, z: ((count - 1) / 2 - i) * pitch, halfX, halfZ })
  }
  const wholeZ = (count * pitch - wallThickness) / 2
  const walls = [
    wall(-halfX - t, 0, t, wholeZ + wallThickness),
    wall(halfX + t, 0, t, wholeZ + wallThickness),
  ]
  for (let i = 0; i <= count; i++) walls.push(wall(0, wholeZ + t - i * pitch, halfX, t))
  return { name, bays, walls, halfX: halfX + wallThickness, halfZ: wholeZ + wallThickness }
}

export const trays: Readonly<Record<TrayName, Tray>> = {
  dice: makeTray('dice', 15, 10, 1),
  'many-dice': makeTray('many-dice', 24, 16, 1),
  sticks: makeTray('sticks', 23, 16, 1),
  'two-throwers': makeTray('two-throwers', 23, 15, 2),
}
