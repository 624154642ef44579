/** Things: cards in hands, laid, played, offered or in the open pile, and the two stacks. */
import type { Box } from '../../../games/nagaraja/edition.ts'
import type { PlayerView, View } from '../../../games/nagaraja/types.ts'
import { bothSeats, type CardId, of } from '../../../games/nagaraja/vocabulary.ts'
import type { Thing } from '../../board/thing.ts'
import {
  cardId,
  deckCardId,
  discardId,
  handCardId,
  handSpotId,
  laidCardId,
  laidSpotId,
  offerCardId,
  pileSpotId,
  playedSpotId,
  raisedSpotId,
  spotIds,
} from '../ids.ts'
import { pileGridFor } from '../ground.ts'
import { cardLook } from '../looks.ts'

/** True if the viewer may know a seat's cards at any time; others see them only at the end. */
export const isOwner = ({ viewer }: View, seat: number): boolean =>
  viewer === seat || viewer === 'director'

/** True while the viewer chooses a card for a naga: the hand is raised beside the sticks. */
export const isRaised = ({ viewer, phase }: View, seat: number): boolean =>
  viewer === seat && phase.kind === 'turn' && phase.seat === seat

/** Cards of a spot: known ids where the viewer may always know them, else numbered ids. */
function row(
  box: Box,
  spot: string,
  cards: readonly CardId[] | null,
  count: number,
  hiddenId: ((at: number) => string) | null,
): readonly Thing[] {
  return Array.from({ length: cards?.length ?? count }, (_, order): Thing => {
    const card = cards?.[order] ?? null
    const id = hiddenId || card === null ? (hiddenId?.(order) ?? '') : cardId(card)
    return { id, look: cardLook(box, card), at: { spot, order } }
  })
}

function cardsOf(box: Box, view: View, seat: number): readonly Thing[] {
  const { hand, handCount, laid, laidCount, played }: PlayerView = of(view.players, seat)
  const isOwn = isOwner(view, seat)
  const handId = isOwn ? null : (at: number) => handCardId(seat, at)
  const laidId = isOwn ? null : (at: number) => laidCardId(seat, at)
  return [
    ...row(
      box,
      isRaised(view, seat) ? raisedSpotId(seat) : handSpotId(seat),
      hand,
      handCount,
      handId,
    ),
    ...row(box, laidSpotId(seat), laid, laidCount, laidId),
    ...row(box, playedSpotId(seat), played, played.length, null),
  ]
}

const pileSpotOf = (count: number): string => {
  const { columns, rows } = pileGridFor(count)
  return pileSpotId(columns, rows)
}

export function cardThings(box: Box, view: View): readonly Thing[] {
  const { offer, offerCount, pile, stacks } = view
  const offerId = offer ? null : offerCardId
  return [
    ...bothSeats.flatMap((seat) => cardsOf(box, view, seat)),
    ...row(box, spotIds.offer, offer, offerCount, offerId),
    ...row(box, spotIds.cards, null, stacks.cards, deckCardId),
    ...(pile
      ? row(box, pileSpotOf(pile.length), pile, pile.length, null)
      : row(box, spotIds.discards, null, stacks.discard, discardId)),
  ]
}
