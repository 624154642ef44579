/** Component for a static model in the materials of the tier. */
import { useEffect, useState } from 'react'
import { type BufferGeometry, Mesh, type Object3D } from 'three'
import { loadModel } from '../load.ts'
import { dress, plainGeometry } from '../materials/index.ts'
import { useStage } from '../stage.ts'
import { useWarm } from '../warm.ts'

function freeze(root: Object3D): void {
  root.traverse((thing) => {
    thing.updateMatrix()
    thing.matrixAutoUpdate = false
  })
}

/** Loaded geometry is shared, so it is copied (in cm) before it is changed. */
function reshape(root: Object3D, shape: (geometry: BufferGeometry) => void): BufferGeometry[] {
  const parts: Mesh[] = []
  root.traverse((thing) => {
    if (thing instanceof Mesh) parts.push(thing)
  })
  for (const part of parts) {
    part.geometry = plainGeometry(part)
    shape(part.geometry)
  }
  root.traverse((thing) => {
    thing.position.set(0, 0, 0)
    thing.quaternion.identity()
    thing.scale.set(1, 1, 1)
  })
  return parts.map(({ geometry }) => geometry)
}

/** A rendered clone, and the geometries that must be disposed with it. */
interface Body {
  readonly object: Object3D
  readonly own: readonly BufferGeometry[]
}

function dispose(body: Body | null): void {
  for (const geometry of body?.own ?? []) geometry.dispose()
}

interface ModelProps {
  readonly name: string
  /** Changes each part's geometry before it is rendered. */
  shape?(geometry: BufferGeometry): void
  /** Called once the materials are set, before the model is shown. */
  onBody?(body: Object3D): void
}

export function Model({ name, shape, onBody }: ModelProps) {
  const { quality, order, shadows } = useStage()
  const warm = useWarm()
  const [body, setBody] = useState<Body | null>(null)
  useEffect(() => {
    let isGone = false
    const show = async (root: Object3D) => {
      if (isGone) return
      const copy = root.clone()
      dress(copy, quality)
      const own = shape ? reshape(copy, shape) : []
      freeze(copy)
      onBody?.(copy)
      await warm(copy)
      const made = { object: copy, own }
      if (isGone) dispose(made)
      else setBody(made)
    }
    // that a model is missing is said once for all of them
    void loadModel(name).then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [name, shape, onBody, quality, warm])
  useEffect(() => {
    shadows.touch()
    order.wake()
    return () => dispose(body)
  }, [body, order, shadows])
  return body && <primitive object={body.object} />
}
