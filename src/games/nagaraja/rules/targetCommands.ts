/** The legal commands that choose targets of the activated card, in canonical order. */
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import type { TargetCommand } from '../commands.ts'
import { of, opponentOf } from '../vocabulary.ts'
import { closedRelics, freeFor, templesFor } from './targets.ts'
import { roomSlots } from './temple.ts'
import type { View } from '../types.ts'

export function targetCommands(box: Box, view: View, seat: Seat): readonly TargetCommand[] {
  if (!view.activation) return []
  const card = lookUp(box.cards, view.activation.card)
  const temples = templesFor(card, seat)
  switch (card.ability) {
    case 'rerollSticks':
    case 'discardSticks':
      return stickChoices(view, seat)
    case 'lookRelics':
      return relicChoices(box, view, seat)
    case 'swapRelics':
      return relicPairs(box, temples)
    case 'rotateRoom':
      return rotations(view, temples)
    case 'moveRoom':
      return roomSlots(of(view.temples, seat).slots).flatMap((from) =>
        freeFor(view, seat).map((to) => ({ type: 'moveRoom' as const, from, to })),
      )
    case 'swapRooms':
      return roomPairs(view, temples)
    case 'placeTrap':
      return freeFor(view, opponentOf(seat)).map((slot) => ({ type: 'placeTrap', slot }))
    default:
      return []
  }
}

/** [N50] [N51] The opponent's lying sticks that are not chosen yet. */
function stickChoices({ activation, players }: View, seat: Seat): readonly TargetCommand[] {
  const named = activation?.target.kind === 'sticks' ? activation.target.sticks : []
  return of(players, opponentOf(seat))
    .sticks.filter(({ id }) => !named.some((stick) => stick.id === id))
    .map(({ id }) => ({ type: 'chooseStick', stick: id }))
}

/** [N52] [NG33] Sorted by niche, then by temple. */
function relicChoices(box: Box, view: View, seat: Seat): readonly TargetCommand[] {
  const { activation } = view
  if (!activation) return []
  const named = activation.target.kind === 'relics' ? activation.target.relics : []
  return closedRelics(view, lookUp(box.cards, activation.card), seat)
    .filter(({ temple, niche }) => !named.some((n) => n.temple === temple && n.niche === niche))
    .sort((a, b) => a.niche - b.niche || a.temple - b.temple)
    .map(({ temple, niche }) => ({ type: 'chooseRelic', niche, temple }))
}

/** [N53] All pairs of relics in one temple, open or closed. */
function relicPairs(box: Box, temples: readonly Seat[]): readonly TargetCommand[] {
  const { niches } = box.ground
  return niches.flatMap((_, a) =>
    niches
      .slice(a + 1)
      .flatMap((_, i) =>
        temples.map((temple) => ({ type: 'swapRelics' as const, a, b: a + 1 + i, temple })),
      ),
  )
}

/** [N54] [NG9] One to three quarter turns of each room. */
function rotations({ temples }: View, allowed: readonly Seat[]): readonly TargetCommand[] {
  const commands: TargetCommand[] = []
  for (let slot = 0; slot < temples[0].slots.length; slot += 1) {
    for (const temple of allowed) {
      if (!of(temples, temple).slots[slot]) continue
      for (let turns = 1; turns <= 3; turns += 1) {
        commands.push({ type: 'rotateRoom', slot, temple, turns })
      }
    }
  }
  return commands
}

/** [N56] All pairs of rooms in one temple. */
function roomPairs({ temples }: View, allowed: readonly Seat[]): readonly TargetCommand[] {
  const commands: TargetCommand[] = []
  const count = temples[0].slots.length
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      for (const temple of allowed) {
        const { slots } = of(temples, temple)
        if (slots[a] && slots[b]) commands.push({ type: 'swapRooms', a, b, temple })
      }
    }
  }
  return commands
}
