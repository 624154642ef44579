/** What is seen of one component: makes what is asked for, keeps the old one until it is there, and draws when something changed. */
import type { Line } from '../../kernel/line.ts'
import type { Quality } from '../../scenes/contract.ts'
import type { Frames } from '../../scenes/frame.ts'
import { type Dropped, dropHandful } from '../../scenes/display/drop.ts'
import type { Exhibit, Kit } from '../../scenes/display/exhibit.ts'
import { type Holder, makeHolder } from '../../scenes/display/holder.ts'
import type { Cost } from '../../scenes/display/measure.ts'
import { changeSeconds, poserFor } from '../../scenes/display/motion.ts'
import { makeStudio, type Studio } from '../../scenes/display/studio.ts'
import type { Time } from '../../session/time.ts'
import type { Component } from '../../showcase/component.ts'
import type { Sight } from '../../showcase/link.ts'
import { handfulOf, handfulPose, lumpOf } from './handful.ts'

export interface ViewRequest {
  readonly component: Component
  readonly sight: Sight
  readonly kit: Kit
  readonly language: string
  say(line: Line): string
}

export interface Wishes {
  readonly quality: Quality
  readonly frames: Frames
  readonly time: Time
  /** A picture that moves is drawn with half of its pixels. */
  readonly isSlow: boolean
  /** Nothing moves by itself: what changes is there at once. */
  isStill(): boolean
  /** What was asked for is there, be it that it moves. */
  onSeen(): void
  /** It stands still, drawn whole. */
  onDrawn(cost: Cost, key: string): void
  onFail(error: unknown): void
}

export interface ComponentViewer {
  readonly studio: Studio
  show(asked: ViewRequest, key: string): void
  /** In pixels of the picture. */
  resize(wide: number, high: number): void
  /** While somebody turns it, a coarser picture that comes at once; degrees are added to the link's own. */
  turn(yaw: number): void
  redraw(): void
  /** The thing as it stands, whole, for taking away. */
  holder(): Holder | null
  dispose(): void
}

/** What has to be made anew when it changes. */
const madeOf = ({ component, sight, language, kit }: ViewRequest) =>
  [component, JSON.stringify(sight.picked), sight.dropped, language, kit] as const

export function makeViewer(canvas: HTMLCanvasElement, wishes: Wishes): ComponentViewer {
  const { quality, frames, time, isSlow, isStill, onSeen, onDrawn, onFail } = wishes
  const studio = makeStudio(canvas, quality)
  let asked: ViewRequest | null = null
  let key = ''
  let made: readonly unknown[] = []
  let making = 0
  let holder: Holder | null = null
  let before: Exhibit | null = null
  let fall: Dropped | null = null
  let [wide, high, extra] = [0, 0, 0]
  let since = -Infinity
  let length = 0
  let leaveTime: (() => void) | null = null
  let isMoved = false
  /** What is seen is not yet what was asked for. */
  let isComing = false
  let isGone = false

  const asker = frames.join(draw)

  function pose(): void {
    if (!holder || !asked) return
    const { apart } = asked.sight
    const passed = length === 0 ? Infinity : time.now() - since
    const hasLifts = holder.exhibit.things.some(({ lift = 0 }) => lift !== 0)
    if (fall) {
      const own = fall
      const seconds = Math.min(passed, own.seconds)
      holder.pose(({ id, pose: at }) => handfulPose(own, id, at, seconds))
    } else {
      holder.pose(poserFor(before, { share: passed / changeSeconds, apart: hasLifts ? apart : 0 }))
      holder.part(hasLifts ? 0 : apart)
      if (hasLifts) holder.spill(apart === 0)
    }
  }

  function draw(): void {
    if (!holder || !asked || wide === 0 || isGone) return
    const isRunning = time.now() - since < length
    pose()
    studio.settle()
    const { eye, ...sight } = asked.sight
    const scale = (isRunning || isMoved) && isSlow ? 0.5 : 1
    const setting = { ...sight, eye: { ...eye, yaw: eye.yaw + extra } }
    studio.draw(setting, Math.round(wide * scale), Math.round(high * scale))
    if (!isComing) onSeen()
    if (isRunning) return
    stop()
    if (!isMoved && !isComing) onDrawn(studio.cost(), key)
    isMoved = false
  }

  function stop(): void {
    leaveTime?.()
    leaveTime = null
  }

  function run(seconds: number): void {
    since = time.now()
    length = isStill() ? 0 : seconds
    if (length > 0) leaveTime ??= time.onTick(() => asker.ask())
    asker.ask()
  }

  async function make(next: ViewRequest, isSame: boolean): Promise<void> {
    const number = (making += 1)
    isComing = true
    const { component, sight, kit, say } = next
    const alone = component.show(sight.picked)
    const parts = { kit, quality, say }
    const one = await makeHolder({ ...parts, exhibit: alone })
    const dropped = sight.dropped
      ? await dropHandful(lumpOf(one), component.handful, sight.dropped)
      : null
    const found = dropped
      ? await makeHolder({ ...parts, exhibit: handfulOf(alone, component.handful) })
      : one
    if (dropped) one.dispose()
    if (number !== making || isGone) return found.dispose()
    isComing = false
    const old = holder
    before = isSame && !dropped && !fall ? (old?.exhibit ?? null) : null
    holder = found
    fall = dropped
    studio.hold(found)
    old?.dispose()
    run(dropped ? dropped.seconds : before ? changeSeconds : 0)
  }

  return {
    studio,
    show(next, nextKey) {
      const wanted = madeOf(next)
      const isSame = asked?.component === next.component
      const isMade = wanted.every((part, i) => part === made[i])
      asked = next
      key = nextKey
      made = wanted
      if (isMade) asker.ask()
      else void make(next, isSame).catch(onFail)
    },
    resize(nextWide, nextHigh) {
      ;[wide, high] = [nextWide, nextHigh]
      asker.ask()
    },
    turn(yaw) {
      extra = yaw
      isMoved = true
      asker.ask()
    },
    redraw() {
      isMoved = false
      asker.ask()
    },
    holder: () => holder,
    dispose() {
      isGone = true
      stop()
      asker.leave()
      studio.hold(null)
      holder?.dispose()
      studio.dispose()
    },
  }
}
