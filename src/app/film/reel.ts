/** Makes one segment of a film: picture after picture, those that are no other held, some of them hashed. */
import { makeClip } from '../../clip/index.ts'
import type { FilmSegment } from '../../film/segments.ts'
import { frameAt } from '../../film/spans.ts'
import type { SegmentMade } from '../../film/order.ts'
import { sinkToCommand, tellFrames } from './bytes.ts'
import type { FilmSet } from './filmSet.ts'
import type { OpenedFilm } from './opened.ts'
import { makePainter, type Painter } from './painter.ts'
import { makeTeller } from './teller.ts'

/** Hexadecimal digits that are enough to tell two pictures apart. */
const digits = 16

async function hashOf({ pen }: Painter): Promise<string> {
  const { data } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits)
}

export async function makeSegment(
  opened: OpenedFilm,
  set: FilmSet,
  { from, to }: FilmSegment,
): Promise<SegmentMade> {
  const { order, spans } = opened
  const { container, width, height, fps, quality } = order
  set.clear()
  const teller = makeTeller(opened, set)
  const painter = makePainter(opened)
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
  let told = from
  for (let index = from; index < to; index += 1) {
    const isNew = await teller.tell(frameAt(spans, fps, index).seconds)
    if (isNew || index === from) {
      painter.paint(teller.part())
      hash = null
      await clip.addFrame(painter.pen.canvas, index - from)
    }
    if (index - told >= fps / 2) {
      void tellFrames(index - told)
      told = index
    }
    if (index % fps === 0) hashes[index] = hash ??= await hashOf(painter)
  }
  await clip.holdTo(to - from)
  void tellFrames(to - told)
  return { ...(await clip.finish()), hashes }
}
