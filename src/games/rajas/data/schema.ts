/** The schema of an edition file of Rajas, with the range of each value. */
import * as v from 'valibot'
import { some, text, whole } from '../../../kernel/editionShapes.ts'
import { backs, buildings, goods, incomeColours, sides } from '../vocabulary.ts'
import { benefit, colour } from './benefits.ts'

const column = whole(1, 5)
const row = whole(1, 4)
const cell = v.object({ col: column, row })
const road = v.picklist(sides)

const coinSpaces = v.object({
  spaces: some(v.object({ index: whole(1, 12), coins: whole(0, 9) }), 12),
})
const board = v.object({
  quarry: coinSpaces,
  harbour: v.object({ ...coinSpaces.entries, alsoPayDie: some(whole(1, 6), 6) }),
  market: v.object({
    differentGoods: v.object({
      spaces: whole(1, 4),
      maxMarkets: whole(1, 3),
      oncePerPlayerPerRound: v.boolean(),
    }),
    oneGood: some(v.object({ good: v.picklist(goods), spaces: whole(1, 4) }), 3),
  }),
  palace: v.object({
    terraceSpaces: whole(1, 9),
    gardenSpacesPerColour: whole(1, 4),
    balconySpacesPerColour: whole(1, 4),
    chamberSpacesPerNumber: whole(1, 4),
  }),
})

const palace = v.object({
  terrace: v.object({ effect: benefit }),
  gardens: some(v.object({ colour, effect: benefit }), 4),
  balconies: some(v.object({ payDie: colour, effect: benefit }), 4),
  chambers: v.pipe(
    v.array(
      v.object({
        number: whole(1, 6),
        payDieValue: whole(1, 6),
        effect: benefit,
        navaratnaEffect: v.optional(benefit),
      }),
    ),
    v.length(6),
  ),
})

const tile = v.object({
  id: text,
  colour,
  back: v.picklist(backs),
  cost: whole(1, 30),
  roads: some(road, 4),
  buildings: v.pipe(v.array(v.picklist(buildings)), v.maxLength(2)),
  markets: v.pipe(
    v.array(v.object({ good: v.picklist(goods), value: whole(1, 9) })),
    v.maxLength(2),
  ),
})

const income = v.object({
  id: text,
  access: some(v.object({ ...cell.entries, side: road }), 4),
  slot: v.optional(v.picklist(incomeColours)),
  benefit,
})
const provinceSide = v.object({ incomes: some(income, 20) })
const incomeTile = v.object({ id: text, benefit })

export const editionSchema = v.object({
  edition: v.object({ id: text, title: text }),
  dice: v.object({ perColour: whole(5, 30) }),
  kali: v.object({ capacity: v.object({ base: whole(4, 30), navaratna: whole(4, 30) }) }),
  karma: v.object({ max: whole(0, 9), start: whole(0, 9) }),
  upgrades: v.object({ fameByLevel: v.pipe(v.array(whole(0, 20)), v.length(3)) }),
  workers: v.object({ cap: v.object({ base: whole(3, 6), navaratna: whole(3, 6) }) }),
  tracks: v.object({
    fame: v.object({
      max: whole(10, 200),
      bonuses: some(
        v.object({
          at: whole(1, 200),
          worker: v.optional(v.literal(true)),
          benefit: v.optional(benefit),
        }),
        12,
      ),
    }),
    wealth: v.object({
      max: whole(10, 400),
      startByTurnOrder: v.pipe(v.array(whole(0, 40)), v.length(4)),
      workerAt: whole(1, 400),
      bonusMarker: some(v.object({ at: whole(1, 400), benefit }), 12),
    }),
  }),
  boards: v.object({ '2': board, '3': board, '4': board }),
  palace,
  river: v.object({
    bridgeAfterSpace: whole(1, 99),
    spaces: some(v.object({ space: whole(1, 100), benefit }), 100),
  }),
  provinceTiles: v.object({
    stacks: v.object({
      sizes: v.object({ cow: whole(1, 30), snake: whole(1, 30), tiger: whole(1, 30) }),
    }),
    tiles: some(tile, 360),
  }),
  provinceBoard: v.object({
    residence: v.object({ ...cell.entries, roads: some(road, 4) }),
    blocks: v.pipe(v.array(cell), v.maxLength(10)),
    front: provinceSide,
    back: provinceSide,
  }),
  incomeTiles: v.object({
    white: some(incomeTile, 20),
    yellow: some(incomeTile, 20),
    red: some(incomeTile, 20),
    brown: some(incomeTile, 20),
  }),
  riverTiles: v.object({ tiles: some(incomeTile, 20) }),
  variants: v.object({
    navaratna: v.object({ catchUpTilesPerRoundMax: whole(0, 6) }),
  }),
})

export type Edition = v.InferOutput<typeof editionSchema>
