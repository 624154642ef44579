/** The setup flow: lay out relics, throw for the first guide, deal cards. */
import type { Seat } from '../../../../kernel/seat.ts'
import { type NextPhase, wait } from '../next.ts'
import { enterPhase, type NagarajaNow } from '../now.ts'
import { fatePoints } from '../score.ts'
import { guideSticks, readFaces } from '../sticks.ts'

export function applyRelics(now: NagarajaNow, temple: Seat, picks: readonly number[]): NextPhase {
  const tokens = picks.map((pick) => now.box.tokenIds[pick] as string)
  now.emit({ type: 'relicsLaid', temple, tokens })
  return enterPhase(now, temple === 0 ? { kind: 'relics', temple: 1 } : { kind: 'guide' })
}

/** [N6] [NG4] Only points count; a tie is thrown again. */
export function applyGuideThrow(now: NagarajaNow, faces: readonly number[]): NextPhase {
  const { box } = now
  const sticks = readFaces(guideSticks(box), faces)
  const first = fatePoints(box, { sticks: sticks[0], added: 0 })
  const second = fatePoints(box, { sticks: sticks[1], added: 0 })
  const guide = first === second ? null : first > second ? 0 : 1
  now.emit({ type: 'guideThrown', sticks, guide })
  if (guide === null) return wait
  enterPhase(now, { kind: 'deal' })
  return { to: 'draw', seat: guide, count: box.edition.setup.startHand, why: 'deal' }
}
