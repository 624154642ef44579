/** Simulates equal boxes that fall on a plane, until they rest. The same seed gives the same fall. */
import { engine, ready } from './rapier.ts'
import { anyRotation, makeThrowRandom } from './random.ts'
import { type Rotation, turned } from './rotation.ts'
import { gravity, shownRate } from './sizes.ts'
import type { Triple } from './types.ts'

/** A box: half sizes, and its middle from the foot of the thing that it stands for (cm). */
export interface Lump {
  readonly half: readonly [number, number, number]
  readonly middle: readonly [number, number, number]
}

export interface Dropped {
  readonly seconds: number
  /** The pose of the foot of copy number `at` at a second. */
  poseAt(at: number, seconds: number): { readonly at: Triple; readonly turn: Rotation }
}

const longestSeconds = 6
/** Numbers of a pose: position and quaternion. */
const numbers = 7
/** Everything rests after so many steps below this speed (cm and radians per second). */
const still = { speed: 1.2, steps: 18 } as const

const lengthOf = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z)

type Rapier = ReturnType<typeof engine>
type World = InstanceType<Rapier['World']>
type Body = ReturnType<World['createRigidBody']>

function makeWorld(physics: Rapier): World {
  const world = new physics.World({ x: 0, y: -gravity, z: 0 })
  world.timestep = 1 / shownRate
  world.lengthUnit = 10
  const ground = physics.ColliderDesc.cuboid(400, 5, 400).setTranslation(0, -5, 0)
  world.createCollider(ground.setFriction(0.9).setRestitution(0.12))
  return world
}

/** Starts all copies in a loose column over the middle, each with a random rotation. */
function letFall(
  physics: Rapier,
  world: World,
  { half }: Lump,
  count: number,
  seed: string,
): Body[] {
  const random = makeThrowRandom(`handful/${seed}`)
  const size = lengthOf(...half)
  const round = Math.min(0.12, Math.min(...half) * 0.3)
  return Array.from({ length: count }, (_, i) => {
    const [x, y, z, w] = anyRotation(random)
    const wide = size * 0.5 * Math.sqrt(count)
    const body = world.createRigidBody(
      physics.RigidBodyDesc.dynamic()
        .setTranslation(random.spread() * wide, size * (2.4 + i * 0.9), random.spread() * wide)
        .setRotation({ x, y, z, w })
        .setLinvel(random.spread() * 8, -30, random.spread() * 8)
        .setAngvel({ x: random.spread() * 9, y: random.spread() * 9, z: random.spread() * 9 })
        .setAngularDamping(0.6)
        .setCcdEnabled(true),
    )
    const [hx, hy, hz] = half.map((side) => Math.max(0.02, side - round)) as [
      number,
      number,
      number,
    ]
    const shape = physics.ColliderDesc.roundCuboid(hx, hy, hz, round)
    world.createCollider(shape.setDensity(1).setFriction(0.55).setRestitution(0.25), body)
    return body
  })
}

function isStill(bodies: readonly Body[]): boolean {
  return bodies.every((body) => {
    const [v, w] = [body.linvel(), body.angvel()]
    return lengthOf(v.x, v.y, v.z) < still.speed && lengthOf(w.x, w.y, w.z) < still.speed
  })
}

function record(world: World, bodies: readonly Body[]): Float32Array {
  const frames: number[] = []
  let calm = 0
  for (let step = 0; step < longestSeconds * shownRate && calm < still.steps; step += 1) {
    for (const body of bodies) {
      const [p, q] = [body.translation(), body.rotation()]
      frames.push(p.x, p.y, p.z, q.x, q.y, q.z, q.w)
    }
    world.step()
    calm = isStill(bodies) ? calm + 1 : 0
  }
  return Float32Array.from(frames)
}

export async function dropHandful(lump: Lump, count: number, seed: string): Promise<Dropped> {
  await ready()
  const physics = engine()
  const world = makeWorld(physics)
  const frames = record(world, letFall(physics, world, lump, count, seed))
  world.free()
  const steps = Math.max(1, frames.length / (count * numbers))
  const [mx, my, mz] = lump.middle
  return {
    seconds: (steps - 1) / shownRate,
    poseAt(at, seconds) {
      const step = Math.min(steps - 1, Math.max(0, Math.round(seconds * shownRate)))
      const from = (step * count + at) * numbers
      const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = frames.subarray(from, from + 7)
      const foot = turned([qx, qy, qz, qw], mx, my, mz)
      return { at: [x - foot[0], y - foot[1], z - foot[2]], turn: [qx, qy, qz, qw] }
    },
  }
}
