/** Applies the abilities that change a temple and settles the temple afterwards. */
import { opponentOf } from '../../vocabulary.ts'
import type { NagarajaNow } from '../now.ts'
import type { Activation } from '../../types/phases.ts'
import { settle } from './settle.ts'

/** Returns true when the change ends the match. */
export function changeTemple(now: NagarajaNow, { seat, target }: Activation): boolean {
  switch (target.kind) {
    case 'swapRelics': {
      const { temple, a, b } = target
      return settle(now, temple, () => now.emit({ type: 'relicsSwapped', seat, temple, a, b }))
    }
    case 'rotate': {
      const { temple, slot, turns } = target
      return settle(now, temple, () => now.emit({ type: 'roomRotated', seat, temple, slot, turns }))
    }
    case 'move': {
      const { from, to } = target
      return settle(now, seat, () => now.emit({ type: 'roomMoved', seat, from, to }))
    }
    case 'swapRooms': {
      const { temple, a, b } = target
      return settle(now, temple, () => now.emit({ type: 'roomsSwapped', seat, temple, a, b }))
    }
    case 'trap':
      now.emit({ type: 'trapPlaced', seat, temple: opponentOf(seat), slot: target.slot })
      return false
    default:
      return false
  }
}
