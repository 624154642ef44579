/** Things: income tiles and river tiles, in stacks, offered, on slots and on ghats. */
import type { View } from '../../../games/rajas/types.ts'
import { incomeTileColours } from '../../../shapes/rajas.ts'
import type { Place, Thing } from '../../board/thing.ts'
import {
  ghatSpot,
  hiddenId,
  incomeTileId,
  openIncomeSpot,
  riverStackId,
  riverTileId,
  slotSpot,
  unlaidId,
  whiteDiscardId,
  whiteStackId,
} from '../ids.ts'
import type { Lay } from '../lay.ts'
import { thingAt } from './look.ts'

/** Look of a face-down tile, which reveals nothing. */
export const hiddenFace = 'hidden'

export function incomeTileThing({ rules }: Lay, tile: string, at: Place): Thing {
  const colour = incomeTileColours[rules.incomeTiles[tile]?.colour ?? 'white'].paint
  return { id: incomeTileId(tile), look: { model: 'rajas-income', colour, face: tile }, at }
}

function incomeThings(lay: Lay, view: View): readonly Thing[] {
  const { whiteLeft, whiteDiscards, incomeOffer, players } = view
  const colour = incomeTileColours.white.paint
  return [
    ...Array.from({ length: whiteLeft }, (_, order) =>
      thingAt(hiddenId(order), { model: 'rajas-income', colour, face: hiddenFace }, whiteStackId, {
        order,
      }),
    ),
    ...whiteDiscards.map((tile, order) =>
      incomeTileThing(lay, tile, { spot: whiteDiscardId, order }),
    ),
    ...incomeOffer.map((tile) =>
      incomeTileThing(lay, tile, { spot: openIncomeSpot(tile), order: 0 }),
    ),
    ...players.flatMap(({ slots, side }, seat) =>
      Object.entries(slots).map(([slot, tile]) =>
        incomeTileThing(lay, tile, { spot: slotSpot(seat, side, slot), order: 0 }),
      ),
    ),
  ]
}

/** Only with the Ganga variant. */
function riverThings({ ganga, river, riverTilesLeft }: View): readonly Thing[] {
  if (!ganga) return []
  const laid = river.flatMap((tile, space): Thing[] =>
    tile === null
      ? []
      : [thingAt(riverTileId(tile), { model: 'rajas-river-tile', face: tile }, ghatSpot(space))],
  )
  const left = Array.from({ length: riverTilesLeft }, (_, order) =>
    thingAt(unlaidId(order), { model: 'rajas-river-tile', face: hiddenFace }, riverStackId, {
      order,
    }),
  )
  return [...laid, ...left]
}

export const tokenThings = (lay: Lay, view: View): readonly Thing[] => [
  ...incomeThings(lay, view),
  ...riverThings(view),
]
