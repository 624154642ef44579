/** Plain cannon-es with a tray of the same size and dice of the same edge; faces are read when all bodies sleep. */
import { pathToFileURL } from 'node:url'
import { makeThrowRandom, type ThrowRandom } from '../../../src/physics/random.ts'
import { dieEdge } from '../../../src/shapes/pieces.ts'
import { gravity } from '../../../src/physics/sizes.ts'
import { trays } from '../../../src/shapes/trays.ts'
import { depthOf, fetchPeer, isTilted, type Thrower } from './fetch.ts'

interface Body {
  position: { x: number; y: number; z: number }
  quaternion: { x: number; y: number; z: number; w: number; normalize(): void; set: SetFour }
  velocity: { set(x: number, y: number, z: number): void }
  angularVelocity: { set(x: number, y: number, z: number): void }
  sleepState: number
}
type SetFour = (x: number, y: number, z: number, w: number) => void

interface World {
  allowSleep: boolean
  solver: { iterations: number }
  defaultContactMaterial: { friction: number; restitution: number }
  addBody(body: Body): void
  step(dt: number): void
}

interface Cannon {
  World: new (options: object) => World
  Body: new (options: object) => Body
  Box: new (half: object) => object
  Plane: new () => object
  Vec3: new (x: number, y: number, z: number) => object
}

/** Simulated seconds after which a throw is broken off. */
const mostSeconds = 10

/**
 * Seconds for which a die must be slow to count as at rest. Ours uses 1/12 s; with that, cannon would save 11 to 18 %
 * of its work but read twice as many dice tilted, 2 to 4 of 100.
 */
const restSeconds = 0.2

const halves = [dieEdge / 2, dieEdge / 2, dieEdge / 2] as const

function makeWorld({ Body, Box, Plane, Vec3, World }: Cannon, count: number): World {
  const tray = trays[count > 16 ? 'many-dice' : 'dice']
  const world = new World({ gravity: new Vec3(0, -gravity, 0) })
  world.allowSleep = true
  world.defaultContactMaterial.friction = 0.4
  world.defaultContactMaterial.restitution = 0.4
  const floor = new Body({ mass: 0, shape: new Plane() })
  floor.quaternion.set(-Math.SQRT1_2, 0, 0, Math.SQRT1_2)
  world.addBody(floor)
  for (const { x, y, z, halfX, halfY, halfZ } of tray.walls) {
    const shape = new Box(new Vec3(halfX, halfY, halfZ))
    world.addBody(new Body({ mass: 0, shape, position: new Vec3(x, y, z) }))
  }
  return world
}

function makeDie({ Body, Vec3 }: Cannon, shape: object, i: number, { unit }: ThrowRandom): Body {
  const place = new Vec3(
    -9 - (i % 3) * 2.7,
    6 + Math.floor(i / 9) * 2.7,
    ((Math.floor(i / 3) % 3) - 1) * 2.7,
  )
  const body = new Body({
    mass: 4.9,
    shape,
    position: place,
    sleepSpeedLimit: 1,
    sleepTimeLimit: restSeconds,
  })
  body.quaternion.set(unit() - 0.5, unit() - 0.5, unit() - 0.5, unit() - 0.5)
  body.quaternion.normalize()
  body.velocity.set(50 + 30 * unit(), 40, 20 * (unit() - 0.5))
  body.angularVelocity.set(30 * (unit() - 0.5), 30 * (unit() - 0.5), -30 * unit())
  return body
}

/** With fewer than 120 steps a second, dice sink more than half their height into the felt. */
export async function loadCannon(rate: 60 | 120): Promise<Thrower | null> {
  const folder = fetchPeer('cannon-es', '0.20.0')
  if (!folder) return null
  const cannon = (await import(pathToFileURL(`${folder}/dist/cannon-es.js`).href)) as Cannon
  const random = makeThrowRandom('cannon')
  const shape = new cannon.Box(new cannon.Vec3(...halves))

  const fall = (count: number, look: (dice: readonly Body[]) => void): [Body[], number] => {
    const world = makeWorld(cannon, count)
    const dice = Array.from({ length: count }, (_, i) => makeDie(cannon, shape, i, random))
    for (const body of dice) world.addBody(body)
    let steps = 0
    const isMoving = (): boolean => dice.some((body) => body.sleepState !== 2)
    while (steps < mostSeconds * rate && (steps === 0 || isMoving())) {
      world.step(1 / rate)
      steps += 1
      look(dice)
    }
    return [dice, steps]
  }

  return {
    name: rate === 120 ? 'cannon-es' : `cannon-es, ${rate} Hz`,
    about:
      `same tray and dice; bare steps, ${rate} a second; asleep after ${restSeconds} s below 1 cm/s` +
      (rate === 120 ? '' : '; no measure: its dice are seen deep in the felt'),
    isAside: rate !== 120,
    throwDice(count) {
      const [dice, steps] = fall(count, () => undefined)
      const tilted = dice.filter(({ quaternion: { x, y, z, w } }) =>
        isTilted(x, y, z, w, 'y'),
      ).length
      return { steps, seconds: steps / rate, tilted, isForced: steps >= mostSeconds * rate }
    },
    sink(count) {
      let deepest = 0
      fall(count, (dice) => {
        for (const { position, quaternion } of dice)
          deepest = Math.max(deepest, depthOf(position.y, quaternion, halves, 0))
      })
      return { seen: deepest, inWorld: deepest }
    },
  }
}
