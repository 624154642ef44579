/** All things that a view of Nagaraja puts on the table. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import type { Thing } from '../board/thing.ts'
import { cardThings } from './things/cards.ts'
import { middleThings } from './things/middle.ts'
import { templeThings } from './things/temple.ts'

export const thingsOf = (box: Box, view: View): readonly Thing[] => [
  ...bothSeats.flatMap((seat) => templeThings(box, view, seat)),
  ...middleThings(box, view),
  ...cardThings(box, view),
]
