/** One still of a great moment, with what was told of it. */
import type { GreatMoment } from '../../film/moments.ts'
import type { FilmStill } from '../../film/order.ts'
import { base64Of } from './bytes.ts'
import type { FilmSet } from './filmSet.ts'
import type { OpenedFilm } from './opened.ts'
import { linesOf, makePainter } from './painter.ts'
import { makeTeller } from './teller.ts'

const jpegQuality = 0.9

export async function makeStill(
  opened: OpenedFilm,
  set: FilmSet,
  { step, seconds }: GreatMoment,
): Promise<FilmStill> {
  set.clear()
  const painter = makePainter(opened)
  await makeTeller(opened, set).tell(seconds)
  // the words stand under it
  painter.paint(null)
  const file = await new Promise<Blob | null>((done) => {
    painter.pen.canvas.toBlob(done, 'image/jpeg', jpegQuality)
  })
  if (!file) throw new Error('the picture could not be kept')
  return {
    step,
    seconds,
    lines: linesOf(opened, step).map(opened.voice.say),
    picture: base64Of(new Uint8Array(await file.arrayBuffer())),
  }
}
