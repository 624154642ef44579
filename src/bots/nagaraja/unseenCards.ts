/** Finds the Nagaraja cards hidden from a seat and deals them at random, consistently with its view. */
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { type CardId, type CardSymbol, of, symbols } from '../../games/nagaraja/vocabulary.ts'
import type { Random } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seat.ts'

/** The dealt cards, as sets: the opponent's hand and face-down cards, the offer, and both piles. */
export interface DealtCards {
  readonly hand: readonly CardId[]
  readonly laid: readonly CardId[]
  readonly offer: readonly CardId[]
  readonly deck: readonly CardId[]
  readonly discard: readonly CardId[]
}

/** All cards that this seat cannot read anywhere. */
export function cardsUnseen(box: Box, view: View): readonly CardId[] {
  const seen = new Set([
    ...view.players.flatMap(({ hand, laid, played }) => [
      ...(hand ?? []),
      ...(laid ?? []),
      ...played,
    ]),
    ...(view.offer ?? []),
    ...(view.pile ?? []),
  ])
  return box.cardIds.filter((card) => !seen.has(card))
}

export function dealCards(
  box: Box,
  view: View,
  other: Seat,
  unseen: readonly CardId[],
  random: Random,
): DealtCards {
  const { hand, handCount, laid, laidCount } = of(view.players, other)
  const pool = random.draw(unseen.length, unseen.length).map((at) => unseen[at] ?? '')
  const taken = laid ?? takeOneSymbol(box, pool, laidCount, random)
  const take = (count: number): CardId[] => pool.splice(0, count).sort()
  return {
    laid: taken,
    hand: hand ?? take(handCount),
    offer: view.offer ?? take(view.offerCount),
    discard: view.pile ?? take(view.stacks.discard),
    deck: take(view.stacks.cards),
  }
}

/**
 * Cards laid together share one symbol ([N19]); samples uniformly among all such sets in the pool.
 */
function takeOneSymbol(box: Box, pool: CardId[], count: number, random: Random): readonly CardId[] {
  if (count === 0) return []
  const alike = symbols.map((symbol) => pool.filter((card) => isOf(box, card, symbol)))
  const ways = alike.map(({ length }) => binomial(length, count))
  const all = ways.reduce((sum, n) => sum + n, 0)
  let at = random.int(Math.max(1, all))
  const chosen = ways.findIndex((n) => (at -= n) < 0)
  const taken = (alike[chosen] ?? pool).slice(0, count)
  for (const card of taken) pool.splice(pool.indexOf(card), 1)
  return taken.sort()
}

const isOf = (box: Box, card: CardId, symbol: CardSymbol): boolean =>
  lookUp(box.cards, card).symbol === symbol

/** The binomial coefficient. */
function binomial(from: number, take: number): number {
  let ways = 1
  for (let i = 0; i < take; i += 1) ways = (ways * (from - i)) / (i + 1)
  return Math.max(0, Math.round(ways))
}
