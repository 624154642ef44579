/** The reason and rule why a space or a tile is not available; null when it is available. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { chamberBenefit } from '../rules/chambers.ts'
import type { Rules } from '../edition.ts'
import { groundOf } from '../rules/ground.ts'
import { dieName } from './names.ts'
import { canBuild, chamberPays, hasWorkerOn, isNextInQueue } from '../rules/places.ts'
import { playerAt } from '../rules/progress.ts'
import { bestTotal, canPayDie } from '../rules/purse.ts'
import { canAdvance } from '../rules/river.ts'
import type { Space } from '../edition/spaces.ts'
import type { Player, View } from '../types.ts'
import type { Stack } from '../vocabulary.ts'

export interface RefusalReason {
  readonly why: Line
  readonly rule: string
}

/** Checks the conditions in the same order as `canPlace`. */
export function whyNotSpace(
  rules: Rules,
  view: View,
  seat: Seat,
  space: Space,
): RefusalReason | null {
  const player = playerAt(view, seat)
  const worker = view.spaces[space.index] ?? null
  if (worker !== null)
    return { why: line('rajas.why.taken', { who: { seat: worker } }), rule: 'R20' }
  if (space.coins > player.wealth) {
    return { why: line('rajas.why.coins', { n: space.coins, has: player.wealth }), rule: 'R23' }
  }
  if (space.queued && !isNextInQueue(rules, view, space)) {
    return { why: line('rajas.why.queue'), rule: 'R19' }
  }
  if (space.once && hasWorkerOn(rules, view, seat, space)) {
    return { why: line('rajas.why.once'), rule: 'R55' }
  }
  if (space.paysDie && !canPayDie(space, player)) return { why: dieMissing(space), rule: 'R23' }
  return whyNotDone(rules, view, seat, space, player)
}

function dieMissing({ colour, values }: Space): Line {
  if (colour !== null) return line('rajas.why.dieOfColour', { die: dieName(colour) })
  if (values !== null) return line('rajas.why.dieOfValue', { values: { list: values, or: true } })
  return line('rajas.why.noDie')
}

/** Conditions of the action itself, besides its cost [G2]. */
function whyNotDone(
  rules: Rules,
  view: View,
  seat: Seat,
  space: Space,
  player: Player,
): RefusalReason | null {
  if (space.kind === 'quarry') {
    if (canBuild(rules, view, player)) return null
    const isClosed = groundOf(rules, player.cells).open.length === 0
    return isClosed
      ? { why: line('rajas.why.noRoad'), rule: 'G31' }
      : { why: line('rajas.why.noTile'), rule: 'R32' }
  }
  if (space.kind === 'harbour') {
    return canAdvance(rules, view, seat) ? null : { why: line('rajas.why.riverEnd'), rule: 'R79' }
  }
  if (space.chamber === 0 || chamberPays(rules, view, seat, space, player).length > 0) return null
  const benefit = chamberBenefit(rules, view, space.chamber)
  return benefit.kind === 'boatExactly'
    ? { why: line('rajas.why.tooFar', { n: benefit.n }), rule: 'G40' }
    : { why: line('rajas.why.noCover'), rule: 'R70' }
}

/** The reason why a tile cannot be built on an empty cell. */
export function whyNotTile(
  rules: Rules,
  view: View,
  seat: Seat,
  stack: Stack,
): RefusalReason | null {
  const { top } = view.stacks[stack]
  const tile = top === null ? undefined : rules.tiles[top]
  if (!tile) return null
  const best = bestTotal(playerAt(view, seat), tile.colour)
  if (best >= tile.cost) return null
  return { why: line('rajas.why.tooDear', { best, cost: tile.cost }), rule: 'R32' }
}
