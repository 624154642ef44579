/** The hand that turns a component: dragged, pinched, rolled with the wheel, or by the arrow keys. */
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react'
import { cleanEye, type StudioEye } from '../../scenes/display/eye.ts'
import type { Component } from '../../showcase/component.ts'
import { type Sight, sightIn } from '../../showcase/link.ts'

export interface HandEvents {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(event: PointerEvent<HTMLElement>): void
  onWheel(event: WheelEvent<HTMLElement>): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** Degrees for a pixel of a drag and for a key; how much nearer a key or a notch of the wheel leads. */
const rate = { pixel: 0.45, key: 6, nearer: 1.15, wheel: 0.0012 } as const

interface Point {
  readonly x: number
  readonly y: number
}

const keys: Readonly<Record<string, (eye: StudioEye) => Partial<StudioEye>>> = {
  ArrowLeft: ({ yaw }) => ({ yaw: yaw - rate.key }),
  ArrowRight: ({ yaw }) => ({ yaw: yaw + rate.key }),
  ArrowUp: ({ pitch }) => ({ pitch: pitch + rate.key }),
  ArrowDown: ({ pitch }) => ({ pitch: pitch - rate.key }),
  '+': ({ zoom }) => ({ zoom: zoom * rate.nearer }),
  '=': ({ zoom }) => ({ zoom: zoom * rate.nearer }),
  '-': ({ zoom }) => ({ zoom: zoom / rate.nearer }),
}

export function makeTurning(
  component: Component,
  change: (part: Partial<Sight>) => void,
): HandEvents {
  // several events may come before the page is drawn again: the address line is always the newest
  const sightNow = () => sightIn(new URLSearchParams(window.location.search), component)
  const points = new Map<number, Point>()
  /** Not yet rounded as a link has it, so that slow drags add up. */
  let exact: StudioEye | null = null

  function lead(part: Partial<StudioEye>): void {
    exact = { ...(exact ?? sightNow().eye), ...part }
    change({ eye: cleanEye(exact) })
  }
  const apart = (): number => {
    const [a, b] = [...points.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  function release(event: PointerEvent<HTMLElement>): void {
    points.delete(event.pointerId)
    exact = null
  }
  return {
    onPointerDown(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      points.set(event.pointerId, { x: event.clientX, y: event.clientY })
      exact = sightNow().eye
    },
    onPointerMove(event) {
      const was = points.get(event.pointerId)
      if (!was) return
      const before = apart()
      points.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const eye = exact ?? sightNow().eye
      if (points.size > 1) {
        if (before > 0) lead({ zoom: (eye.zoom * apart()) / before })
        return
      }
      const [dx, dy] = [event.clientX - was.x, event.clientY - was.y]
      lead({ yaw: eye.yaw - dx * rate.pixel, pitch: eye.pitch + dy * rate.pixel })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel(event) {
      const { eye } = sightNow()
      change({ eye: cleanEye({ ...eye, zoom: eye.zoom * Math.exp(-event.deltaY * rate.wheel) }) })
    },
    onKeyDown(event) {
      const part = keys[event.key]?.(sightNow().eye)
      if (!part) return
      event.preventDefault()
      change({ eye: cleanEye({ ...sightNow().eye, ...part }) })
    },
  }
}
