/** A fresh world for one throw: the tray, the table round it, and the pieces as they leave the hand. */
import type { Collider, EventQueue, RigidBody, World } from '@dimforge/rapier3d-compat'
import { engine } from './rapier.ts'
import type { HandStart } from './hand.ts'
import { gravity, sizes, stepRateOf } from './sizes.ts'
import { isStick, type PieceKind } from '../shapes/pieces.ts'
import { addAll, type Approach, makeApproach, type Meanings } from './surfaces.ts'
import type { Tray } from '../shapes/trays.ts'
import type { Surface } from './types.ts'

export type PhysicsTable = {
  readonly world: World
  /** Steps a second. */
  readonly rate: number
  readonly events: EventQueue
  /** Brings what dice come near to; sticks have all round them from the start. */
  readonly approach: Approach | null
  readonly bodies: readonly RigidBody[]
  readonly colliders: readonly Collider[]
  /** Piece number or surface name of a collider. */
  readonly meanings: ReadonlyMap<number, number | Surface>
}

/**
 * Swings a second by which a contact gives way. Resin and beech are hard: with the engine's own 30 a
 * piece goes on sinking flat for so long that it is read while one can still see it tilt.
 */
const stiffnessHz = 60

function addPiece(
  world: World,
  rate: number,
  kind: PieceKind,
  start: HandStart,
): [RigidBody, Collider] {
  const { ActiveEvents, ColliderDesc, RigidBodyDesc } = engine()
  const size = sizes[kind]
  const [hx, hy, hz] = size.half
  const r = size.rounding
  const [x, y, z] = start.place
  const [qx, qy, qz, qw] = start.rotation
  const [sx, sy, sz] = start.spin
  const body = world.createRigidBody(
    RigidBodyDesc.dynamic()
      .setTranslation(x, y, z)
      .setRotation({ x: qx, y: qy, z: qz, w: qw })
      .setLinvel(...start.velocity)
      .setAngvel({ x: sx, y: sy, z: sz })
      .setSoftCcdPrediction(size.foresight),
  )
  // the same blow is half the force in a step twice as long
  const weight = 8 * hx * hy * hz * size.density * gravity
  const collider = world.createCollider(
    ColliderDesc.roundCuboid(hx - r, hy - r, hz - r, r)
      .setDensity(size.density)
      .setFriction(size.friction)
      .setRestitution(size.bounce)
      .setActiveEvents(ActiveEvents.CONTACT_FORCE_EVENTS)
      .setContactForceEventThreshold((weight * rate) / 40),
    body,
  )
  return [body, collider]
}

export function makeTable(
  kinds: readonly PieceKind[],
  starts: readonly HandStart[],
  tray: Tray,
): PhysicsTable {
  const { EventQueue, World } = engine()
  const sticks = kinds.some(isStick)
  const world = new World({ x: 0, y: -gravity, z: 0 })
  const rate = stepRateOf(kinds)
  world.timestep = 1 / rate
  // fewer turns of the solver leave dice livelier, and cost less
  world.numSolverIterations = sticks ? 4 : 2
  world.lengthUnit = 1
  world.integrationParameters.contact_natural_frequency = stiffnessHz
  const meanings: Meanings = new Map()
  if (sticks) addAll(world, tray, meanings)
  const bodies: RigidBody[] = []
  const colliders: Collider[] = []
  kinds.forEach((kind, i) => {
    const start = starts[i]
    if (!start) throw new RangeError(`piece ${i} has no start`)
    const [body, collider] = addPiece(world, rate, kind, start)
    bodies.push(body)
    colliders.push(collider)
    meanings.set(collider.handle, i)
  })
  const events = new EventQueue(true)
  const approach = sticks ? null : makeApproach(world, tray, starts, rate, meanings)
  return { world, rate, events, approach, bodies, colliders, meanings }
}

export function clearTable(table: PhysicsTable): void {
  table.events.free()
  table.world.free()
}
