/** The picture of a card, to be rendered as icons: its sticks, its symbol between its arrows, its ability. */
import type { CardPicture } from '../../../../kernel/picture.ts'
import type { Sign } from '../../../../kernel/line.ts'
import { type Box, lookUp } from '../../edition.ts'
import { type Arrow, type CardId, type CardSymbol } from '../../vocabulary.ts'
import { cardName, stickOrder } from '../names.ts'

/** The icons of the symbols printed on cards. */
export const symbolIcons: Readonly<Record<CardSymbol, string>> = {
  relic: 'relic',
  room: 'chamber',
  stick: 'stick',
  card: 'card',
}

const arrowIcons: Readonly<Record<Arrow, readonly [string, string]>> = {
  self: ['arrow-self', 'arrow-self'],
  opponent: ['arrow-opponent', 'arrow-opponent'],
  either: ['arrow-opponent', 'arrow-self'],
}

const arrowSign = (icon: string): Sign =>
  icon === 'arrow-opponent' ? { icon, tone: 'red' } : { icon }

export function cardPicture(box: Box, card: CardId): CardPicture {
  const { ability, arrow, sticks, symbol } = lookUp(box.cards, card)
  const [left, right] = arrowIcons[arrow]
  return {
    id: card,
    tone: `symbol-${symbol}`,
    brings: stickOrder.flatMap((kind) =>
      Array.from({ length: sticks[kind] }, (): Sign => ({ icon: 'stick', tone: kind })),
    ),
    middle: [arrowSign(left), { icon: symbolIcons[symbol] }, arrowSign(right)],
    does: { icon: `ability-${ability}` },
    text: cardName(box, card),
  }
}
