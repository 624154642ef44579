/** The components shown by The Border's view, from the rules alone: a slate, chalk and strip per player, five dice twice. */
import type { View } from '../../../src/games/border/types.ts'
import type { SceneParts } from '../../kit/scene/types.ts'

export const sceneParts: SceneParts<View> = {
  shows: ({ players, dice }) => [
    ...players.flatMap((_, seat) => [
      `slate-${seat}`,
      `chalk-${seat}`,
      `strip-${seat}`,
      `plate-${seat}`,
    ]),
    ...dice.flatMap((_, die) => [`die-${die}`, `tile-${die}`]),
    'ledge',
    'eraser',
  ],
}
