/** Types of a printed card, and its size. */

import { card } from '../../../shapes/nagaraja.ts'

export const cardSymbols = ['relic', 'room', 'stick', 'card'] as const
export type PrintedSymbol = (typeof cardSymbols)[number]
export type CardArrow = 'self' | 'opponent' | 'either'
export const printedSticks = ['brown', 'white', 'green'] as const
export type PrintedStickKind = (typeof printedSticks)[number]

export interface CardFace {
  readonly id: string
  readonly symbol: PrintedSymbol
  readonly arrow: CardArrow
  readonly ability: string
  readonly strength: number
  readonly sticks: Readonly<Record<PrintedStickKind, number>>
}

/** Returns the text of a card's ability in the person's language (`nagaraja.card.<ability>`). */
export type CardWords = (card: CardFace) => string

/** A 2D canvas context, of the page or of a worker. */
export type CardPen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Drawing units are tenths of a millimetre, whatever the size in pixels. */
export const sheet = {
  wide: card.wide * 100,
  high: card.high * 100,
  round: card.round * 100,
} as const
