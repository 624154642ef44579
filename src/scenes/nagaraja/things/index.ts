/** All things that a view of Nagaraja puts on the table. */
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import type { View } from '../../../games/nagaraja/types/index.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import type { Thing } from '../../board/thing.ts'
import { cardThings } from './cards.ts'
import { middleThings } from './middle.ts'
import { templeThings } from './temple.ts'

export const thingsOf = (box: Box, view: View): readonly Thing[] => [
  ...bothSeats.flatMap((seat) => templeThings(box, view, seat)),
  ...middleThings(box, view),
  ...cardThings(box, view),
]
