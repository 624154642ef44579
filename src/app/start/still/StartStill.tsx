/** 3D scene of the start page's background image: the balcony with three games as objects on the table. */
import { extend, useThree } from '@react-three/fiber'
import { use, useEffect, useMemo, useState } from 'react'
import {
  BufferAttribute,
  Group,
  LatheGeometry,
  Mesh,
  PerspectiveCamera,
  Quaternion,
  Vector2,
  Vector3,
} from 'three'
import type { Piece } from '../../../kernel/chance.ts'
import { makeFrameOrder } from '../../../scenes/frame.ts'
import { coatsFor } from '../../../scenes/materials/coats.ts'
import { makeMaterial } from '../../../scenes/materials/index.ts'
import { makePool } from '../../../scenes/pieces/pool.ts'
import { JharokhaRoom } from '../../../scenes/place/JharokhaRoom.tsx'
import { tiers } from '../../../scenes/quality.ts'
import { FrameLoop } from '../../../scenes/table/FrameLoop.tsx'
import { Root } from '../../../scenes/table/Root.tsx'
import { makeGrip, makeShadows, StageContext, useStage } from '../../../scenes/stage.ts'
import { useWarm } from '../../../scenes/warm.ts'
import { pageFrames, pageTime } from '../../pageTime.ts'
import { StillProvince } from './StillProvince.tsx'
import { Slate } from './Slate.tsx'
import { StillTemple } from './StillTemple.tsx'
import { dishAt, type StillPiece, pieces } from './objects.ts'

extend({ Group })

const up = new Vector3(0, 1, 0)

function poseOf({ place, turn, tip }: StillPiece): Float32Array {
  const rotation = new Quaternion().setFromAxisAngle(up, turn).multiply(new Quaternion(...tip))
  const { x, y, z, w } = rotation.normalize()
  return new Float32Array([...place, x, y, z, w])
}

function Pieces() {
  const { quality, order, shadows } = useStage()
  const warm = useWarm()
  const [group, setGroup] = useState<Group | null>(null)
  useEffect(() => {
    const known: Piece[] = pieces.map(({ kind, skin }, i) => ({
      id: String(i),
      kind,
      skin,
      seat: 0,
    }))
    const pool = makePool(known, quality, warm, () => {
      shadows.touch()
      order.wake()
    })
    pieces.forEach((piece, i) => pool.set(i, poseOf(piece), 1))
    pool.flush()
    setGroup(pool.group)
    return pool.dispose
  }, [quality, warm, order, shadows])
  useEffect(() => order.wake(), [group, order])
  return group && <primitive object={group} />
}

/** A rosewood dish for the Rajas dice. */
function Dish() {
  const { quality } = useStage()
  const dish = useMemo(() => {
    const outline = [
      0, 0, 9.4, 0, 11.6, 1.1, 12.4, 2.1, 12.6, 2.2, 12.2, 1.9, 11.2, 0.9, 9.2, 0.4, 0, 0.4,
    ]
    const points = Array.from(
      { length: outline.length / 2 },
      (_, i) => new Vector2(outline[i * 2] ?? 0, outline[i * 2 + 1] ?? 0),
    )
    const turned = new LatheGeometry(points, 96)
    const { count } = turned.getAttribute('position')
    // shared materials need vertex colours, and UV coordinates in cm
    turned.setAttribute('color', new BufferAttribute(new Float32Array(count * 3).fill(1), 3))
    const uv = turned.getAttribute('uv')
    for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getX(i) * 0.07, uv.getY(i) * 0.014)
    const mesh = new Mesh(turned, makeMaterial('rosewood', quality))
    mesh.castShadow = true
    mesh.receiveShadow = true
    mesh.position.set(0, 0, dishAt)
    return mesh
  }, [quality])
  return <primitive object={dish} />
}

/** A wider lens than the table's camera, to show the arches. */
function Eye() {
  const { order } = useStage()
  const camera = useThree((state) => state.camera)
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    camera.fov = 47
    camera.position.set(0, 60, 94)
    camera.lookAt(0, 6, -60)
    camera.updateProjectionMatrix()
    order.wake()
  }, [camera, order])
  return null
}

export function StartStill({ onDrawn }: { onDrawn(frames: number): void }) {
  const coats = coatsFor('high')
  if (coats) use(coats)
  const stage = useMemo(
    () => ({
      time: pageTime,
      frames: pageFrames,
      order: makeFrameOrder(pageTime),
      tier: { ...tiers.high, densest: 2 },
      quality: 'high' as const,
      reducedMotion: true,
      shadows: makeShadows(),
      grip: makeGrip(),
      coming: { count: 0 },
    }),
    [],
  )
  return (
    <Root tier={stage.tier} wake={stage.order.wake} onContext={() => undefined}>
      <StageContext.Provider value={stage}>
        <JharokhaRoom />
        <group position={[0, 0, -31]}>
          <Slate />
          <StillProvince />
          <Dish />
          <StillTemple />
          <Pieces />
        </group>
        <Eye />
        <FrameLoop onDrawn={(drawn) => onDrawn(drawn.frames)} />
      </StageContext.Provider>
    </Root>
  )
}
