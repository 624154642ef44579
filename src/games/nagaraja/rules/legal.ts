/** The legal commands of a seat, computed from its redacted view: in canonical order and unique. */
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import type { Command } from '../commands.ts'
import { of, opponentOf, type StickKind } from '../vocabulary.ts'
import { showsNaga } from './score.ts'
import { targetCommands } from './targetCommands.ts'
import { isPlayable, type ActivationMeans } from './targets.ts'
import { placeableSlots, trapSlot } from './temple.ts'
import type { PlayerView, View } from '../types.ts'

export function legal(box: Box, view: View, seat: Seat): readonly Command[] {
  const { phase } = view
  if (view.drawing || !('seat' in phase) || phase.seat !== seat) return []
  const own = of(view.players, seat)
  switch (phase.kind) {
    case 'call':
      return [...callCommands(box, own), ...drawAmulets(box, view, own)]
    case 'turn':
      return [{ type: 'pass' }, ...activations(box, view, seat), ...drawAmulets(box, view, own)]
    case 'target':
      return targetCommands(box, view, seat)
    case 'window':
      return [...cancels(box, own), { type: 'letStand' }, ...drawAmulets(box, view, own)]
    case 'recover':
      return (view.pile ?? []).map((card) => ({ type: 'recover', card }))
    case 'explore':
      return [...placements(box, view, seat), ...drawAmulets(box, view, own)]
    case 'give':
      return [
        ...(view.offer ?? []).map((card): Command => ({ type: 'giveCard', card })),
        ...drawAmulets(box, view, own),
      ]
  }
}

/**
 * [N18] [N19] At least one card, all of one symbol; laying nothing requires an empty hand ([NG19]).
 */
function callCommands(box: Box, { hand, laid }: PlayerView): readonly Command[] {
  const cards = hand ?? []
  const first = laid?.[0]
  const symbol = first === undefined ? null : lookUp(box.cards, first).symbol
  const commands: Command[] = []
  for (const card of cards) {
    if (symbol === null || lookUp(box.cards, card).symbol === symbol) {
      commands.push({ type: 'addToCommit', card })
    }
  }
  if (symbol !== null || cards.length === 0) commands.push({ type: 'commit' })
  return commands
}

function activations(box: Box, view: View, seat: Seat): readonly Command[] {
  const { hand, sticks } = of(view.players, seat)
  const kinds = payingKinds(box, sticks)
  const means: ActivationMeans = {
    opponentHand: of(view.players, opponentOf(seat)).handCount,
    cards: view.stacks.cards,
    discard: view.stacks.discard,
  }
  const commands: Command[] = []
  for (const card of hand ?? []) {
    if (!isPlayable(view, means, lookUp(box.cards, card), seat)) continue
    for (const pay of kinds) commands.push({ type: 'playCard', card, pay })
  }
  return commands
}

/** Sorted by name. */
function payingKinds(box: Box, sticks: PlayerView['sticks']): readonly StickKind[] {
  const kinds: StickKind[] = []
  for (const stick of sticks) {
    if (showsNaga(box, stick) && !kinds.includes(stick.kind)) kinds.push(stick.kind)
  }
  return kinds.sort()
}

function cancels(box: Box, { amulets }: PlayerView): readonly Command[] {
  return (amulets ?? [])
    .filter((amulet) => lookUp(box.amulets, amulet).effect === 'cancel')
    .map((amulet) => ({ type: 'cancel', amulet }))
}

/** [N46] [NG12] At any decision of the owner, as long as a card can be drawn ([NG17]). */
function drawAmulets(box: Box, { stacks }: View, { amulets }: PlayerView): readonly Command[] {
  if (!amulets || amulets.length === 0 || stacks.cards + stacks.discard === 0) return []
  return amulets
    .filter((amulet) => lookUp(box.amulets, amulet).effect === 'draw')
    .map((amulet) => ({ type: 'useAmulet', amulet }))
}

/** [N32] */
function placements(box: Box, { temples, trap }: View, seat: Seat): readonly Command[] {
  const slots = placeableSlots(box, of(temples, seat).slots, trapSlot(trap, seat))
  return [0, 1, 2, 3].flatMap((rotation) =>
    slots.map((slot): Command => ({ type: 'placeRoom', rotation, slot })),
  )
}
