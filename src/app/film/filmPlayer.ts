/** Plays a timeline on the film's stage: goes to any second of it, through the motions shortly before that second. */
import { partAt, type TimelinePart } from '../../film/timeline.ts'
import type { SceneProps } from '../../scenes/board/scene.ts'
import { watchedBoard } from '../../scenes/board/watchedBoard.ts'
import type { FilmStage } from './filmStage.ts'
import type { OpenedFilm } from './opened.ts'

/**
 * Run-up of a jump: the player begins at least this many motions and seconds before its target. The picture depends on nothing earlier: no camera or piece is under way for longer.
 */
const runUp = { motions: 2, seconds: 4 } as const

export interface FilmPlayer {
  /** Goes to a second; true when its picture differs from the last one. */
  seek(seconds: number): Promise<boolean>
  /** The part that is shown. */
  part(): TimelinePart | null
}

function boardOf(
  { sittings, order, voice }: OpenedFilm,
  { beat, clock }: TimelinePart,
): SceneProps {
  return watchedBoard({
    seats: sittings.length,
    names: sittings.map(({ name }) => name),
    viewer: order.view,
    beat,
    clock,
    say: voice.say,
  })
}

export function makeFilmPlayer(opened: OpenedFilm, stage: FilmStage): FilmPlayer {
  const { timeline, scene, order, camera } = opened
  const { time } = stage
  let number = -1
  let lookedSince = -1
  let drawSeconds = 0
  let canvas = 0

  async function show(i: number, seconds: number): Promise<void> {
    const part = timeline.parts[i]
    if (!part) return
    const look = camera.lookAt(seconds)
    const { width, height, quality } = order
    await stage.show({
      number: canvas,
      width,
      height,
      quality,
      scene,
      board: boardOf(opened, part),
      roll: part.roll,
      camera: look.shot,
    })
    number = i
    lookedSince = look.sinceSeconds
  }

  const nextDrawSeconds = (): number => (drawSeconds += 1 / order.fps)

  /** The part with which a jump to this second begins. */
  function beginning(i: number, seconds: number): number {
    return Math.max(0, Math.min(i - runUp.motions, partAt(timeline, seconds - runUp.seconds)))
  }

  /** Shows each motion and each camera that has begun since then, in its own second. */
  async function catchUp(i: number, seconds: number, isFar: boolean): Promise<void> {
    if (isFar) {
      canvas += 1
      stage.clear()
    }
    const first = isFar ? beginning(i, seconds) : number + 1
    const since = timeline.parts[first]?.sinceSeconds ?? 0
    const parts = timeline.parts.slice(first, i + 1).map(({ sinceSeconds }) => sinceSeconds)
    const looks = camera.looks().map(({ sinceSeconds }) => sinceSeconds)
    const due = looks.filter((at) => isFar && at > since && at <= seconds)
    for (const at of [...new Set([...parts, ...due])].toSorted((a, b) => a - b)) {
      time.set(at)
      await show(partAt(timeline, at), at)
      stage.pass(nextDrawSeconds())
    }
    time.set(seconds)
  }

  return {
    part: () => timeline.parts[number] ?? null,
    async seek(seconds) {
      const i = partAt(timeline, seconds)
      const isNew = i !== number
      const isFar = number < 0 || i < number || i - number > runUp.motions
      if (isNew) await catchUp(i, seconds, isFar)
      else time.set(seconds)
      if (camera.lookAt(seconds).sinceSeconds !== lookedSince) await show(i, seconds)
      // the first picture of a motion may need models that are still loading
      if (isNew) await stage.calm()
      return stage.draw(nextDrawSeconds(), isNew)
    },
  }
}
