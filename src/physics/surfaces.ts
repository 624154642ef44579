/** Colliders of felt and walls, each added to the world as soon as a die comes near. */
import type { World } from '@dimforge/rapier3d-compat'
import { engine } from './rapier.ts'
import type { HandStart } from './hand.ts'
import { poseSize } from './sizes.ts'
import { type TrayBox, type Tray, wallThickness } from '../shapes/trays.ts'
import type { Surface } from './types.ts'

type Material = { readonly friction: number; readonly bounce: number }

const wood: Material = { friction: 0.25, bounce: 0.3 }

/** Dice are stepped less often than sticks, and would bounce longer on the same felt. */
const felts = {
  sticks: { friction: 0.5, bounce: 0.5 },
  dice: { friction: 0.5, bounce: 0.45 },
} as const satisfies Record<string, Material>

/** Piece number or surface of a collider, by its handle. */
export type Meanings = Map<number, number | Surface>

function addFelt(world: World, felt: Material, meanings: Meanings): void {
  const { ColliderDesc, HalfSpace } = engine()
  // a half-space gives steady contacts; on a wide box rounded sticks rock for ever
  const floor = new ColliderDesc(new HalfSpace({ x: 0, y: 1, z: 0 }))
    .setFriction(felt.friction)
    .setRestitution(felt.bounce)
  meanings.set(world.createCollider(floor).handle, 'felt')
}

function addWall(world: World, box: TrayBox, meanings: Meanings): void {
  const { ColliderDesc } = engine()
  const wall = ColliderDesc.cuboid(box.halfX, box.halfY, box.halfZ)
    .setTranslation(box.x, box.y, box.z)
    .setFriction(wood.friction)
    .setRestitution(wood.bounce)
  meanings.set(world.createCollider(wall).handle, 'wood')
}

export function addAll(world: World, tray: Tray, meanings: Meanings): void {
  addFelt(world, felts.sticks, meanings)
  for (const box of tray.walls) addWall(world, box, meanings)
}

/** Centimetres from the middle of a die, whose corners reach 1.3: the rest is for what may push it meanwhile. */
const nearCm = 2.4

const isNear = (box: TrayBox, x: number, z: number): boolean =>
  Math.abs(x - box.x) < box.halfX + nearCm && Math.abs(z - box.z) < box.halfZ + nearCm

export type Approach = { readonly look: (poses: Float32Array) => void }

/**
 * A surface costs a twentieth of each step, whether anything is near it or not, and most walls of a
 * tray are never near. It is there when a die is near it, or will be in a step if it goes on as it does.
 */
export function makeApproach(
  world: World,
  tray: Tray,
  starts: readonly HandStart[],
  rate: number,
  meanings: Meanings,
): Approach {
  let isFelt = false
  let walls = tray.walls
  /** Distance from the middle of the tray within which no wall is near: dice have one bay, and walls all round it. */
  const calmX = tray.halfX - wallThickness - nearCm
  const calmZ = tray.halfZ - wallThickness - nearCm
  /** Place of each die one step ago. */
  const before = new Float64Array(starts.length * 3)
  starts.forEach(({ place, velocity }, i) => {
    for (let axis = 0; axis < 3; axis++)
      before[i * 3 + axis] = (place[axis] ?? 0) - (velocity[axis] ?? 0) / rate
  })
  const come = (x: number, z: number): void => {
    if (Math.abs(x) < calmX && Math.abs(z) < calmZ) return
    for (const box of walls) {
      if (!isNear(box, x, z)) continue
      addWall(world, box, meanings)
      walls = walls.filter((other) => other !== box)
    }
  }
  return {
    look: (poses) => {
      if (isFelt && walls.length === 0) return
      for (let i = 0, at = 0; i < before.length; i += 3, at += poseSize) {
        const x = poses[at] ?? 0
        const y = poses[at + 1] ?? 0
        const z = poses[at + 2] ?? 0
        const dx = x - (before[i] ?? 0)
        const dy = y - (before[i + 1] ?? 0)
        const dz = z - (before[i + 2] ?? 0)
        before[i] = x
        before[i + 1] = y
        before[i + 2] = z
        if (!isFelt && (y < nearCm || y + dy < nearCm)) {
          isFelt = true
          addFelt(world, felts.dice, meanings)
        }
        come(x, z)
        come(x + dx, z + dz)
      }
    },
  }
}
