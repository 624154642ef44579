/** Prints on things of the current view: prices and coins of tiles, faces of income and river tiles. */
import type { View } from '../../../games/rajas/types.ts'
import { stacks } from '../../../games/rajas/vocabulary.ts'
import { bonusMarker, incomeTile, riverTile } from '../../../shapes/rajas.ts'
import { type Pose, pointOn } from '../../board/pose.ts'
import { bonusId, hiddenId, incomeTileId, riverTileId, tileId } from '../ids.ts'
import type { Lay } from '../lay.ts'
import { tileDecals } from '../print/tilePrint.ts'
import { nextWealth } from '../things/people.ts'
import { hiddenFace } from '../things/tokens.ts'
import type { PlacedPrint } from './movingPrint.ts'
import type { RajasMoment } from './plan.ts'

type TileData = Lay['rules']['edition']['provinceTiles']['tiles'][number]

/** Ids of tiles that lie face up. */
export const openTiles = ({ stacks: open, players }: View): readonly string[] => [
  ...stacks.flatMap((stack) => open[stack].top ?? []),
  ...players.flatMap(({ cells }) => cells.flatMap((placed) => placed?.tile ?? [])),
]

type Known = Map<string, { readonly pose: Pose; readonly prints: readonly PlacedPrint[] }>

/** Prices and coins stay upright for the near side, whatever the tile's rotation. */
export function printsOfTile(tile: TileData, pose: Pose): readonly PlacedPrint[] {
  const [, qy, , qw] = pose.turn
  const turn = Math.round((-2 * Math.atan2(qy, qw)) / (Math.PI / 2))
  return tileDecals(tile, ((turn % 4) + 4) % 4).map(({ key, at, half }) => ({
    key,
    half,
    x: pose.at[0] + at.x,
    y: pose.at[1] + at.y,
    z: pose.at[2] + at.z,
  }))
}

/** Prints of an unmoved tile keep their identity, so that the mesh can skip them. */
export function makeTilePrints({ rules }: Lay) {
  const data = new Map(rules.edition.provinceTiles.tiles.map((tile) => [tile.id, tile]))
  const known: Known = new Map()
  return ({ beat, poseOf }: Pick<RajasMoment, 'beat' | 'poseOf'>): readonly PlacedPrint[] =>
    openTiles(beat.to).flatMap((id) => {
      const [pose, tile] = [poseOf(tileId(id)), data.get(id)]
      if (!pose || !tile) return []
      const was = known.get(id)
      if (was?.pose === pose) return was.prints
      const prints = printsOfTile(tile, pose)
      known.set(id, { pose, prints })
      return prints
    })
}

/** Prints of an unmoved token keep their identity; `known` is the cache. */
function tokenPrints(
  lay: Lay,
  { beat: { to }, poseOf }: RajasMoment,
  known: Known,
): readonly PlacedPrint[] {
  const on = (id: string, key: string, high: number, half: number): readonly PlacedPrint[] => {
    const pose = poseOf(id)
    if (!pose) return []
    const was = known.get(id)
    if (was?.pose === pose && was.prints[0]?.key === key) return was.prints
    const [x, y, z] = pointOn(pose, 0, high, 0)
    const prints = [{ key, x, y, z, half }]
    known.set(id, { pose, prints })
    return prints
  }
  const { whiteLeft, whiteDiscards, incomeOffer, players, river, ganga } = to
  const open = [...whiteDiscards.slice(-1), ...incomeOffer]
  const laid = players.flatMap(({ slots }) => Object.values(slots))
  return [
    ...(whiteLeft > 0 ? on(hiddenId(whiteLeft - 1), hiddenFace, incomeTile.high, 0.86) : []),
    ...[...open, ...laid].flatMap((id) =>
      on(incomeTileId(id), id, incomeTile.high, incomeTile.half * 0.92),
    ),
    ...(ganga ? river : []).flatMap((id) =>
      id === null ? [] : on(riverTileId(id), id, riverTile.high, riverTile.half * 0.9),
    ),
    ...players.flatMap((player, seat) => {
      const next = nextWealth(lay.rules, player)
      if (!next) return []
      return on(bonusId(seat), `wealth-${next.at}`, bonusMarker.high, bonusMarker.face)
    }),
  ]
}

export const lotusFace = 'lotus'
const lotusHalf = 0.75

/** A lotus beside each die that may be flipped now. */
const lotuses = ({ glow, focus, poseOf }: RajasMoment): readonly PlacedPrint[] =>
  [...new Set([...glow, ...focus])].flatMap((id): PlacedPrint[] => {
    const pose = id.startsWith('flip-') ? poseOf(id) : null
    return pose
      ? [{ key: lotusFace, x: pose.at[0], y: pose.at[1], z: pose.at[2], half: lotusHalf }]
      : []
  })

/** All prints of a moment; unchanged ones keep their identity. */
export function makePrinted(lay: Lay): (moment: RajasMoment) => readonly PlacedPrint[] {
  const tilePrints = makeTilePrints(lay)
  const tokens: Known = new Map()
  return (moment) => [
    ...tilePrints(moment),
    ...tokenPrints(lay, moment, tokens),
    ...lotuses(moment),
  ]
}
