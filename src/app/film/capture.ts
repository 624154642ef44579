/** The same match captured while it plays, as any recorder of a screen would: for whoever compares. */
import { readClip } from '../../clip/index.ts'
import type { Captured } from '../../film/order.ts'
import { watchFrames } from '../pageTime.ts'
import type { FilmSet } from './filmSet.ts'
import type { OpenedFilm } from './opened.ts'
import { makePainter } from './painter.ts'
import { makeTeller } from './teller.ts'

/** A recorder keeps what comes: pieces of so many milliseconds. */
const sliceMilliseconds = 500

/** Resolves when so many seconds have passed by the page's own frames; told of each frame's second. */
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
  set: FilmSet,
  seconds: number,
): Promise<Captured> {
  const { order, spans, story } = opened
  const begin = spans[0]?.from ?? 0
  set.clear()
  const teller = makeTeller(opened, set)
  const painter = makePainter(opened)
  await teller.tell(begin)
  painter.paint(teller.part())
  const stream = painter.pen.canvas.captureStream(order.fps)
  const pieces: Blob[] = []
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9' })
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.start(sliceMilliseconds)
  let job: Promise<void> | null = null
  const picture = async (now: number) => {
    if (await teller.tell(Math.min(begin + now, story.seconds))) painter.paint(teller.part())
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
