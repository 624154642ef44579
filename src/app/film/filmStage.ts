/** The picture that the film's page renders, and waiting until everything in it is loaded and drawn. */
import { flushSync } from 'react-dom'
import type { Coming, Quality, Roll, CameraShot } from '../../scenes/contract.ts'
import type { GameScene, SceneProps } from '../../scenes/board/scene.ts'
import { modelsComing } from '../../scenes/load.ts'
import { makeTime } from '../../session/time.ts'
import { type ExactFrames, makeExactFrames } from './exactFrames.ts'

export interface FilmPicture {
  /** Another number makes a new canvas, without any state of the one before. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly quality: Quality
  readonly scene: GameScene
  readonly board: SceneProps
  readonly roll: Roll | null
  readonly camera: string | CameraShot
}

/** Tasks in a row without pending loads before a picture is taken. */
const calmTurns = 4

/** Tasks after which a canvas that asks for no frame counts as failed. */
const mostTurns = 20_000

const turn = () => new Promise<void>((done) => setTimeout(done))

/** Timeout for a page that is never idle. */
const idleTimeoutMilliseconds = 5000

/** Resolves when the page is idle, so that everything loaded is on the canvas. */
const idle = () =>
  new Promise<void>((done) =>
    requestIdleCallback(() => done(), { timeout: idleTimeoutMilliseconds }),
  )

export function makeFilmStage() {
  const time = makeTime()
  const coming: Coming = { count: 0 }
  const listeners = new Set<() => void>()
  let frames: ExactFrames = makeExactFrames()
  let shown: FilmPicture | null = null

  const tell = () => flushSync(() => listeners.forEach((listener) => listener()))
  const isComing = () => coming.count > 0 || modelsComing() > 0

  /** Resolves when no model or texture is loading. */
  async function calm(): Promise<void> {
    do {
      for (let turns = 0; turns < calmTurns; turns = isComing() ? 0 : turns + 1) await turn()
      await idle()
    } while (isComing())
  }

  /** Resolves when the new picture has asked for a frame and is loaded. */
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
    /** Removes the canvas; the next picture gets a new one. */
    clear(): void {
      shown = null
      frames = makeExactFrames()
      tell()
    },
    async show(next: FilmPicture): Promise<void> {
      shown = next
      tell()
      await settle()
    },
    calm,
    /** Runs the frame of the present second without showing it. */
    pass: (watch: number) => frames.pass(watch),
    /** Draws the present second if something has changed or `isForced`; returns whether it drew. */
    draw(watch: number, isForced = false): boolean {
      if (!isForced && !frames.isAsked()) return false
      frames.draw(watch)
      return true
    },
  }
}

export type FilmStage = ReturnType<typeof makeFilmStage>
