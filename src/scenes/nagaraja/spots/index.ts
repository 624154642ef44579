/** All spots of Nagaraja's table. */
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import type { Spot } from '../../board/spot.ts'
import { cardSpots } from './cards.ts'
import { ledgeSpots } from './ledge.ts'
import { middleSpots } from './middle.ts'
import { roomSpots } from './rooms.ts'
import { templeSpotsOf } from './temple.ts'

export const spotsOf = (box: Box): readonly Spot[] => [
  ...bothSeats.flatMap((seat) => templeSpotsOf(box, seat)),
  ...roomSpots(box),
  ...middleSpots(),
  ...ledgeSpots(),
  ...cardSpots(),
]
