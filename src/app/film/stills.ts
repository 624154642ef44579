/** Renders the still of a great moment, with the lines of the log about it. */
import type { GreatMoment } from '../../film/moments.ts'
import type { FilmStill } from '../../film/order.ts'
import { base64Of } from './bytes.ts'
import type { FilmStage } from './filmStage.ts'
import type { OpenedFilm } from './opened.ts'
import { linesOf, makeCompositor } from './compositor.ts'
import { makeFilmPlayer } from './filmPlayer.ts'

const jpegQuality = 0.9

export async function makeStill(
  opened: OpenedFilm,
  stage: FilmStage,
  { step, seconds }: GreatMoment,
): Promise<FilmStill> {
  stage.clear()
  const compositor = makeCompositor(opened)
  await makeFilmPlayer(opened, stage).seek(seconds)
  // without captions: the book prints the lines below the picture
  compositor.paint(null)
  const file = await new Promise<Blob | null>((done) => {
    compositor.pen.canvas.toBlob(done, 'image/jpeg', jpegQuality)
  })
  if (!file) throw new Error('the picture could not be encoded')
  return {
    step,
    seconds,
    lines: linesOf(opened, step).map(opened.voice.say),
    picture: base64Of(new Uint8Array(await file.arrayBuffer())),
  }
}
