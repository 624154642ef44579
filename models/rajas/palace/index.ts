// The palace: four levels from terrace to chambers, garden courts, balconies, six chambers, domes.
import { courtColours, courtXs, palace } from '../../../src/shapes/rajas.ts'
import type { Soup } from '../../kit/soup.ts'
import { chambers, domes, highFigures, lowDomes, lowFigures, roofs, tower } from './chambers.ts'
import { balcony, court } from './courts.ts'
import { level, parapet, stairs } from './stone.ts'

/**
 * The palace's landmarks, its figures and domes; the low board models its own, since simplification would lose them
 * first.
 */
export const landmarksSoup = (): Soup => [...highFigures(), ...domes()]
export const lowLandmarksSoup = (): Soup => [...lowFigures(), ...lowDomes()]

export function palaceSoup(): Soup {
  const { terrace, gardens, balconies, chambers: top, halfX } = palace
  const xs = courtXs(4)
  const between = [-5.4, 0, 5.4]
  return [
    ...level(halfX, terrace.far, terrace.near, 0.7, terrace.y),
    ...level(halfX, gardens.far, gardens.near, 0.7, gardens.y),
    ...level(halfX, balconies.far, balconies.near, 0.7, balconies.y),
    ...level(halfX, top.far - 0.2, top.near, 0.7, top.y),
    ...stairs(0, 1.6, 0.9, terrace.y, terrace.near),
    ...between.flatMap((x) => stairs(x, 0.62, terrace.y, gardens.y, gardens.near)),
    ...between.flatMap((x) => stairs(x, 0.72, gardens.y, balconies.y, balconies.near)),
    ...parapet(-halfX + 0.1, -0.9, terrace.y, 2.88),
    ...parapet(0.9, halfX - 0.1, terrace.y, 2.88),
    ...xs.flatMap((x, i) => court(x, courtColours[i] ?? 'orange')),
    ...xs.flatMap((x, i) => balcony(x, courtColours[i] ?? 'orange')),
    ...chambers(),
    ...roofs(),
    ...[-1, 1].flatMap((side) => [
      ...tower(side * (halfX - 0.1), top.far + 0.3, 4.2),
      ...tower(side * (halfX - 0.1), -0.45, 1.25),
    ]),
  ]
}
