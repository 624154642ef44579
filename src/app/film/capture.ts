/** Records the film's canvas in real time, as a screen recorder would, for comparison with the rendered film. */
import { readClip } from '../../clip/index.ts'
import type { Captured } from '../../film/order.ts'
import { watchFrames } from '../pageTime.ts'
import type { FilmStage } from './filmStage.ts'
import type { OpenedFilm } from './opened.ts'
import { makeCompositor } from './compositor.ts'
import { makeFilmPlayer } from './filmPlayer.ts'

/** The recorder delivers chunks of so many milliseconds. */
const sliceMilliseconds = 500

/** Runs for so many seconds of the page's frames and passes the second of each frame to `look`. */
function playFor(seconds: number, look: (now: number) => void): Promise<void> {
  return new Promise((done) => {
    let began: number | null = null
    watchFrames((milliseconds) => {
      began ??= milliseconds
      const now = (milliseconds - began) / 1000
      if (now < seconds) look(now)
      else done()
      return now < seconds
    })
  })
}

export async function capture(
  opened: OpenedFilm,
  stage: FilmStage,
  seconds: number,
): Promise<Captured> {
  const { order, spans, timeline } = opened
  const begin = spans[0]?.from ?? 0
  stage.clear()
  const player = makeFilmPlayer(opened, stage)
  const compositor = makeCompositor(opened)
  await player.seek(begin)
  compositor.paint(player.part())
  const stream = compositor.pen.canvas.captureStream(order.fps)
  const pieces: Blob[] = []
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9' })
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.start(sliceMilliseconds)
  let job: Promise<void> | null = null
  const picture = async (now: number) => {
    if (await player.seek(Math.min(begin + now, timeline.seconds))) compositor.paint(player.part())
  }
  await playFor(seconds, (now) => {
    job ??= picture(now).finally(() => (job = null))
  })
  await job
  const stopped = new Promise((done) => recorder.addEventListener('stop', done))
  recorder.stop()
  await stopped
  for (const track of stream.getTracks()) track.stop()
  const { frames } = await readClip(new Blob(pieces, { type: 'video/webm' })).catch(() => ({
    frames: 0,
  }))
  return { seconds, wanted: Math.round(seconds * order.fps), captured: frames }
}
