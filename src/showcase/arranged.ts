/** Things of a game's own scene where its spots put them, for the cloth. */
import { arrange, type TableSetting } from '../scenes/board/arrange.ts'
import { pile } from '../scenes/board/layouts.ts'
import { origin } from '../scenes/board/pose.ts'
import { nameOfLook, type Thing } from '../scenes/board/thing.ts'
import type { ExhibitItem } from '../scenes/display/exhibit.ts'

/** A spot in the middle of the cloth. */
export const clothSpot = 'cloth'

export const onCloth = (setting: TableSetting): TableSetting => ({
  ...setting,
  spots: [...setting.spots, { id: clothSpot, on: null, at: origin, layout: pile }],
})

/** Those that are wanted, each where it stands among all of them. */
export function standing(
  things: readonly Thing[],
  setting: TableSetting,
  isWanted: (thing: Thing) => boolean = () => true,
  liftOf: (thing: Thing) => number = () => 0,
): readonly ExhibitItem[] {
  const { things: poses } = arrange(things, setting)
  return things.filter(isWanted).flatMap((thing): ExhibitItem[] => {
    const pose = poses.get(thing.id)
    return pose ? [{ id: thing.id, look: thing.look, pose, lift: liftOf(thing) }] : []
  })
}

const millBody = 'rajas-mill/rajas-mill'

/** Sails are drawn by a layer of their own in a match: here they are things beside their mills. */
export const withSails = (all: readonly ExhibitItem[]): readonly ExhibitItem[] =>
  all.flatMap((shown) =>
    nameOfLook(shown.look) === millBody
      ? [shown, { ...shown, id: `${shown.id}-sails`, look: { model: 'rajas-mill', part: 'wheel' } }]
      : [shown],
  )
