/** Turns a component by drag, pinch, wheel and arrow keys, through its link. */
import type { DOMAttributes, PointerEvent } from 'react'
import { cleanEye, type StudioEye } from '../../scenes/display/eye.ts'
import type { Component } from '../../showcase/component.ts'
import { type Sight, sightIn } from '../../showcase/link.ts'

export type TurningEvents = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onWheel' | 'onKeyDown'
>

/** Degrees for a pixel of a drag and for a key; zoom factors of a key and of a pixel of the wheel. */
const rate = { pixel: 0.45, key: 6, zoom: 1.15, wheel: 0.0012 } as const

const keys: Readonly<Record<string, (eye: StudioEye) => Partial<StudioEye>>> = {
  ArrowLeft: ({ yaw }) => ({ yaw: yaw - rate.key }),
  ArrowRight: ({ yaw }) => ({ yaw: yaw + rate.key }),
  ArrowUp: ({ pitch }) => ({ pitch: pitch + rate.key }),
  ArrowDown: ({ pitch }) => ({ pitch: pitch - rate.key }),
  '+': ({ zoom }) => ({ zoom: zoom * rate.zoom }),
  '=': ({ zoom }) => ({ zoom: zoom * rate.zoom }),
  '-': ({ zoom }) => ({ zoom: zoom / rate.zoom }),
}

export function makeTurning(
  component: Component,
  change: (part: Partial<Sight>) => void,
): TurningEvents {
  // several events may come before the next render: the address is always up to date
  const eyeNow = () => sightIn(new URLSearchParams(window.location.search), component).eye
  const pointers = new Map<number, { readonly x: number; readonly y: number }>()
  /** The eye during a gesture, not rounded as in a link, so that slow drags add up. */
  let exact: StudioEye | null = null

  function turn(part: Partial<StudioEye>): void {
    exact = { ...(exact ?? eyeNow()), ...part }
    change({ eye: cleanEye(exact) })
  }
  function distance(): number {
    const [a, b] = [...pointers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  function release({ pointerId }: PointerEvent): void {
    pointers.delete(pointerId)
    exact = null
  }
  return {
    onPointerDown({ pointerType, button, pointerId, clientX, clientY, currentTarget }) {
      if (pointerType === 'mouse' && button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      pointers.set(pointerId, { x: clientX, y: clientY })
      exact = eyeNow()
    },
    onPointerMove({ pointerId, clientX, clientY }) {
      const was = pointers.get(pointerId)
      if (!was) return
      const before = distance()
      pointers.set(pointerId, { x: clientX, y: clientY })
      const { yaw, pitch, zoom } = exact ?? eyeNow()
      if (pointers.size === 1) {
        const [right, down] = [clientX - was.x, clientY - was.y]
        turn({ yaw: yaw - right * rate.pixel, pitch: pitch + down * rate.pixel })
      } else if (before > 0) turn({ zoom: (zoom * distance()) / before })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel({ deltaY }) {
      const eye = eyeNow()
      change({ eye: cleanEye({ ...eye, zoom: eye.zoom * Math.exp(-deltaY * rate.wheel) }) })
    },
    onKeyDown(event) {
      const part = keys[event.key]?.(eyeNow())
      if (!part) return
      event.preventDefault()
      change({ eye: cleanEye({ ...eyeNow(), ...part }) })
    },
  }
}
