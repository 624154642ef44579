/** The page's single animation frame loop: advances time, then renders; stops when nobody needs either. */
import type { Frames } from '../scenes/frame.ts'
import { makeTime, type Time } from '../session/time.ts'

/** Source of animation frames. */
export interface Host {
  /** Requests a frame; the callback gets milliseconds since the page began. */
  request(step: (milliseconds: number) => void): void
  isHidden(): boolean
}

export interface PageTime {
  readonly time: Time
  readonly frames: Frames
  /** Calls `look` in each frame, without advancing time, until it returns false. */
  watch(look: (milliseconds: number) => boolean): void
  /** Requests a frame again after the page's visibility changed, as hidden pages use timers. */
  renew(): void
  /** Stops time until the returned function is called; frames go on. */
  hold(): () => void
}

/** Longer frames are clamped, since the machine slept or was busy. */
const longestFrameSeconds = 0.25

export function makePageTime(host: Host): PageTime {
  const own = makeTime()
  const asked = new Set<(seconds: number) => void>()
  const looks = new Set<(milliseconds: number) => boolean>()
  let listening = 0
  let isAwake = false
  let request = 0
  const holders = new Set<object>()
  let last: number | null = null

  const wantsTime = () => listening > 0 || (asked.size > 0 && !host.isHidden())

  function turn(milliseconds: number): void {
    const passed = last === null ? 0 : (milliseconds - last) / 1000
    last = milliseconds
    if (!wantsTime() || holders.size > 0) return
    own.advance(host.isHidden() ? passed : Math.min(longestFrameSeconds, passed))
  }

  function draw(seconds: number): void {
    const now = [...asked]
    asked.clear()
    for (const each of now) each(seconds)
  }

  function frame(milliseconds: number): void {
    isAwake = false
    try {
      turn(milliseconds)
      if (!host.isHidden()) draw(milliseconds / 1000)
      for (const look of looks) if (!look(milliseconds)) looks.delete(look)
    } finally {
      if (wantsTime() || looks.size > 0) wake()
      // the first frame after a pause must not include the pause
      else if (!isAwake) last = null
    }
  }

  function ask(): void {
    isAwake = true
    request += 1
    const number = request
    host.request((milliseconds) => {
      if (number === request) frame(milliseconds)
    })
  }
  function wake(): void {
    if (!isAwake) ask()
  }

  return {
    time: {
      ...own,
      onTick(listener) {
        const leave = own.onTick(listener)
        let isIn = true
        listening += 1
        wake()
        return () => {
          if (isIn) listening -= 1
          isIn = false
          leave()
        }
      },
    },
    frames: {
      isExact: false,
      join(draw) {
        let isIn = true
        return {
          ask() {
            if (!isIn) return
            asked.add(draw)
            wake()
          },
          leave() {
            isIn = false
            asked.delete(draw)
          },
        }
      },
    },
    watch(look) {
      looks.add(look)
      wake()
    },
    renew() {
      if (isAwake || wantsTime()) ask()
    },
    hold() {
      const holder = {}
      holders.add(holder)
      return () => void holders.delete(holder)
    },
  }
}

/** Interval of frames on a hidden page (ms). */
const hiddenFrameMilliseconds = 250

const pageHost: Host = {
  request(step) {
    if (document.hidden) setTimeout(() => step(performance.now()), hiddenFrameMilliseconds)
    else requestAnimationFrame(step)
  },
  isHidden: () => document.hidden,
}

const page = makePageTime(pageHost)
if (typeof document === 'object') document.addEventListener('visibilitychange', page.renew)

export const pageTime = page.time
export const pageFrames = page.frames
export const watchFrames = page.watch
export const holdTime = page.hold

/** Visibility and deferred callbacks, for code that runs on page time. */
export const pageScreening = {
  isHidden: pageHost.isHidden,
  after: (step: () => void) => void setTimeout(step),
}
/** Monotonic milliseconds since the page was opened, for delays that must not depend on the system clock. */
export const pageMilliseconds = (): number => performance.now()
