/** A press on pieces that wait for a hand takes them up; what carries them is brought with the first hand. */
import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import type { HandThrow } from '../contract.ts'
import { useStage } from '../stage.ts'
import type { grab, GrabbedPieces } from './grab.ts'
import type { HandPhase, LiveHand } from './live.ts'

let carry: typeof grab | null = null

/** Where it cannot be fetched, the button throws. */
function bring(): void {
  import('./grab.ts').then(
    (brought) => void (carry = brought.grab),
    () => undefined,
  )
}

interface Grab {
  begin(event: PointerEvent): void
}

export function useGrab(
  hand: HandThrow | null,
  live: LiveHand,
  tray: GrabbedPieces['tray'],
  onPhase: (phase: HandPhase) => void,
): Grab {
  const stage = useStage()
  const camera = useThree((state) => state.camera)
  const element = useThree((state) => state.gl.domElement)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    if (hand && !carry) bring()
  }, [hand])

  const { turn, scale, bays } = tray
  const [x, z] = tray.at
  const begin = useCallback(
    (first: PointerEvent) => {
      if (!carry || !hand || live.phase() !== 'waiting' || stop.current) return
      const place = { at: [x, z], turn, scale, bays } as const
      const held = { hand, live, tray: place, stage, camera, element, onPhase }
      stop.current = carry(held, first, () => void (stop.current = null))
    },
    [hand, live, turn, scale, bays, x, z, camera, element, stage, onPhase],
  )
  return { begin }
}
