/** What stands before the film's camera: set by whoever makes the film, rendered by the page. */
import { flushSync } from 'react-dom'
import type { Coming, Quality, Roll, CameraShot } from '../../scenes/contract.ts'
import type { GameScene, SceneProps } from '../../scenes/board/scene.ts'
import { modelsComing } from '../../scenes/load.ts'
import { makeTime } from '../../session/time.ts'
import { type ExactFrames, makeExactFrames } from './exactFrames.ts'

export interface OnSet {
  /** Another number is another canvas: nothing of the one before is left. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly quality: Quality
  readonly scene: GameScene
  readonly board: SceneProps
  readonly roll: Roll | null
  readonly camera: string | CameraShot
}

/** Turns of the page's own loop in which nothing may be under way before a picture is taken. */
const calmTurns = 4

/** After which a canvas that nobody draws on is given up. */
const mostTurns = 20_000

const turn = () => new Promise<void>((done) => setTimeout(done))

/** Milliseconds after which a page that is never idle is taken as it is. */
const patience = 5000

/** When nothing waits to be done any more: what has come is on the canvas. */
const idle = () =>
  new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: patience }))

export function makeFilmSet() {
  const time = makeTime()
  const coming: Coming = { count: 0 }
  const listeners = new Set<() => void>()
  let frames: ExactFrames = makeExactFrames()
  let shown: OnSet | null = null

  const tell = () => flushSync(() => listeners.forEach((listener) => listener()))
  const isComing = () => coming.count > 0 || modelsComing() > 0

  /** Until all that is needed has come. */
  async function calm(): Promise<void> {
    do {
      for (let turns = 0; turns < calmTurns; turns = isComing() ? 0 : turns + 1) await turn()
      await idle()
    } while (isComing())
  }

  /** Until what was put there has been taken up too. */
  async function settle(): Promise<void> {
    for (let turns = 0; !frames.isAsked(); turns += 1) {
      if (turns > mostTurns) throw new Error('the table could not be drawn')
      await turn()
    }
    await calm()
  }

  return {
    time,
    coming,
    frames: () => frames,
    shown: () => shown,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** An empty set; the next thing shown stands on a new canvas. */
    clear(): void {
      shown = null
      frames = makeExactFrames()
      tell()
    },
    async show(next: OnSet): Promise<void> {
      shown = next
      tell()
      await settle()
    },
    calm,
    /** The present second, brought about and not drawn. */
    pass: (watch: number) => frames.pass(watch),
    /** A picture of the present second. True when something had to be drawn, or must be. */
    draw(watch: number, isForced = false): boolean {
      if (!isForced && !frames.isAsked()) return false
      frames.draw(watch)
      return true
    },
  }
}

export type FilmSet = ReturnType<typeof makeFilmSet>
