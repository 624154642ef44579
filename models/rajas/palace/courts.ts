// Garden courts and balconies, each in the colour of its dice.
import { type DiceColour, diceColours, palace } from '../../../src/shapes/rajas.ts'
import type { Soup } from '../../kit/soup.ts'
import { box, coat, onion } from '../form.ts'
import { cypress, flowerbed } from '../plants.ts'
import { pave, red, white } from './stone.ts'

/** Crossing paths between four beds in the court's colour, and a cypress in the far corners. */
export function court(x: number, colour: DiceColour): Soup {
  const { y, far } = palace.gardens
  const near = palace.gardens.near - 0.25
  const z = (far + near) / 2
  const { paint } = diceColours[colour]
  const beds = [-1, 1].flatMap((side) => [
    ...flowerbed([x + side * 1.72, y - 0.04, z - 0.7], [1, 1.7], paint),
    ...flowerbed([x + side * 1.72, y - 0.04, z + 0.98], [1, 1.1], paint),
  ])
  return [
    ...box([4.7, 0.1, near - far - 0.2], [x, y - 0.05, z], coat('earth', '#87a04e')),
    ...box([2.2, 0.13, near - far - 0.2], [x, y - 0.07, z], pave),
    ...beds,
    ...[-1, 1].flatMap((side) => cypress([x + side * 2.45, y, far + 0.25], 1.5)),
  ]
}

/** A platform with a striped carpet in the colour that pays for it, between posts with lamps of that colour. */
export function balcony(x: number, colour: DiceColour): Soup {
  const { y, far, near } = palace.balconies
  const { paint, pale } = diceColours[colour]
  const z = (near + far) / 2
  const deep = near - far - 0.2
  const carpet = [-2, -1, 0, 1, 2].flatMap((k) =>
    box(
      [k === 0 ? 2.3 : 0.4, 0.03, deep - 0.24],
      [x + Math.sign(k) * (0.95 + Math.abs(k) * 0.4), y + 0.03, z],
      coat(
        'silk',
        Math.abs(k) % 2 === 0 ? (k === 0 ? pale : paint) : k === 0 ? pale : deepOf(colour),
        30,
      ),
    ),
  )
  return [
    ...box([4.5, 0.1, deep], [x, y - 0.05, z], white),
    ...carpet,
    ...[-1, 1].flatMap((side) => [
      ...box([0.1, 0.32, deep - 0.2], [x + side * 2.2, y, z], white),
      ...box([0.26, 0.7, 0.26], [x + side * 2.2, y, near - 0.28], red),
      ...onion(0.19, [x + side * 2.2, y + 0.7, near - 0.28], coat('silk', paint, 60), 8),
    ]),
  ]
}

const deepOf = (colour: DiceColour): string => diceColours[colour].deep
