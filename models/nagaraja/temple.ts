// Two ruined temples of one plan: grey with stepped towers, wheels, cobras and roots; yellow with domes, lotuses and
// creepers.
import { plate, slotMiddle, type Stone, stone, temple } from '../../src/shapes/nagaraja.ts'
import type { Model } from '../kit/glb.ts'
import { withoutHidden } from '../kit/cullHidden.ts'
import { moved, shift, type Soup } from '../kit/soup.ts'
import type { Vec3 } from '../kit/manifold.ts'
import { bed, ground } from './court.ts'
import { creeper, cushion, root, tuft } from './plants.ts'
import { lotusSign, wheelSign } from './signs.ts'
import { sills } from './sills.ts'
import { type Detail, random01, type Weather, weathered } from './stone.ts'
import type { Style } from './style.ts'
import { rubble } from './towers.ts'
import { walls } from './walls.ts'

const styles: Readonly<Record<Stone, Style>> = {
  grey: { tower: 'stepped', sign: wheelSign(), post: 'hood', stumps: [1, 5], seed: 100 },
  yellow: { tower: 'ribbed', sign: lotusSign(), post: 'bud', stumps: [2], seed: 400 },
}

const weathers: Readonly<Record<Stone, Weather>> = {
  grey: { tint: stone.grey.tint, moss: '#5b6f2c', lichen: '#b9bda6', green: 0.72, seed: 11 },
  yellow: { tint: stone.yellow.tint, moss: '#8a8238', lichen: '#efe0b4', green: 0.42, seed: 31 },
}

const { wall, level, half, court } = temple
const crest = wall.top + 0.75
const edge = (wall.outer + half) / 2 + 1.6

/** A fig tree that has overgrown the broken tower on the left: roots, trunk and leaves. */
function fig(detail: Detail): Soup {
  const c = (half + wall.outer) / 2
  const crown: Vec3 = [c - 0.2, wall.top + 2.6, -c + 0.2]
  const ways: Vec3[][] = [
    [
      crown,
      [c - 3, crest + 0.7, -c + 0.4],
      [c - 6, crest + 0.1, -c - 0.9],
      [c - 10.5, crest, -c - 1.3],
      [c - 14.5, crest - 0.4, -c - 1.5],
    ],
    [
      crown,
      [c - 1, crest + 0.6, -c + 3],
      [c + 1.2, crest, -c + 6.2],
      [c + 1.3, crest, -c + 11],
      [c + 1.6, crest - 0.6, -c + 15],
    ],
    [
      crown,
      [c + 1.5, wall.top + 0.4, -c + 3],
      [c + 3.1, 3.4, -c + 4.6],
      [c + 3.5, 1.2, -c + 5.4],
      [c + 3.6, 0.5, -c + 7],
    ],
    [
      crown,
      [c - 2.6, wall.top + 0.4, -c + 2.8],
      [c - 3.4, 4.6, -c + 3.1],
      [c - 3.5, 2.4, -c + 3.5],
      [c - 4.6, 1.5, -c + 4.4],
    ],
    [crown, [c + 2.5, wall.top, -c - 1.6], [c + 3.4, 3, -c - 3.2], [c + 3.4, 0.8, -c - 3.6]],
    [crown, [c - 2, wall.top + 0.6, -c - 2.4], [c - 3.4, 4, -c - 3.3], [c - 4.2, 1, -c - 3.4]],
  ]
  const roots = ways.flatMap((way, i) => root(way, 0.85 - 0.07 * i, 60 + i, detail))
  const trunk = root(
    [
      [c, wall.top + 1.6, -c],
      crown,
      [c + 0.3, wall.top + 3.4, -c],
      [c - 0.2, wall.top + 4, -c - 0.3],
    ],
    1.05,
    70,
    detail,
  )
  const greens = ['#35531f', '#436428', '#2b461d', '#56732d']
  const leaves = Array.from({ length: detail === 'high' ? 15 : 6 }, (_, k): Soup => {
    const angle = k * 2.4
    const far = 0.5 + 2.5 * Math.sqrt(random01(5, k))
    const at: Vec3 = [
      c + far * Math.cos(angle),
      wall.top + 3 + 1.2 * random01(6, k) - far * 0.25,
      -c + far * Math.sin(angle),
    ]
    return tuft(at, 1.25, detail === 'high' ? 8 : 4, 80 + k, greens)
  })
  // modelled for the right side, so mirror it
  return moved([...roots, ...trunk, ...leaves.flat()], ([x, y, z]) => [-x, y, z], true)
}

/** Creepers with blossoms over the tops of the yellow temple's walls. */
function garlands(detail: Detail): Soup {
  const look = { leaves: ['#4c6a26', '#5f7a2c', '#3f5d24'], blossom: '#c83e66', size: 0.85 }
  const e = edge
  const ways: Vec3[][] = [
    [
      [-e, crest, -9],
      [-e - 0.2, crest + 0.1, -5.5],
      [-e, crest, -1],
      [-e - 0.3, crest - 0.5, 3.5],
      [-e - 1.4, 3.4, 5],
      [-e - 1.6, 1, 5.6],
    ],
    [
      [-10, crest, -e],
      [-6, crest + 0.1, -e - 0.2],
      [-1.5, crest, -e],
      [2.5, crest - 0.2, -e - 0.2],
      [4.2, crest - 1, -e + 1],
    ],
    [
      [e, crest, 3],
      [e + 0.2, crest, 7],
      [e, crest - 0.7, 10.5],
      [e - 1.2, 4.5, 12.8],
      [e - 2, 3, 14.4],
    ],
    [
      [13.5, 2.4, 15.2],
      [16, 2.6, 14.4],
      [18.6, 1.8, 14.9],
      [19.6, 0.9, 17.6],
    ],
  ]
  return ways.flatMap((way, i) => creeper(way, 200 + i * 13, detail, look))
}

/** Moss in the corners of the floors and on top of the walls. */
function cushions(which: Stone): Soup {
  const tint = which === 'grey' ? '#465c26' : '#77752f'
  const soup: Soup = []
  for (let slot = 0; slot < 9; slot++) {
    const { x, z } = slotMiddle(Math.floor(slot / 3), slot % 3)
    const seed = slot * 7 + (which === 'grey' ? 3 : 50)
    const count = which === 'grey' ? 4 : 2
    for (let k = 0; k < count; k++) {
      const angle = random01(seed, k) * Math.PI * 2
      const far = plate.pitch * (0.4 + 0.14 * random01(seed, k + 4))
      soup.push(
        ...cushion(
          [x + far * Math.cos(angle), court - 0.13, z + far * Math.sin(angle)],
          0.3 + 0.5 * random01(seed, k + 8),
          seed + k,
          tint,
        ),
      )
    }
  }
  return soup
}

function standing(which: Stone, detail: Detail): Soup {
  const style = styles[which]
  const stones = [
    ...ground(detail, which === 'grey' ? 12 : 8),
    ...walls(style, detail),
    ...moved(rubble(style.seed + 3, level, 1.4, 6, detail), shift(-16.8, 0, 14.8)),
    ...moved(rubble(style.seed + 9, 0.75, 1.1, 4, detail), shift(-4.6, -0.45, 18.2)),
  ]
  const plants = which === 'grey' ? fig(detail) : garlands(detail)
  return [
    ...weathered(withoutHidden(stones, 9, 0), weathers[which], detail === 'high' ? 6 : 30),
    ...bed(),
    ...plants,
    ...(detail === 'high' ? cushions(which) : []),
  ]
}

const made = (which: Stone, detail: Detail): Model => ({
  name: `nagaraja-temple-${which}${detail === 'low' ? '-low' : ''}`,
  parts: [
    { name: 'temple', soup: standing(which, detail) },
    { name: 'sills', soup: sills() },
  ],
  shade: { reach: 3.2, floor: 0.3, rays: detail === 'high' ? 40 : 24, ground: 0 },
})

export const templeModels = (): Model[] =>
  (['grey', 'yellow'] as const).flatMap((which) => [made(which, 'high'), made(which, 'low')])
