/** All things that a view of Rajas puts on the table. */
import type { View } from '../../games/rajas/types.ts'
import { colours } from '../../games/rajas/vocabulary.ts'
import type { Thing } from '../board/thing.ts'
import {
  armsId,
  boardId,
  bowlId,
  kaliId,
  offerId,
  placeOf,
  plateId,
  provinceId,
  rimId,
} from './ids.ts'
import type { Lay } from './lay.ts'
import { diceThings } from './things/dice.ts'
import { thingAt } from './things/look.ts'
import { peopleThings } from './things/people.ts'
import { tileThings } from './things/tiles.ts'
import { tokenThings } from './things/tokens.ts'

const fixed = (id: string, model: string, face?: number): Thing =>
  thingAt(id, face === undefined ? { model } : { model, face }, placeOf(id))

/** The closest of the two baked statues. */
const kaliModel = (capacity: number): string => `rajas-kali-${capacity <= 8 ? 8 : 10}`

export function thingsOf(lay: Lay, view: View): readonly Thing[] {
  return [
    fixed(boardId, 'rajas-board'),
    fixed(offerId, 'rajas-offer'),
    ...colours.map((colour) => fixed(bowlId(colour), 'rajas-bowl')),
    ...view.players.flatMap(({ side, capacity }, seat) => [
      fixed(provinceId(seat), `rajas-province-${side}`),
      fixed(rimId(seat, side), 'rajas-bearer'),
      fixed(kaliId(seat), kaliModel(capacity)),
      fixed(armsId(seat, capacity), 'rajas-bearer'),
      fixed(plateId(seat), 'plate', seat),
    ]),
    ...tileThings(lay, view),
    ...diceThings(lay, view),
    ...peopleThings(lay, view),
    ...tokenThings(lay, view),
  ]
}
