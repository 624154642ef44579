/** Physics world of grabbed pieces: springs pull them to the hand, they collide, and they fly off on release. */
import { extend } from '@react-three/fiber'
import {
  CuboidCollider,
  Physics,
  type RapierRigidBody,
  RigidBody,
  RoundCuboidCollider,
  useAfterPhysicsStep,
  useBeforePhysicsStep,
} from '@react-three/rapier'
import { useRef } from 'react'
import { Object3D } from 'three'
import type { Piece } from '../../kernel/chance.ts'
import { gravity, sizes } from '../../physics/sizes.ts'
import type { LiveHand } from './liveHand.ts'

extend({ Object3D })

interface HandWorldProps {
  readonly pieces: readonly Piece[]
  readonly live: LiveHand
  /** Poses of the pieces before the grab: seven numbers each. */
  readonly starts: Float32Array
}

const step = 1 / 120
/** Spring constant towards a piece's place in the hand, and its maximum speed (cm/s). */
const pull = 22
const fastest = 240
/** Share of the missing velocity that is added in each physics step. */
const response = 0.22
/** Factor from the hand's velocity to the spin of held pieces. */
const spinFactor = 0.0035
/** Contact forces below this make no sound (g·cm/s²). */
const audibleForce = 2600

/** Offset of a piece from the middle of the hand; neighbours are close enough to collide. */
function offsetInHand(index: number, count: number): readonly [number, number, number] {
  const turn = index * 2.4
  const wide = 0.72 * Math.sqrt(index + 0.4) * (count > 12 ? 0.8 : 1)
  return [Math.cos(turn) * wide, ((index % 3) - 1) * 0.7, Math.sin(turn) * wide]
}

function Pieces({ pieces, live, starts }: HandWorldProps) {
  const bodies = useRef<(RapierRigidBody | null)[]>([])
  const hasFlown = useRef(false)

  useBeforePhysicsStep(() => {
    const isHeld = live.phase() === 'held'
    bodies.current.forEach((body, i) => {
      if (!body) return
      if (isHeld) carry(body, live, i, pieces.length)
      else if (!hasFlown.current) release(body, live)
    })
    if (!isHeld) hasFlown.current = true
  })

  useAfterPhysicsStep(() => {
    bodies.current.forEach((body, i) => {
      if (!body) return
      const place = body.translation()
      const turn = body.rotation()
      live.pose(i, [place.x, place.y, place.z, turn.x, turn.y, turn.z, turn.w])
    })
  })

  return pieces.map((piece, i) => {
    const { half, rounding, density, friction, bounce } = sizes[piece.kind]
    const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = starts.subarray(i * 7, i * 7 + 7)
    return (
      <RigidBody
        key={piece.id}
        ref={(body) => {
          bodies.current[i] = body
        }}
        colliders={false}
        position={[x, y, z]}
        quaternion={[qx, qy, qz, qw]}
        gravityScale={0}
        angularDamping={1.5}
        ccd
        onContactForce={({ totalForceMagnitude, other, target }) => {
          if (totalForceMagnitude < audibleForce) return
          const at = target.rigidBody?.translation()
          if (!at) return
          const hit = bodies.current.findIndex((body) => body === other.rigidBody)
          live.knock(i, hit < 0 ? null : hit, totalForceMagnitude * step, [at.x, at.y, at.z])
        }}
      >
        <RoundCuboidCollider
          args={[half[0] - rounding, half[1] - rounding, half[2] - rounding, rounding]}
          density={density}
          friction={friction}
          restitution={bounce}
        />
      </RigidBody>
    )
  })
}

function release(body: RapierRigidBody, live: LiveHand): void {
  const [x, z] = live.velocity()
  body.setGravityScale(1, true)
  body.setLinvel({ x: x * 0.8, y: 12, z: z * 0.8 }, true)
}

/** Sets a body's velocity towards its place in the hand, and its spin from the hand's velocity. */
function carry(body: RapierRigidBody, live: LiveHand, index: number, count: number): void {
  const [nx, ny, nz] = offsetInHand(index, count)
  const [hx, hy, hz] = live.position()
  const [handX, handZ] = live.velocity()
  const place = body.translation()
  const speed = body.linvel()
  const wanted = [hx + nx - place.x, hy + ny - place.y, hz + nz - place.z] as const
  const size = Math.hypot(...wanted) * pull
  const k = size > fastest ? (pull * fastest) / size : pull
  body.setGravityScale(0, true)
  body.setLinvel(
    {
      x: speed.x + (wanted[0] * k - speed.x) * response,
      y: speed.y + (wanted[1] * k - speed.y) * response,
      z: speed.z + (wanted[2] * k - speed.z) * response,
    },
    true,
  )
  const spin = body.angvel()
  body.setAngvel(
    {
      x: spin.x + (handZ + nz * 12) * spinFactor,
      y: spin.y + (nx - nz) * 0.4 * spinFactor,
      z: spin.z - (handX + nx * 12) * spinFactor,
    },
    true,
  )
}

/** The only obstacle is the table: held pieces are carried over the tray's walls. */
function Ground() {
  return (
    <RigidBody type="fixed" colliders={false}>
      <CuboidCollider args={[90, 2, 90]} position={[0, -2, 0]} friction={0.7} restitution={0.2} />
    </RigidBody>
  )
}

export default function HandWorld({ pieces, live, starts }: HandWorldProps) {
  return (
    <Physics gravity={[0, -gravity, 0]} timeStep={step} interpolate={false} lengthUnit={1}>
      <Ground />
      <Pieces pieces={pieces} live={live} starts={starts} />
    </Physics>
  )
}
