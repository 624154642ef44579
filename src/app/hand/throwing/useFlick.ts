/** A hook that lets the drawn pieces follow the finger on the glass, and throws them when they are flicked. */
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import type { Piece } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Gesture } from '../../../physics/types.ts'
import { flickGesture, type GlassPoint } from './flick.ts'

interface Flick {
  readonly glass: {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerCancel(): void
  }
  /** Moves the pieces with the finger. */
  readonly held: CSSProperties
}

/** Points that are kept of a path: the release and the shaking before it need no more. */
const longestPath = 90

function pointOf({ clientX, clientY, currentTarget, timeStamp }: PointerEvent<HTMLElement>) {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { at: timeStamp, x: clientX - left, y: clientY - top }
}

export function useFlick(
  pieces: readonly Piece[],
  seat: Seat,
  onThrow: (gesture: Gesture) => void,
): Flick {
  const path = useRef<GlassPoint[]>([])
  const start = useRef<GlassPoint | null>(null)
  const [held, setHeld] = useState<CSSProperties>({})

  function release(): readonly GlassPoint[] {
    const points = path.current
    path.current = []
    setHeld({})
    return points
  }

  return {
    held,
    glass: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = pointOf(event)
        path.current = [start.current]
      },
      onPointerMove(event) {
        const first = start.current
        if (path.current.length === 0 || !first || !event.isPrimary) return
        const point = pointOf(event)
        path.current = [...path.current.slice(-longestPath), point]
        setHeld({
          transform: `translate(${point.x - first.x}px, ${point.y - first.y}px)`,
          transition: 'none',
        })
      },
      onPointerUp(event) {
        if (path.current.length === 0) return
        const { width, height } = event.currentTarget.getBoundingClientRect()
        const points = [...release(), pointOf(event)]
        const gesture = flickGesture(points, { width, height }, pieces, seat)
        if (gesture) onThrow(gesture)
      },
      onPointerCancel: () => void release(),
    },
  }
}
