/** A timeline in a hand stands still under it: its end is where it was, and its knob where the hand is. */
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
