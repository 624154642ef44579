/** Dispatches the answer of a chance request to its handler. */
import type { Answer } from '../../../../kernel/chance.ts'
import { opponentOf } from '../../vocabulary.ts'
import type { NextPhase } from '../next.ts'
import type { NagarajaNow } from '../now.ts'
import { activationOf, rethrown } from '../pending.ts'
import { faced, readFaces, sticksToThrow } from '../sticks.ts'
import { applyDraw } from './draw.ts'
import { discardFromHand } from './effect.ts'
import { applyGuideThrow, applyRelics } from './opening.ts'
import { applyAmulet, applyRoom } from './refresh.ts'

export function applyAnswer(now: NagarajaNow, answer: Answer): NextPhase {
  return answer.kind === 'faces' ? applyFaces(now, answer.faces) : applyPicks(now, answer.picks)
}

function applyPicks(now: NagarajaNow, picks: readonly number[]): NextPhase {
  const { drawing, phase } = now.state
  if (drawing) return applyDraw(now, drawing, picks)
  const first = picks[0] as number
  switch (phase.kind) {
    case 'relics':
      return applyRelics(now, phase.temple, picks)
    case 'room':
      return applyRoom(now, first)
    case 'amulet':
      return applyAmulet(now, first)
    default:
      return discardFromHand(now, first)
  }
}

function applyFaces(now: NagarajaNow, faces: readonly number[]): NextPhase {
  const { box, state } = now
  if (state.phase.kind === 'guide') return applyGuideThrow(now, faces)
  if (state.phase.kind === 'throw') {
    now.emit({ type: 'sticksThrown', sticks: readFaces(sticksToThrow(box, state), faces) })
    return { to: 'confrontation' }
  }
  const seat = opponentOf(activationOf(state).seat)
  now.emit({ type: 'sticksRethrown', seat, sticks: faced(rethrown(state), faces, 0) })
  return { to: 'endActivation' }
}
