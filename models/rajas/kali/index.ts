// Kali: dark blue, crowned, dancing on a lotus in front of an arch of flames, with a hand for each die.
import { hands } from '../../../src/shapes/rajas.ts'
import type { Model, Part } from '../../kit/glb.ts'
import type { Soup } from '../../kit/soup.ts'
import { put } from '../form.ts'
import { arch, arm, lowArm } from './arms.ts'
import { figure, ornaments } from './figure.ts'
import { head } from './head.ts'
import { furniture, lotus, plinth } from './plinth.ts'
import { type DetailLevel, axis, highDetail, figureScale, lowDetail, top } from './style.ts'

/** Scales the figure about the middle of the lotus' foot. */
const enlarged = (soup: Soup): Soup =>
  put(soup, [0, top * (1 - figureScale), axis * (1 - figureScale)], 0, figureScale)

const lowArms = (count: number, detail: DetailLevel): Part => ({
  name: 'arms',
  soup: hands(count).flatMap((hand) => lowArm(hand, detail)),
  isWhole: true,
})

function statue(name: string, count: number, detail: DetailLevel): Model {
  return {
    name,
    parts: [
      {
        name,
        soup: [
          ...plinth(detail),
          ...enlarged([...lotus(detail), ...figure(detail), ...head(detail), ...ornaments(detail)]),
          ...arch(detail),
          ...furniture(detail),
          ...(detail.isFine ? hands(count).flatMap((hand) => arm(hand, detail)) : []),
        ],
      },
      ...(detail.isFine ? [] : [lowArms(count, detail)]),
    ],
    shade: { reach: 1.4, floor: 0.38, rays: 28, ground: 0 },
  }
}

/**
 * Simplification settings of the fine statue (loses detail that no camera is near enough to show) and of the low one.
 */
const spared = { ratio: 0.62, error: 0.004 }
const thinned = { ratio: 0.35, error: 0.05 }

export const kaliModels = (): Model[] =>
  [10, 8].flatMap((count) => [
    { ...statue(`rajas-kali-${count}`, count, highDetail), thinned: spared },
    { ...statue(`rajas-kali-${count}-low`, count, lowDetail), thinned },
  ])
