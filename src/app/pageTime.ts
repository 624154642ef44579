/** The page's one animation frame: turns the one time, then draws whoever asked for it; it sleeps when nobody wants either. */
import type { Frames } from '../scenes/frame.ts'
import { makeTime, type Time } from '../session/time.ts'

/** What a page's frames are made of. */
export interface Host {
  /** The next frame, with the milliseconds since the page began. */
  request(step: (milliseconds: number) => void): void
  isHidden(): boolean
}

export interface PageTime {
  readonly time: Time
  readonly frames: Frames
  /** Called in each frame, without turning time, until it returns false. */
  watch(look: (milliseconds: number) => boolean): void
  /** The page was hidden or is seen again: its frames come in another way. */
  renew(): void
  /** Time stands until what this returns is called; frames are drawn all the same. */
  hold(): () => void
}

/** A frame that took longer was no frame: the machine slept or was busy. */
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
      // what comes after a sleep does not begin with its length
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

/** Between the frames of a page that nobody sees: what waits there need not be smooth. */
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

/** The page, as what runs on its time sees it. */
export const pageScreening = {
  isHidden: pageHost.isHidden,
  after: (step: () => void) => void setTimeout(step),
}
/** Milliseconds since the page was opened: for delays that a change of the system's clock must not touch. */
export const pageMilliseconds = (): number => performance.now()
