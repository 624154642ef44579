/** The camera: goes to the named shot, may be moved by hand, and keeps still while a hand holds pieces. */
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera } from 'three'
import type { CameraPose } from '../contract.ts'
import type { CameraRig } from './rig.ts'
import { framed } from './framing.ts'
import { fitCamera, lensFor, placeCamera } from './shots.ts'
import { useSeen } from './seen.ts'
import { useMover, useStage } from './stage.ts'

/** The mechanics come after the first picture of the table, for which the camera is simply put in its place. */
function useRig(camera: PerspectiveCamera | null): CameraRig | null {
  const { order } = useStage()
  const element = useThree((state) => state.gl.domElement)
  const isSeen = useSeen()
  const [rig, setRig] = useState<CameraRig | null>(null)
  useEffect(() => {
    if (!isSeen || !camera) return
    let made: CameraRig | null = null
    let isGone = false
    void import('./rig.ts').then(({ makeRig }) => {
      if (isGone) return
      made = makeRig(camera, element, order.wake)
      setRig(made)
    })
    return () => {
      isGone = true
      made?.dispose()
    }
  }, [isSeen, camera, element, order])
  return rig
}

export function Rig({ shot }: { readonly shot: CameraPose }) {
  const { order, grip, reducedMotion } = useStage()
  const given = useThree((state) => state.camera)
  const camera = given instanceof PerspectiveCamera ? given : null
  const size = useThree((state) => state.size)
  const rig = useRig(camera)
  const aspect = size.width / size.height
  const pose = useMemo(() => framed(shot, lensFor(aspect), aspect), [shot, aspect])
  const shape = useRef(aspect)
  useEffect(() => {
    if (camera) fitCamera(camera, aspect)
    order.wake()
  }, [camera, aspect, order])
  useEffect(() => {
    // a window that changes its shape is not something to fly through
    const isReshaped = shape.current !== aspect
    shape.current = aspect
    if (rig) rig.go(pose, reducedMotion || isReshaped)
    else if (camera) placeCamera(camera, pose)
    order.wake()
  }, [rig, camera, pose, aspect, reducedMotion, order])
  useEffect(() => (rig ? grip.listen(rig.hold) : undefined), [rig, grip])
  useMover('camera', (dt) => rig?.step(dt) ?? false)
  return null
}
