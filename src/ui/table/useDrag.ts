/** Freezes the range of the timeline while it is dragged, so that new steps do not shift the thumb. */
import { useState } from 'react'

export interface Drag {
  readonly length: number
  readonly shown: number
  take(): void
  move(step: number): void
}

export function useDrag(length: number, shown: number): Drag {
  const [held, setHeld] = useState<{ readonly length: number; readonly shown: number } | null>(null)
  return {
    length: held?.length ?? length,
    shown: held?.shown ?? shown,
    take() {
      setHeld({ length, shown })
      const leave = (): void => {
        setHeld(null)
        for (const end of ends) window.removeEventListener(end, leave)
      }
      for (const end of ends) window.addEventListener(end, leave)
    },
    move: (step) => setHeld((now) => now && { ...now, shown: step }),
  }
}

const ends = ['pointerup', 'pointercancel'] as const
