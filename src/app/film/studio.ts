/** What the film's page offers to the command that directs it. */
import { momentsOf } from '../../film/moments.ts'
import type { FilmOrder, Plot, FilmService } from '../../film/order.ts'
import type { FilmSet } from './filmSet.ts'
import { type OpenedFilm, openOrder } from './opened.ts'
import { makeSegment } from './reel.ts'
import { makeSound } from './soundTrack.ts'
import { makeStill } from './stills.ts'
import { capture } from './capture.ts'

const fonts = ['400 20px', '700 20px'].flatMap((size) => [
  `${size} "Alegreya Sans"`,
  `${size} "Alegreya"`,
])
/** A letter of each script that the fonts come in. */
const letters = 'AaΑαАаŁł'

export function makeFilmService(set: FilmSet): FilmService {
  let opened: OpenedFilm | null = null
  const now = (): OpenedFilm => {
    if (!opened) throw new Error('no match has been opened')
    return opened
  }
  return {
    async open(order: FilmOrder) {
      await Promise.all(fonts.map((font) => document.fonts.load(font, letters)))
      const found = await openOrder(order, set.time)
      if ('refused' in found) return found
      opened = found
      const { match, frames, segments, story, isCut } = found
      const plot: Plot = {
        game: match.game.id,
        steps: match.length,
        seconds: frames / order.fps,
        frames,
        segments,
        moments: momentsOf(story),
        isCut,
      }
      return plot
    },
    async segment(number) {
      const segment = now().segments[number]
      if (!segment) throw new Error(`there is no segment ${number}`)
      return makeSegment(now(), set, segment)
    },
    sound: () => makeSound(now()),
    still: (moment) => makeStill(now(), set, moment),
    capture: (seconds) => capture(now(), set, seconds),
  }
}
