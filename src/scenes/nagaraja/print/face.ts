/** What is printed on a card, as an edition has it; and who puts it into words. */

import { card } from '../../../shapes/nagaraja.ts'

export const cardSymbols = ['relic', 'room', 'stick', 'card'] as const
export type CardSymbol = (typeof cardSymbols)[number]
export type CardArrow = 'self' | 'opponent' | 'either'
export const stickKinds = ['brown', 'white', 'green'] as const
export type StickKind = (typeof stickKinds)[number]

export interface CardFace {
  readonly id: string
  readonly symbol: CardSymbol
  readonly arrow: CardArrow
  readonly ability: string
  readonly strength: number
  readonly sticks: Readonly<Record<StickKind, number>>
}

/** Says what a card's ability does in the person's language: a line of `nagaraja.card.<ability>`. */
export type CardWords = (card: CardFace) => string

/** What is drawn with; a canvas in the page or off it. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Cards are drawn in tenths of a millimetre, whatever their size in pixels. */
export const sheet = {
  wide: card.wide * 100,
  high: card.high * 100,
  round: card.round * 100,
} as const
