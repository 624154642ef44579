/** What a view of noughts and crosses shows on the table: a mark in each cell that is taken. */
import type { View } from '../../../src/games/noughts/types.ts'
import type { SceneParts } from '../../kit/scene/types.ts'

export const sceneParts: SceneParts<View> = {
  shows: ({ cells }) => cells.flatMap((owner, cell) => (owner === null ? [] : [`mark-${cell}`])),
}
