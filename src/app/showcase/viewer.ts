/** Draws one component: builds its exhibit in the background, and draws a frame when something has changed. */
import type { Line } from '../../kernel/line.ts'
import type { Quality } from '../../scenes/contract.ts'
import type { Frames } from '../../scenes/frame.ts'
import { type Dropped, dropHandful } from '../../physics/handful.ts'
import type { Exhibit, Kit } from '../../scenes/display/exhibit.ts'
import { type Holder, makeHolder } from '../../scenes/display/holder.ts'
import type { Cost } from '../../scenes/display/measure.ts'
import { changeSeconds, poserFor } from '../../scenes/display/motion.ts'
import { makeStudio, type Studio } from '../../scenes/display/studio.ts'
import type { Time } from '../../session/time.ts'
import type { Component } from '../../showcase/component.ts'
import type { Sight } from '../../showcase/link.ts'
import { handfulOf, handfulPose, lumpOf } from './handful.ts'

interface Asked {
  readonly component: Component
  readonly sight: Sight
  readonly kit: Kit
  readonly language: string
  say(line: Line): string
}

interface Wishes {
  readonly quality: Quality
  readonly frames: Frames
  readonly time: Time
  /** Halves the resolution while the picture moves. */
  readonly isSlow: boolean
  /** True if changes are shown without motion. */
  isStill(): boolean
  /** A frame of the wanted exhibit has been drawn; it may still move. */
  onSeen(): void
  /** The wanted exhibit has been drawn at rest and at full resolution. */
  onDrawn(cost: Cost, key: string): void
  onFail(error: unknown): void
}

export interface ComponentViewer {
  readonly studio: Studio
  show(asked: Asked, key: string): void
  /** In pixels of the picture. */
  resize(wide: number, high: number): void
  /** Draws at once, turned by so many degrees more than in the link, and in lower resolution on slow machines. */
  turn(yaw: number): void
  redraw(): void
  holder(): Holder | null
  dispose(): void
}

/** The exhibit is built anew when one of these changes. */
const builtFrom = ({ component, sight, language, kit }: Asked) =>
  [component, JSON.stringify(sight.picked), sight.dropped, language, kit] as const

export function makeViewer(canvas: HTMLCanvasElement, wishes: Wishes): ComponentViewer {
  const { quality, frames, time, isSlow, isStill, onSeen, onDrawn, onFail } = wishes
  const studio = makeStudio(canvas, quality)
  let asked: Asked | null = null
  let key = ''
  let built: readonly unknown[] = []
  let builds = 0
  let holder: Holder | null = null
  let before: Exhibit | null = null
  let fall: Dropped | null = null
  let [wide, high, extraYaw] = [0, 0, 0]
  /** The motion to the present exhibit, in seconds. */
  let [start, length] = [-Infinity, 0]
  let leaveTime: (() => void) | null = null
  let isTurned = false
  let isBuilding = false
  let isDisposed = false

  const asker = frames.join(draw)

  function pose(shown: Holder, apart: number): void {
    const passed = length === 0 ? Infinity : time.now() - start
    if (fall) {
      const own = fall
      const seconds = Math.min(passed, own.seconds)
      shown.pose(({ id, pose: at }) => handfulPose(own, id, at, seconds))
      return
    }
    const hasLifts = shown.exhibit.things.some(({ lift = 0 }) => lift !== 0)
    shown.pose(poserFor(before, { share: passed / changeSeconds, apart: hasLifts ? apart : 0 }))
    shown.part(hasLifts ? 0 : apart)
    if (hasLifts) shown.showLight(apart === 0)
  }

  function draw(): void {
    if (!holder || !asked || wide === 0 || isDisposed) return
    const { eye, ...sight } = asked.sight
    const isMoving = time.now() - start < length
    pose(holder, sight.apart)
    studio.settle()
    const scale = (isMoving || isTurned) && isSlow ? 0.5 : 1
    const setting = { ...sight, eye: { ...eye, yaw: eye.yaw + extraYaw } }
    studio.draw(setting, Math.round(wide * scale), Math.round(high * scale))
    if (!isBuilding) onSeen()
    if (isMoving) return
    stop()
    if (!isTurned && !isBuilding) onDrawn(studio.cost(), key)
    isTurned = false
  }

  function stop(): void {
    leaveTime?.()
    leaveTime = null
  }

  function run(seconds: number): void {
    ;[start, length] = [time.now(), isStill() ? 0 : seconds]
    if (length > 0) leaveTime ??= time.onTick(() => asker.ask())
    asker.ask()
  }

  async function build(next: Asked, isSame: boolean): Promise<void> {
    const number = (builds += 1)
    isBuilding = true
    const { component, sight, kit, say } = next
    const parts = { kit, quality, say }
    const exhibit = component.show(sight.picked)
    let found = await makeHolder({ ...parts, exhibit })
    let dropped: Dropped | null = null
    if (sight.dropped) {
      dropped = await dropHandful(lumpOf(found), component.handful, sight.dropped)
      found.dispose()
      found = await makeHolder({ ...parts, exhibit: handfulOf(exhibit, component.handful) })
    }
    if (number !== builds || isDisposed) return found.dispose()
    isBuilding = false
    before = isSame && !dropped && !fall ? (holder?.exhibit ?? null) : null
    studio.hold(found)
    holder?.dispose()
    holder = found
    fall = dropped
    run(dropped ? dropped.seconds : before ? changeSeconds : 0)
  }

  return {
    studio,
    show(next, nextKey) {
      const wanted = builtFrom(next)
      const isSame = asked?.component === next.component
      const isBuilt = wanted.every((part, i) => part === built[i])
      ;[asked, key, built] = [next, nextKey, wanted]
      if (isBuilt) asker.ask()
      else void build(next, isSame).catch(onFail)
    },
    resize(nextWide, nextHigh) {
      ;[wide, high] = [nextWide, nextHigh]
      asker.ask()
    },
    turn(yaw) {
      extraYaw = yaw
      isTurned = true
      asker.ask()
    },
    redraw: () => asker.ask(),
    holder: () => holder,
    dispose() {
      isDisposed = true
      stop()
      asker.leave()
      studio.hold(null)
      holder?.dispose()
      studio.dispose()
    },
  }
}
