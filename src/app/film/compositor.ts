/** Composes one frame of a film: the drawn table, the last lines of the log, and the scores. */
import type { TimelinePart } from '../../film/timeline.ts'
import { stepsOf } from '../../kernel/journal.ts'
import type { Line } from '../../kernel/line.ts'
import { keptNotes } from '../../physics/kept.ts'
import { stepLines } from '../../words/stepLines.ts'
import { paintLines, paintRace } from './captions.ts'
import type { OpenedFilm } from './opened.ts'

export interface Compositor {
  readonly pen: CanvasRenderingContext2D
  /** Must be called in the task in which the table was drawn: its canvas is cleared afterwards. */
  paint(part: TimelinePart | null): void
}

const tableCanvas = (): HTMLCanvasElement | null => document.querySelector('.film-set canvas')

export function linesOf({ match, order }: OpenedFilm, step: number): readonly Line[] {
  const told = stepsOf(match)[step - 1]
  return told ? stepLines(match.game, told, order.view, keptNotes(told.proof)) : []
}

export function makeCompositor(opened: OpenedFilm): Compositor {
  const { order, match, timeline } = opened
  const { width, height } = order
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!pen) throw new Error('there is no canvas to paint on')

  /** The last lines of the log up to this part. */
  function toldBy(part: TimelinePart): readonly Line[] {
    const last = part.kind === 'roll' ? part.step - 1 : part.step
    for (let step = last; step > 0 && step > last - 6; step -= 1) {
      const lines = linesOf(opened, step)
      if (lines.length > 0) return lines
    }
    return []
  }

  return {
    pen,
    paint(part) {
      const drawn = tableCanvas()
      if (drawn) pen.drawImage(drawn, 0, 0, width, height)
      if (!part) return
      paintLines(pen, opened, toldBy(part))
      const race = match.game.race?.(part.beat.to)
      if (race && part !== timeline.parts[0]) paintRace(pen, opened, race)
    },
  }
}
