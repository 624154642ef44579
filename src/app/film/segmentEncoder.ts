/** Encodes one segment of a film frame by frame; unchanged frames are held, and one frame a second is hashed. */
import { makeClip } from '../../clip/index.ts'
import type { FilmSegment } from '../../film/segments.ts'
import { frameAt } from '../../film/spans.ts'
import type { SegmentMade } from '../../film/order.ts'
import { sinkToCommand, tellFrames } from './bytes.ts'
import type { FilmStage } from './filmStage.ts'
import type { OpenedFilm } from './opened.ts'
import { makeCompositor, type Compositor } from './compositor.ts'
import { makeFilmPlayer } from './filmPlayer.ts'

/** Hexadecimal digits of a frame's hash. */
const digits = 16

async function hashOf({ pen }: Compositor): Promise<string> {
  const { data } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits)
}

export async function encodeSegment(
  opened: OpenedFilm,
  stage: FilmStage,
  { from, to }: FilmSegment,
): Promise<SegmentMade> {
  const { order, spans } = opened
  const { container, width, height, fps, quality } = order
  stage.clear()
  const player = makeFilmPlayer(opened, stage)
  const compositor = makeCompositor(opened)
  const clip = await makeClip({
    container,
    width,
    height,
    fps,
    quality,
    hasSound: false,
    sink: sinkToCommand,
  })
  const hashes: Record<string, string> = {}
  let hash: string | null = null
  let reported = from
  for (let index = from; index < to; index += 1) {
    const isNew = await player.seek(frameAt(spans, fps, index).seconds)
    if (isNew || index === from) {
      compositor.paint(player.part())
      hash = null
      await clip.addFrame(compositor.pen.canvas, index - from)
    }
    if (index - reported >= fps / 2) {
      void tellFrames(index - reported)
      reported = index
    }
    if (index % fps === 0) hashes[index] = hash ??= await hashOf(compositor)
  }
  await clip.holdTo(to - from)
  void tellFrames(to - reported)
  return { ...(await clip.finish()), hashes }
}
