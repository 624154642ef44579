/** The camera: goes to the named shot, may be moved by hand, and keeps still while a hand holds pieces. */
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { PerspectiveCamera } from 'three'
import type { CameraPose } from '../contract.ts'
import { makeRig } from './rig.ts'
import { useMover, useStage } from './stage.ts'

export function Rig({ shot }: { readonly shot: CameraPose }) {
  const { order, grip, reducedMotion } = useStage()
  const camera = useThree((state) => state.camera)
  const size = useThree((state) => state.size)
  const element = useThree((state) => state.gl.domElement)
  const rig = useMemo(
    () => (camera instanceof PerspectiveCamera ? makeRig(camera, element, order.wake) : null),
    [camera, element, order],
  )
  useEffect(() => () => rig?.dispose(), [rig])
  useEffect(() => (rig ? grip.listen(rig.hold) : undefined), [rig, grip])
  useEffect(() => rig?.fit(size.width / size.height), [rig, size])
  useEffect(() => rig?.go(shot, reducedMotion), [rig, shot, reducedMotion])
  useMover('camera', (dt) => rig?.step(dt) ?? false)
  return null
}
