/** A hook that lets a card follow the finger upwards, and lays it when it is let go high enough. */
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

/** CSS pixels above its place from which a released card is laid. */
export const liftedPx = 72
/** A finger that moves less than this only touches. */
const slackPx = 10

/** Upward distance of the dragged card (px); a drag sideways or down counts as 0. */
export const riseOf = (fromY: number, y: number): number => Math.max(0, fromY - y)

interface Held {
  readonly pointer: number
  readonly fromY: number
  rise: number
}

interface Lift {
  readonly card: {
    readonly 'data-lifted': boolean | undefined
    readonly style: CSSProperties
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(): void
    onPointerCancel(): void
  }
  /** False for the click that ends a drag. */
  isTouch(): boolean
}

export function useLift(isOpen: boolean, onLaid: () => void): Lift {
  const held = useRef<Held | null>(null)
  const wasDragged = useRef(false)
  const [rise, setRise] = useState(0)

  function release(isLaid: boolean): void {
    const { rise: reached = 0 } = held.current ?? {}
    held.current = null
    setRise(0)
    if (isLaid && reached >= liftedPx) onLaid()
  }

  return {
    isTouch: () => !wasDragged.current,
    card: {
      'data-lifted': rise > 0 || undefined,
      style: rise > 0 ? { transform: `translateY(${-rise}px)` } : {},
      onPointerDown(event) {
        wasDragged.current = false
        if (!isOpen || !event.isPrimary || event.button !== 0) return
        held.current = { pointer: event.pointerId, fromY: event.clientY, rise: 0 }
      },
      onPointerMove(event) {
        const now = held.current
        if (now?.pointer !== event.pointerId) return
        now.rise = riseOf(now.fromY, event.clientY)
        if (now.rise < slackPx && !wasDragged.current) return
        wasDragged.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        setRise(now.rise)
      },
      onPointerUp: () => release(true),
      onPointerCancel: () => release(false),
    },
  }
}
