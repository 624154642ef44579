/** Things: province tiles with roads, buildings and stalls, in the offer and on provinces. */
import { turnedMasks } from '../../../games/rajas/edition/grid.ts'
import type { Tile } from '../../../games/rajas/edition.ts'
import type { Placed, View } from '../../../games/rajas/types.ts'
import { type Colour, type Stack, stacks } from '../../../games/rajas/vocabulary.ts'
import { diceColours } from '../../../shapes/rajas.ts'
import type { Look, Place, Thing } from '../../board/thing.ts'
import { cellSpot, contentId, onTileSpot, roadId, stackSpot, tileId, underId } from '../ids.ts'
import type { Lay } from '../lay.ts'
import { quarters, thingAt } from './look.ts'

/** Baked road models, as bit masks of the sides N, E, S, W. */
const forms = { straight: 5, curve: 3, tee: 11, cross: 15 } as const

/** Model and rotation for a road mask. */
export function roadForm(roads: number): { readonly form: string; readonly turn: number } {
  for (const [form, mask] of Object.entries(forms)) {
    const turn = turnedMasks[mask]?.indexOf(roads) ?? -1
    if (turn >= 0) return { form, turn }
  }
  return { form: 'straight', turn: roads & 5 ? 0 : 1 }
}

const tileLook = (model: string, colour: Colour) => ({ model, colour: diceColours[colour].paint })

/** Without its sails, which the mills layer renders. */
const millBody: Look = { model: 'rajas-mill', part: 'rajas-mill' }

/** A tile with its road and contents; contents stay upright for the near side. */
export function wholeTile(tile: Tile, at: Place, turn: number): readonly Thing[] {
  const { id, colour, roads, buildings, markets } = tile
  const { form, turn: roadTurn } = roadForm(roads)
  const looks: readonly Look[] = [
    ...buildings.map((name) => (name === 'mill' ? millBody : { model: `rajas-${name}` })),
    ...markets.map(({ good }) => ({ model: `rajas-stall-${good}` })),
  ]
  return [
    { id: tileId(id), look: tileLook('rajas-tile', colour), at: { ...at, turn: quarters(turn) } },
    thingAt(roadId(id), { model: `rajas-road-${form}` }, onTileSpot(id, 'road'), {
      turn: quarters(roadTurn),
    }),
    ...looks.map((look, k) =>
      thingAt(contentId(id, k), look, onTileSpot(id, `${k}`), { turn: -quarters(turn) }),
    ),
  ]
}

function stackThings(lay: Lay, { stacks: open }: View, stack: Stack): readonly Thing[] {
  const { top, left } = open[stack]
  const colour = stack.split('-')[0] as Colour
  const spot = stackSpot(stack)
  const under = Array.from({ length: left }, (_, k) =>
    thingAt(underId(stack, k), tileLook('rajas-tile-under', colour), spot, { order: k }),
  )
  const tile = top === null ? undefined : lay.rules.tiles[top]
  return tile ? [...under, ...wholeTile(tile, { spot, order: left }, 0)] : under
}

export function laidTile(lay: Lay, seat: number, cell: number, placed: Placed): readonly Thing[] {
  const tile = lay.rules.tiles[placed.tile]
  if (!tile) return []
  const spot = cellSpot(seat, cell)
  const covered = lay.rules.tiles[placed.covers ?? '']
  const below = covered
    ? [thingAt(tileId(covered.id), tileLook('rajas-tile-under', covered.colour), spot)]
    : []
  return [...below, ...wholeTile(tile, { spot, order: below.length }, placed.turn)]
}

export function tileThings(lay: Lay, view: View): readonly Thing[] {
  return [
    ...stacks.flatMap((stack) => stackThings(lay, view, stack)),
    ...view.players.flatMap(({ cells }, seat) =>
      cells.flatMap((placed, cell) => (placed ? laidTile(lay, seat, cell, placed) : [])),
    ),
  ]
}
