/** The worker spaces that a player may use now, and those that would have an effect. */
import type { Seat } from '../../../kernel/seat.ts'
import { canCover } from './builder.ts'
import { chamberBenefit } from './chambers.ts'
import type { Rules } from '../edition.ts'
import { groundOf } from './ground.ts'
import { playerAt } from './progress.ts'
import { purseAfter, bestTotal, canPayDie, type Pay, type Purse, waysToPay } from './purse.ts'
import { canAdvance, exactlyAhead } from './river.ts'
import type { Space } from '../edition/spaces.ts'
import type { Player, View } from '../types.ts'
import { type Stack, stacks } from '../vocabulary.ts'

/** The space is free and affordable, and every compulsory part of its action is possible [G2]. */
export function canPlace(rules: Rules, view: View, seat: Seat, space: Space): boolean {
  if (view.spaces[space.index] !== null) return false
  const player = playerAt(view, seat)
  if (space.coins > player.wealth) return false
  if (space.queued && !isNextInQueue(rules, view, space)) return false
  if (space.once && hasWorkerOn(rules, view, seat, space)) return false
  if (space.paysDie && !canPayDie(space, player)) return false
  return canComplete(rules, view, seat, space, player)
}

/** Quarry and harbour are filled strictly from left to right [R19] [G8]. */
export function isNextInQueue(rules: Rules, view: View, space: Space): boolean {
  const before = rules.spaces[view.players.length]?.[space.index - 1]
  return before?.kind !== space.kind || view.spaces[before.index] !== null
}

export function hasWorkerOn(rules: Rules, view: View, seat: Seat, space: Space): boolean {
  const list = rules.spaces[view.players.length] ?? []
  return list.some((other) => other.kind === space.kind && view.spaces[other.index] === seat)
}

function canComplete(rules: Rules, view: View, seat: Seat, space: Space, player: Player): boolean {
  if (space.kind === 'quarry') return canBuild(rules, view, player)
  if (space.kind === 'harbour') return canAdvance(rules, view, seat)
  if (space.chamber === 0) return true
  return chamberPays(rules, view, seat, space, player).length > 0
}

/** The ways to pay a chamber's die after which its action is still possible. */
export function chamberPays(
  rules: Rules,
  view: View,
  seat: Seat,
  space: Space,
  purse: Purse,
): readonly Pay[] {
  const benefit = chamberBenefit(rules, view, space.chamber)
  const pays = waysToPay(space, purse)
  if (benefit.kind === 'boatExactly') {
    return exactlyAhead(rules, view, seat, benefit.n) === null ? [] : pays
  }
  if (benefit.kind !== 'coverTile') return pays
  return pays.filter((pay) => canCover(rules, view, seat, purseAfter(purse, pay)))
}

/** Stacks whose top tile the player can afford; any open road end provides a cell [G31]. */
export function buildStacks(rules: Rules, view: View, player: Player): readonly Stack[] {
  if (groundOf(rules, player.cells).open.length === 0) return []
  return stacks.filter((stack) => canAfford(rules, view, player, stack))
}

export function canBuild(rules: Rules, view: View, player: Player): boolean {
  if (groundOf(rules, player.cells).open.length === 0) return false
  return stacks.some((stack) => canAfford(rules, view, player, stack))
}

function canAfford(rules: Rules, view: View, player: Player, stack: Stack): boolean {
  const { top } = view.stacks[stack]
  const tile = top === null ? undefined : rules.tiles[top]
  return tile !== undefined && bestTotal(player, tile.colour) >= tile.cost
}

/**
 * True if placing a worker changes more than paying its cost; only such placements are compulsory
 * [G3].
 */
export function isEffective(rules: Rules, view: View, seat: Seat, space: Space): boolean {
  const player = playerAt(view, seat)
  const ground = groundOf(rules, player.cells)
  switch (space.kind) {
    case 'goods':
      return ground.markets > 0
    case 'good':
      return space.good !== null && ground.takings[space.good].length > 1
    case 'garden':
    case 'balcony':
      return givesDice(view, player, space)
    default:
      return true
  }
}

function givesDice(view: View, player: Player, space: Space): boolean {
  if (space.benefit?.kind !== 'colourDice') return true
  const { benefit } = space
  const held = player.dice.length - (space.paysDie ? 1 : 0)
  const overflows = held + benefit.colours.length > player.capacity
  return benefit.colours.some(
    (colour) =>
      view.supply[colour].length > 0 ||
      colour === space.colour ||
      (overflows && player.dice.some((die) => die.colour === colour)),
  )
}

export function legalSpaces(rules: Rules, view: View, seat: Seat): readonly Space[] {
  const list = rules.sorted[view.players.length] ?? []
  return list.filter((space) => canPlace(rules, view, seat, space))
}

export function canPlaceAny(rules: Rules, view: View, seat: Seat): boolean {
  if (playerAt(view, seat).unplaced === 0) return false
  const list = rules.spaces[view.players.length] ?? []
  return list.some((space) => canPlace(rules, view, seat, space))
}
