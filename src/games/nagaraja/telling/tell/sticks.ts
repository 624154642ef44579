/** Log lines for throws, passes and changes of sticks. */
import { type Line, line } from '../../../../kernel/line.ts'
import type { Box } from '../../edition.ts'
import type { Event } from '../../events.ts'
import { stickNames } from '../names.ts'
import { fatePoints, nagaCount } from '../../rules/score.ts'
import type { Stick } from '../../vocabulary.ts'

export function tellStick(box: Box, event: Event): Line | null {
  switch (event.type) {
    case 'sticksThrown':
      return line('nagaraja.tell.sticksThrown', {
        a: thrown(box, 0, event.sticks[0]),
        b: thrown(box, 1, event.sticks[1]),
      })
    case 'passed': {
      const key = event.forced ? 'nagaraja.tell.passedForced' : 'nagaraja.tell.passed'
      return line(key, { who: { seat: event.seat } })
    }
    case 'pointsAdded':
      return line('nagaraja.tell.pointsAdded', { who: { seat: event.seat }, n: event.points })
    case 'sticksDiscarded':
      return line('nagaraja.tell.sticksDiscarded', withSticks(box, event.seat, event.sticks))
    case 'sticksRethrown':
      return line('nagaraja.tell.sticksRethrown', withSticks(box, event.seat, event.sticks))
    default:
      return null
  }
}

function thrown(box: Box, seat: number, sticks: readonly Stick[]): Line {
  return line('nagaraja.tell.thrown', {
    ...withSticks(box, seat, sticks),
    points: fatePoints(box, { sticks, added: 0 }),
    nagas: nagaCount(box, { sticks }),
  })
}

function withSticks(box: Box, seat: number, sticks: readonly Stick[]) {
  return { who: { seat }, sticks: stickNames(box, sticks) }
}
