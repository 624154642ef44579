/** The motion sensor: browsers offer it to secure pages only, and some ask the person first, inside a tap. */
import type { MotionSample } from './shake.ts'

/** Not in the types of the DOM: Safari alone has it. */
type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> }

export const hasMotion = (): boolean => window.isSecureContext && 'DeviceMotionEvent' in window

/** Must be called inside a tap; false where the person or the browser refuses. */
export async function allowMotion(): Promise<boolean> {
  if (!hasMotion()) return false
  const { requestPermission } = DeviceMotionEvent as Asking
  try {
    return requestPermission ? (await requestPermission()) === 'granted' : true
  } catch {
    return false
  }
}

export function watchMotion(onSample: (sample: MotionSample) => void): () => void {
  function listen({ acceleration, timeStamp }: DeviceMotionEvent): void {
    if (!acceleration) return
    const { x, y, z } = acceleration
    onSample({ at: timeStamp, x: x ?? 0, y: y ?? 0, z: z ?? 0 })
  }
  window.addEventListener('devicemotion', listen)
  return () => window.removeEventListener('devicemotion', listen)
}

/** Degrees of tilt from which the phone lies on its face. */
const faceDownDegrees = 150

export const isFaceDown = (beta: number | null): boolean => Math.abs(beta ?? 0) > faceDownDegrees

/** Calls back when the phone is laid on its face, and when it is taken up again. */
export function watchFace(onTurn: (isDown: boolean) => void): () => void {
  let was = false
  function listen({ beta }: DeviceOrientationEvent): void {
    const isDown = isFaceDown(beta)
    if (isDown !== was) onTurn(isDown)
    was = isDown
  }
  window.addEventListener('deviceorientation', listen)
  return () => window.removeEventListener('deviceorientation', listen)
}
