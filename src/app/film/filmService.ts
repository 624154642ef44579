/** The functions of the film's page that the film command calls. */
import { momentsOf } from '../../film/moments.ts'
import type { FilmOrder, Plot, FilmService } from '../../film/order.ts'
import type { FilmStage } from './filmStage.ts'
import { type OpenedFilm, openOrder } from './opened.ts'
import { encodeSegment } from './segmentEncoder.ts'
import { makeSound } from './soundTrack.ts'
import { makeStill } from './stills.ts'
import { capture } from './capture.ts'

const fonts = ['400 20px', '700 20px'].flatMap((size) => [
  `${size} "Alegreya Sans"`,
  `${size} "Alegreya"`,
])
/** One letter of each script, so that the fonts of all scripts are loaded. */
const letters = 'AaΑαАаŁł'

export function makeFilmService(stage: FilmStage): FilmService {
  let opened: OpenedFilm | null = null
  const now = (): OpenedFilm => {
    if (!opened) throw new Error('no match has been opened')
    return opened
  }
  return {
    async open(order: FilmOrder) {
      await Promise.all(fonts.map((font) => document.fonts.load(font, letters)))
      const found = await openOrder(order, stage.time)
      if ('refused' in found) return found
      opened = found
      const { match, frames, segments, timeline, isCut } = found
      const plot: Plot = {
        game: match.game.id,
        steps: match.length,
        seconds: frames / order.fps,
        frames,
        segments,
        moments: momentsOf(timeline),
        isCut,
      }
      return plot
    },
    async segment(number) {
      const segment = now().segments[number]
      if (!segment) throw new Error(`there is no segment ${number}`)
      return encodeSegment(now(), stage, segment)
    },
    sound: () => makeSound(now()),
    still: (moment) => makeStill(now(), stage, moment),
    capture: (seconds) => capture(now(), stage, seconds),
  }
}
