/** Exhibits made from a scene: its things, or those that lie on one of them, each at its pose on the table. */
import { arrange, type TableSetting } from '../scenes/board/arrange.ts'
import { pile } from '../scenes/board/layouts.ts'
import { origin } from '../scenes/board/pose.ts'
import type { Thing } from '../scenes/board/thing.ts'
import type { ExhibitItem } from '../scenes/display/exhibit.ts'

/** A spot in the middle of the cloth. */
export const clothSpot = 'cloth'

export const withCloth = (setting: TableSetting): TableSetting => ({
  ...setting,
  spots: [...setting.spots, { id: clothSpot, on: null, at: origin, layout: pile }],
})

type LiftOf = (thing: Thing) => number

export function standing(
  things: readonly Thing[],
  setting: TableSetting,
  liftOf: LiftOf = () => 0,
): readonly ExhibitItem[] {
  const { things: poses } = arrange(things, setting)
  return things.flatMap((thing): ExhibitItem[] => {
    const pose = poses.get(thing.id)
    return pose ? [{ id: thing.id, look: thing.look, pose, lift: liftOf(thing) }] : []
  })
}

/** The thing with the id `root` and everything that lies on it, directly or on other things. */
export function standingOn(
  root: string,
  things: readonly Thing[],
  setting: TableSetting,
  liftOf?: LiftOf,
): readonly ExhibitItem[] {
  const carrierOf = new Map(setting.spots.map(({ id, on }) => [id, on]))
  const spotOf = new Map(things.map(({ id, at }) => [id, at.spot]))
  const isOnRoot = (id: string | null): boolean =>
    id !== null && (id === root || isOnRoot(carrierOf.get(spotOf.get(id) ?? '') ?? null))
  return standing(things, setting, liftOf).filter(({ id }) => isOnRoot(id))
}
