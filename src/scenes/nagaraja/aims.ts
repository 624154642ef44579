/** Target of a pending activation (it may still be cancelled): the command that named it, and its spots. */
import type { TargetCommand } from '../../games/nagaraja/commands.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { opponentOf } from '../../games/nagaraja/vocabulary.ts'
import type { Aim } from '../contract.ts'
import { nicheId, slotId } from './ids.ts'

/** Null if the activation changes nothing in a temple. */
export function targetCommandOf({ activation }: View): Aim<TargetCommand> | null {
  if (!activation) return null
  const { seat, target } = activation
  switch (target.kind) {
    case 'rotate': {
      const { temple, slot, turns } = target
      return { seat, command: { type: 'rotateRoom', temple, slot, turns } }
    }
    case 'move':
      return { seat, command: { type: 'moveRoom', from: target.from, to: target.to } }
    case 'swapRooms': {
      const { temple, a, b } = target
      return { seat, command: { type: 'swapRooms', temple, a, b } }
    }
    case 'trap':
      return { seat, command: { type: 'placeTrap', slot: target.slot } }
    default:
      return null
  }
}

/** Spot ids of the targeted floors and niches. */
export function targetSpotsOf({ activation }: View): readonly string[] {
  if (!activation) return []
  const { seat, target } = activation
  switch (target.kind) {
    case 'relics':
      return target.relics.map(({ temple, niche }) => nicheId(temple, niche))
    case 'swapRelics':
      return [nicheId(target.temple, target.a), nicheId(target.temple, target.b)]
    case 'rotate':
      return [slotId(target.temple, target.slot)]
    case 'move':
      return [slotId(seat, target.from), slotId(seat, target.to)]
    case 'swapRooms':
      return [slotId(target.temple, target.a), slotId(target.temple, target.b)]
    case 'trap':
      return [slotId(opponentOf(seat), target.slot)]
    default:
      return []
  }
}
