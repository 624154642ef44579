/** Photo mode: passes the screenshot function to the page. */
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { PerspectiveCamera } from 'three'
import type { PhotoSeat } from '../contract.ts'
import { useStage } from '../stage.ts'
import { takePhoto } from './takePhoto.ts'

export default function Photo({ onTake }: PhotoSeat) {
  const { gl, scene, camera } = useThree()
  const { order } = useStage()
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    onTake(async (size) => {
      const taken = takePhoto({ renderer: gl, scene, camera }, size)
      order.wake()
      return taken
    })
    return () => onTake(null)
  }, [gl, scene, camera, order, onTake])
  return null
}
