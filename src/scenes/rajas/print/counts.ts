/** Number of spaces of each kind on an edition's board, for the shapes. */
import type { Edition } from '../../../games/rajas/data/schema.ts'
import type { SpaceCounts } from '../../../shapes/rajas.ts'

export type BoardSide = Edition['boards']['4']

export function spaceCountsOf({ quarry, harbour, market, palace }: BoardSide): SpaceCounts {
  const spacesOf = (good: 'silk' | 'tea' | 'spices'): number =>
    market.oneGood.find((stall) => stall.good === good)?.spaces ?? 0
  return {
    quarry: quarry.spaces.length,
    harbour: harbour.spaces.length,
    goods: market.differentGoods.spaces,
    oneGood: { silk: spacesOf('silk'), tea: spacesOf('tea'), spices: spacesOf('spices') },
    terrace: palace.terraceSpaces,
    garden: palace.gardenSpacesPerColour,
    balcony: palace.balconySpacesPerColour,
    chamber: palace.chamberSpacesPerNumber,
  }
}

/** Board side on the table: two players use their own, three cover spaces of the four-player side. */
export const printedSide = (edition: Edition, seats: number): BoardSide =>
  edition.boards[seats === 2 ? '2' : '4']
