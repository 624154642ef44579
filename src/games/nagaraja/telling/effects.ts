/** Lines that describe the effect of an activation if it is not cancelled. */
import { type Line, line } from '../../../kernel/line.ts'
import { type Box, lookUp } from '../edition.ts'
import { roomChanges, swapLines } from './changes.ts'
import { of, opponentOf, type StickId } from '../vocabulary.ts'
import { slotName, stickName } from './names.ts'
import { chanceOfAtLeast, oddsOf } from './chances.ts'
import { faceOf } from '../rules/score.ts'
import { exchanged, rotated } from '../rules/temple.ts'
import type { Activation } from '../types/phases.ts'
import type { View } from '../types.ts'

export function effectLines(box: Box, view: View): readonly Line[] {
  const { activation, temples } = view
  if (!activation) return []
  const { seat, target } = activation
  switch (target.kind) {
    case 'none':
      return [untargeted(box, view, activation)]
    case 'sticks':
      return target.sticks.flatMap(({ id }) => stickLines(box, id, view))
    case 'relics':
      return [line('nagaraja.stand.lookRelics', { who: { seat } })]
    case 'swapRelics':
      return swapLines(box, view, target.temple, target.a, target.b)
    case 'rotate': {
      const { slots } = of(temples, target.temple)
      return roomChanges(box, view, target.temple, rotated(slots, target.slot, target.turns))
    }
    case 'move': {
      const { slots } = of(temples, seat)
      return roomChanges(box, view, seat, exchanged(slots, target.from, target.to))
    }
    case 'swapRooms': {
      const { slots } = of(temples, target.temple)
      return roomChanges(box, view, target.temple, exchanged(slots, target.a, target.b))
    }
    case 'trap': {
      const parts = { owner: { seat: opponentOf(seat) }, slot: slotName(target.slot) }
      return [line('nagaraja.tell.trapPlaced', parts)]
    }
  }
}

function untargeted(box: Box, { players, stacks }: View, { seat, card }: Activation): Line {
  const { ability, strength } = lookUp(box.cards, card)
  const who = { seat }
  switch (ability) {
    case 'addPoints':
      return line('nagaraja.tell.pointsAdded', { who, n: strength })
    case 'drawCards': {
      const n = Math.min(strength, stacks.cards + stacks.discard)
      return line('nagaraja.tell.cardsDrawn', { who, n })
    }
    case 'discardRandomFromHand': {
      const other = opponentOf(seat)
      const n = of(players, other).handCount
      return line('nagaraja.stand.discardRandomFromHand', { who: { seat: other }, n })
    }
    default:
      return line('nagaraja.tell.cardRecovered', { who })
  }
}

/** The effect on one chosen stick. */
export function stickLines(box: Box, id: StickId, view: View): readonly Line[] {
  const { activation, players } = view
  if (!activation) return []
  const owner = opponentOf(activation.seat)
  const stick = of(players, owner).sticks.find((one) => one.id === id)
  if (!stick) return []
  const { points, nagas } = faceOf(box, stick)
  if (lookUp(box.cards, activation.card).ability === 'discardSticks') {
    return [line('nagaraja.preview.stickGoes', { who: { seat: owner }, points, nagas })]
  }
  const one = oddsOf(box, { brown: 0, green: 0, white: 0, [stick.kind]: 1 })
  const naga = chanceOfAtLeast(one.nagas, 1)
  const parts = { stick: stickName(box, stick), mean: one.meanPoints, naga }
  return [line('nagaraja.preview.rethrow', parts)]
}
