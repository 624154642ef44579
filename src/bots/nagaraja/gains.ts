/** The gain of a temple change for one side: positive in the own temple, negative in the opponent's. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { TargetCommand } from '../../games/nagaraja/commands.ts'
import { type CardId, of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import { targetCommands } from '../../games/nagaraja/rules/targetCommands.ts'
import { namedTarget } from '../../games/nagaraja/rules/namedTarget.ts'
import {
  exchanged,
  placeableSlots,
  rotated,
  swapped,
  trapSlot,
  withSlot,
} from '../../games/nagaraja/rules/temple.ts'
import type { Room, Slots, View } from '../../games/nagaraja/types.ts'
import type { Target } from '../../games/nagaraja/types/phases.ts'
import { freedSlotBonus, trapFactor } from './weights.ts'
import { templeWorth } from './worth.ts'

/** The gain for `seat` of applying this target of a room or relic ability. */
export function gainOf(box: Box, view: View, seat: Seat, target: Target): number {
  if (target.kind === 'trap') return trapGain(box, view, seat, target.slot)
  const temple = 'temple' in target ? target.temple : seat
  const { slots, tokens } = of(view.temples, temple)
  const sign = temple === seat ? 1 : -1
  const before = templeWorth(box, view, temple, slots, tokens)
  switch (target.kind) {
    case 'rotate':
      return (
        sign *
        (templeWorth(box, view, temple, rotated(slots, target.slot, target.turns), tokens) - before)
      )
    case 'move':
      return templeWorth(box, view, seat, exchanged(slots, target.from, target.to), tokens) - before
    case 'swapRooms':
      return (
        sign *
        (templeWorth(box, view, temple, exchanged(slots, target.a, target.b), tokens) - before)
      )
    case 'swapRelics':
      return (
        sign * (templeWorth(box, view, temple, slots, swapped(tokens, target.a, target.b)) - before)
      )
    default:
      return 0
  }
}

/**
 * The gain of trapping a slot: the opponent's temple loses worth, and a trap on the own temple goes
 * away.
 */
function trapGain(box: Box, view: View, seat: Seat, slot: number): number {
  const other = opponentOf(seat)
  const { slots, tokens } = of(view.temples, other)
  const trapped = { ...view, trap: { temple: other, slot } }
  const before = templeWorth(box, view, other, slots, tokens)
  const after = templeWorth(box, trapped, other, slots, tokens)
  const freed = view.trap?.temple === seat ? freedSlotBonus : 0
  return (before - after) * trapFactor + freed
}

export const targetOf = (command: TargetCommand): Target =>
  command.type === 'chooseStick' || command.type === 'chooseRelic'
    ? { kind: 'none' }
    : namedTarget(command)

export interface PlacementGain {
  readonly slot: number
  readonly rotation: number
  readonly gain: number
}

/** The placement of this room with the highest gain; null when it fits nowhere. */
export function bestPlacement(box: Box, view: View, seat: Seat, room: Room): PlacementGain | null {
  const { slots, tokens } = of(view.temples, seat)
  const before = templeWorth(box, view, seat, slots, tokens)
  let best: PlacementGain | null = null
  for (const slot of placeableSlots(box, slots, trapSlot(view.trap, seat))) {
    for (let rotation = 0; rotation < 4; rotation += 1) {
      const after = withSlot(slots, slot, { ...room, rotation })
      const gain = templeWorth(box, view, seat, after, tokens) - before
      if (!best || gain > best.gain) best = { slot, rotation, gain }
    }
  }
  return best
}

/**
 * Cache keyed by the slot lists of both temples (by identity), then by all other inputs.
 * Simulations of one search share the same lists until a room is built.
 */
const stakeCache = new WeakMap<Slots, WeakMap<Slots, Map<string, number>>>()

/** The stake of this round: both sides' best gains from the room that is offered. */
export function stakeOf(box: Box, view: View, seat: Seat): number {
  return memoized(view, `stake ${stakeKey(view, seat)}`, () => computeStake(box, view, seat))
}

/**
 * The gain of a card with its best target, for abilities that aim at rooms, relics or the trap; at
 * least 0.
 */
export function bestTarget(box: Box, view: View, seat: Seat, card: CardId): number {
  const { ability, strength, arrow } = lookUp(box.cards, card)
  return memoized(view, `${ability} ${strength} ${arrow} ${stakeKey(view, seat)}`, () => {
    const aimed: View = { ...view, activation: { seat, card, target: { kind: 'none' } } }
    const targets = targetCommands(box, aimed, seat)
    return Math.max(0, ...targets.map((target) => gainOf(box, aimed, seat, targetOf(target))))
  })
}

function memoized(view: View, key: string, find: () => number): number {
  const known = cacheFor(view)
  const before = known.get(key)
  if (before !== undefined) return before
  const found = find()
  known.set(key, found)
  return found
}

function cacheFor({ temples: [first, second] }: View): Map<string, number> {
  const others = stakeCache.get(first.slots) ?? new WeakMap<Slots, Map<string, number>>()
  stakeCache.set(first.slots, others)
  const known = others.get(second.slots) ?? new Map<string, number>()
  others.set(second.slots, known)
  return known
}

function stakeKey({ prize, trap, temples, players }: View, seat: Seat): string {
  const parts = temples.map(({ tokens, marks }, owner) => {
    const { amulets, amuletCount } = of(players, owner)
    const open = marks.map((mark) => (mark.open ? 1 : 0)).join('')
    return `${tokens.join()} ${open} ${amulets?.join() ?? amuletCount}`
  })
  return `${seat} ${prize?.id} ${trap?.temple} ${trap?.slot} ${parts.join(' ')}`
}

function computeStake(box: Box, view: View, seat: Seat): number {
  if (!view.prize) return 0
  const own = bestPlacement(box, view, seat, view.prize)?.gain ?? 0
  const others = bestPlacement(box, view, opponentOf(seat), view.prize)?.gain ?? 0
  return own + others
}
