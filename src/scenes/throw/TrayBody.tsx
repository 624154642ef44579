/** The tray's model in the materials of the tier. */
import { useEffect, useState } from 'react'
import type { Object3D } from 'three'
import { loadModel } from '../load.ts'
import { dress } from '../materials/index.ts'
import type { TrayName } from '../../physics/trays.ts'
import { useStage } from '../table/stage.ts'

export function TrayBody({ name }: { readonly name: TrayName }) {
  const { quality, order, shadows } = useStage()
  const [body, setBody] = useState<Object3D | null>(null)
  useEffect(() => {
    let isGone = false
    void loadModel(`tray-${name}`).then((root) => {
      if (isGone) return
      const copy = root.clone()
      dress(copy, quality)
      setBody(copy)
      shadows.touch()
      order.wake()
    })
    return () => {
      isGone = true
    }
  }, [name, quality, order, shadows])
  return body && <primitive object={body} />
}
