/** The worth of a temple to its owner, as estimated from a view. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import { neighbourOf } from '../../games/nagaraja/edition/ground.ts'
import { of, opponentOf, type TokenId } from '../../games/nagaraja/vocabulary.ts'
import { corridorsAt, isReached, networkOf } from '../../games/nagaraja/rules/network.ts'
import type { Slots, View } from '../../games/nagaraja/types.ts'
import { amuletPoints } from '../../games/nagaraja/rules/score.ts'
import { trapSlot } from '../../games/nagaraja/rules/temple.ts'
import {
  amuletWorth,
  cursePenalties,
  openEndWorth,
  hiddenAmuletWorth,
  lossScore,
  winScore,
  leadScale,
} from './weights.ts'

export type Tokens = readonly (TokenId | null)[]

/**
 * The mean victory points and the cursed share of the relics that the viewer does not know in this
 * temple.
 */
function meanUnknownRelic(
  box: Box,
  tokens: Tokens,
): { readonly vp: number; readonly cursed: number } {
  const unknown = box.tokenIds.filter((id) => !tokens.includes(id))
  if (unknown.length === 0) return { vp: 0, cursed: 0 }
  const relics = unknown.map((id) => lookUp(box.tokens, id))
  const cursed = relics.filter(({ kind }) => kind === 'cursed').length
  return {
    vp: relics.reduce((sum, { vp }) => sum + vp, 0) / unknown.length,
    cursed: cursed / unknown.length,
  }
}

export function templeWorth(
  box: Box,
  view: View,
  owner: Seat,
  slots: Slots,
  tokens: Tokens,
): number {
  const network = networkOf(box, slots)
  const unknown = meanUnknownRelic(box, tokens)
  const { lossAtCursed, targetVP } = box.edition.setup
  let vp = heldPoints(box, view, owner)
  let cursed = 0
  let blind = 0
  for (let niche = 0; niche < tokens.length; niche += 1) {
    if (!isReached(network, niche)) continue
    const token = tokens[niche] ?? null
    if (token === null) {
      blind += 1
      vp += unknown.vp
      continue
    }
    const relic = lookUp(box.tokens, token)
    vp += relic.vp
    if (relic.kind === 'cursed') cursed += 1
  }
  const loss = chanceOfLoss(lossAtCursed - cursed, blind, unknown.cursed)
  for (const [slot, room] of slots.entries()) {
    if (room?.amulet && (network.crypts & (1 << slot)) !== 0) vp += amuletWorth
  }
  const fear = cursePenalties[lossAtCursed - cursed] ?? 0
  const sure = winProbability(box, view, owner)
  const win = vp >= targetVP ? (1 - loss) * winScore * 2 * (1 - sure) : 0
  return (
    vp +
    loss * lossScore * 2 * sure +
    win -
    fear +
    openEndWorth * openEnds(box, view, owner, slots, network.live)
  )
}

/**
 * The probability that the owner wins anyway (logistic curve over the lead): the leader gambles
 * less, the trailing player has less to lose.
 */
function winProbability(box: Box, view: View, owner: Seat): number {
  const lead = openPoints(box, view, owner) - openPoints(box, view, opponentOf(owner))
  return 1 / (1 + Math.exp(-lead / leadScale))
}

function openPoints(box: Box, { temples }: View, owner: Seat): number {
  const { marks, tokens } = of(temples, owner)
  let points = 0
  for (let niche = 0; niche < tokens.length; niche += 1) {
    const token = tokens[niche] ?? null
    if (token !== null && marks[niche]?.open) points += lookUp(box.tokens, token).vp
  }
  return points
}

function heldPoints(box: Box, view: View, owner: Seat): number {
  const { amulets, amuletCount } = of(view.players, owner)
  return amulets ? amuletPoints(box, amulets) : amuletCount * hiddenAmuletWorth
}

/** The binomial probability that at least `needed` of `blind` unknown relics are cursed. */
function chanceOfLoss(needed: number, blind: number, chance: number): number {
  if (needed <= 0) return 1
  let none = 1
  const exactly = [1]
  for (let n = 0; n < blind; n += 1) {
    for (let k = exactly.length; k >= 0; k -= 1) {
      exactly[k] = (exactly[k] ?? 0) * (1 - chance) + (exactly[k - 1] ?? 0) * chance
    }
  }
  for (let k = 0; k < needed; k += 1) none -= exactly[k] ?? 0
  return Math.max(0, none)
}

/** The number of live corridor ends that lead to a free slot. */
export function openEnds(
  box: Box,
  { trap }: Pick<View, 'trap'>,
  owner: Seat,
  slots: Slots,
  live: readonly number[],
): number {
  const trapped = trapSlot(trap, owner)
  let ends = 0
  for (let slot = 0; slot < slots.length; slot += 1) {
    const corridors = corridorsAt(box, slots, slot)
    for (const [corridor, open] of corridors.entries()) {
      if (((live[slot] ?? 0) & (1 << corridor)) === 0) continue
      for (let side = 0; side < 4; side += 1) {
        const next = neighbourOf(box.ground, slot, side)
        if ((open & (1 << side)) !== 0 && next >= 0 && !slots[next] && next !== trapped) ends += 1
      }
    }
  }
  return ends
}
