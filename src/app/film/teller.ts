/** Brings the set to any second of a story; from elsewhere, the motions before it are told first, as they begin. */
import { partAt, type Part } from '../../film/story.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { Roll } from '../../scenes/contract.ts'
import type { SceneProps } from '../../scenes/board/scene.ts'
import { type Clock, makeClock } from '../../session/clock.ts'
import type { FilmSet } from './filmSet.ts'
import type { Opened } from './opened.ts'

/**
 * What is told before the first picture: so many motions, and at least so many seconds. What the table looks
 * like depends on nothing earlier: no way of a camera or of a piece takes longer.
 */
const toldBefore = { motions: 2, seconds: 4 } as const

const nothing = () => undefined

export interface Teller {
  /** True when the picture of this second is another than the last one. */
  tell(seconds: number): Promise<boolean>
  /** The part that is being shown. */
  part(): Part | null
}

export function makeTeller(opened: Opened, set: FilmSet): Teller {
  const { story, scene, sittings, order, camera, voice } = opened
  const { time } = set
  const clocks = new Map<number, Clock>()
  const rolls = new Map<number, Roll>()
  let number = -1
  let lookedSince = -1
  let watch = 0
  let canvas = 0

  function clockOf(key: number, length: number, since: number): Clock {
    const known = clocks.get(key) ?? makeClock(time, length, since)
    clocks.set(key, known)
    return known
  }

  function rollOf({ fallen }: Part): Roll | null {
    if (!fallen) return null
    const { number: key, sinceSeconds, settled } = fallen
    const clock = clockOf(key, lengthOf(settled.track), sinceSeconds)
    const roll = rolls.get(key) ?? { ...fallen, clock }
    rolls.set(key, roll)
    return roll
  }

  /** A throw leaves the board as the motion before it left it. */
  function boardOf(part: Part, i: number): SceneProps {
    const own = story.parts.findLastIndex(
      ({ kind, beat }, at) => at <= i && kind === 'beat' && beat.number === part.beat.number,
    )
    const { beat, length, sinceSeconds } = story.parts[own] ?? part
    return {
      seats: sittings.length,
      names: sittings.map(({ name }) => name),
      viewer: order.view,
      beat,
      clock: clockOf(beat.number, length, sinceSeconds),
      acting: [],
      focused: null,
      chosen: [],
      say: voice.say,
      onFocus: nothing,
      onCommand: nothing,
      onChoose: nothing,
    }
  }

  async function show(i: number, seconds: number): Promise<void> {
    const part = story.parts[i]
    if (!part) return
    const look = camera.lookAt(seconds)
    const { width, height, quality } = order
    await set.show({
      number: canvas,
      width,
      height,
      quality,
      scene,
      board: boardOf(part, i),
      roll: rollOf(part),
      camera: look.shot,
    })
    number = i
    lookedSince = look.sinceSeconds
  }

  const nextWatch = (): number => (watch += 1 / order.fps)

  /** From where the telling begins, when it does not go on from the second before. */
  function beginning(i: number, seconds: number): number {
    const { motions, seconds: early } = toldBefore
    return Math.max(0, Math.min(i - motions, partAt(story, seconds - early)))
  }

  /** Each motion that has begun since then, and each look, in its second. */
  async function catchUp(i: number, seconds: number, isFar: boolean): Promise<void> {
    if (isFar) {
      canvas += 1
      set.clear()
    }
    const first = isFar ? beginning(i, seconds) : number + 1
    const since = story.parts[first]?.sinceSeconds ?? 0
    const parts = story.parts.slice(first, i + 1).map(({ sinceSeconds }) => sinceSeconds)
    const looks = camera.looks().map(({ sinceSeconds }) => sinceSeconds)
    const due = looks.filter((at) => isFar && at > since && at <= seconds)
    for (const at of [...new Set([...parts, ...due])].toSorted((a, b) => a - b)) {
      time.set(at)
      await show(partAt(story, at), at)
      set.pass(nextWatch())
    }
    time.set(seconds)
  }

  return {
    part: () => story.parts[number] ?? null,
    async tell(seconds) {
      const i = partAt(story, seconds)
      const isNew = i !== number
      const isFar = number < 0 || i < number || i - number > toldBefore.motions
      if (isNew) await catchUp(i, seconds, isFar)
      else time.set(seconds)
      if (camera.lookAt(seconds).sinceSeconds !== lookedSince) await show(i, seconds)
      // what a motion begins with may have something come that it is drawn with
      if (isNew) await set.calm()
      return set.draw(nextWatch(), isNew)
    },
  }
}
