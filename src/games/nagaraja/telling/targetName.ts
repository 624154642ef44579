/** Names the target of an activation in full: kind of place, owner, and rotation. */
import { type Line, line, type ListPart, type LinePart } from '../../../kernel/line.ts'
import type { Box } from '../edition.ts'
import { opponentOf } from '../vocabulary.ts'
import { nichePlace, placed, slotPlace, stickNames } from './names.ts'
import type { Activation } from '../types/phases.ts'

/** Null without a target. */
export function targetNameOf(
  box: Box,
  { seat, target }: Omit<Activation, 'card'>,
): Line | ListPart | null {
  switch (target.kind) {
    case 'none':
      return null
    case 'sticks':
      return stickNames(box, target.sticks)
    case 'relics':
      return {
        list: target.relics.map(({ temple, niche }) => placed(nichePlace(box, niche), temple)),
      }
    case 'swapRelics':
      return placed(pair(nichePlace(box, target.a), nichePlace(box, target.b)), target.temple)
    case 'swapRooms':
      return placed(pair(slotPlace(target.a), slotPlace(target.b)), target.temple)
    case 'rotate': {
      const place = placed(slotPlace(target.slot), target.temple)
      return line('nagaraja.aim.rotate', { place, turns: target.turns })
    }
    case 'move':
      return placed(
        line('nagaraja.way', { from: slotPlace(target.from), to: slotPlace(target.to) }),
        seat,
      )
    case 'trap':
      return placed(slotPlace(target.slot), opponentOf(seat))
  }
}

function pair(a: LinePart, b: LinePart): Line {
  return line('nagaraja.pair', { a, b })
}
