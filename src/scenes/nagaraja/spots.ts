/** All spots of Nagaraja's table. */
import type { Box } from '../../games/nagaraja/edition.ts'
import { bothSeats } from '../../games/nagaraja/vocabulary.ts'
import type { Spot } from '../board/spot.ts'
import { cardSpots } from './spots/cards.ts'
import { ledgeSpots } from './spots/ledge.ts'
import { middleSpots } from './spots/middle.ts'
import { roomSpots } from './spots/rooms.ts'
import { templeSpotsOf } from './spots/temple.ts'

export const spotsOf = (box: Box): readonly Spot[] => [
  ...bothSeats.flatMap((seat) => templeSpotsOf(box, seat)),
  ...roomSpots(box),
  ...middleSpots(),
  ...ledgeSpots(),
  ...cardSpots(),
]
