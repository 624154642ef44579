/** The components shown by the view: a mark in each taken cell. */
import type { View } from '../../../src/games/noughts/types.ts'
import type { SceneParts } from '../../kit/scene/types.ts'

export const sceneParts: SceneParts<View> = {
  shows: ({ cells }) => cells.flatMap((owner, cell) => (owner === null ? [] : [`mark-${cell}`])),
}
