// Scenery along the river: huts, fields and trees between the reaches, a warehouse by the start.
import { latticeHash } from '../../src/scenes/materials/noise.ts'
import { land, river } from '../../src/shapes/rajas.ts'
import { Manifold } from '../kit/manifold.ts'
import type { Vec3 } from '../kit/manifold.ts'
import type { Soup } from '../kit/soup.ts'
import { box, chhatri, coat, lathe, post, put, skin } from './form.ts'
import { distanceToWater, heightAt } from './ground.ts'
import { cypress, palmAt, roundTree } from './plants.ts'

function hut(): Soup {
  const roof = Manifold.hull(
    [-0.62, 0.62].flatMap((x): Vec3[] => [
      [x, 0.5, -0.52],
      [x, 0.5, 0.52],
      [x * 0.9, 0.98, 0],
    ]),
  )
  return [
    ...box([0.95, 0.55, 0.75], [0, 0, 0], coat('earth', '#e3c79c')),
    ...box([0.22, 0.36, 0.04], [0.1, 0, 0.38], coat('earth', '#5a3a22')),
    ...skin(roof, coat('earth', '#b98f4a', 30)),
  ]
}

function field(w: number, d: number, tint: string): Soup {
  const rows = Array.from({ length: 5 }, (_, k) =>
    box([w, 0.09, (d / 5) * 0.62], [0, 0, ((k + 0.5) / 5 - 0.5) * d], coat('earth', tint)),
  )
  return [
    ...box([w + 0.16, 0.05, d + 0.16], [0, -0.01, 0], coat('earth', '#8a6438')),
    ...rows.flat(),
  ]
}

/** Palms and trees at fixed places with enough room. */
function trees(sides: number): Soup {
  const soup: Soup = []
  for (let k = 0; k < 26; k++) {
    const x = -3 + latticeHash(k, 1, 17) * 19
    const z = river.far + 2.1 + latticeHash(k, 2, 17) * (river.near - river.far - 4.2)
    if (distanceToWater(x, z) < 1.05 || k % 5 === 0) continue
    const y = heightAt(x, z)
    soup.push(
      ...(k % 3 === 0
        ? palmAt([x, y, z], 1.5 + latticeHash(k, 3, 17) * 0.7, k)
        : roundTree([x, y - 0.05, z], 0.75 + latticeHash(k, 4, 17) * 0.5, k, sides)),
    )
  }
  return soup
}

/** A strip of park behind the buildings, low enough to leave the far lanes visible. */
function park(sides: number): Soup {
  const soup: Soup = []
  for (let k = 0; k < 34; k++) {
    const x = -22.6 + (k / 33) * 45.2 + (latticeHash(k, 5, 23) - 0.5) * 0.8
    const z = -14.5 + (latticeHash(k, 6, 23) - 0.5) * 1.6
    const at: Vec3 = [x, heightAt(x, z) - 0.04, z]
    soup.push(
      ...(k % 4 === 1
        ? cypress(at, 1.1 + latticeHash(k, 7, 23) * 0.4)
        : roundTree(at, 0.6 + latticeHash(k, 8, 23) * 0.45, k, sides)),
    )
  }
  return soup
}

/** `sides` is the number of sides of a tree's crown. */
export function banksSoup(sides: number): Soup {
  const middle = (river.far + river.near) / 2
  const y = land.y
  const corners: readonly (readonly [number, number, number])[] = [
    [22.7, 4.6, 1.9],
    [21.6, 4.1, 1.5],
    [22.9, 15.3, 2.1],
    [-23, 15.6, 1.7],
  ]
  return [
    ...put(hut(), [0.4, y, middle - 0.1], 0.3),
    ...put(hut(), [2.1, y, middle + 0.15], -0.2, 0.9),
    ...put(hut(), [9.2, y, middle], 0.1, 1.1),
    ...put(field(2.6, 1.3, '#a9b04a'), [5.3, y, middle], 0.03),
    ...put(field(2, 1.2, '#d8b54a'), [12.6, y, middle - 0.1], -0.05),
    ...trees(sides),
    ...park(sides),
    ...corners.flatMap(([x, z, high], k) => palmAt([x, y, z], high, k * 1.7)),
    // a landing house between the two waters at the left
    ...box([1.5, 0.9, 0.66], [-22.6, 0.6, middle], coat('sandstone', '#ffd9c4')),
    ...chhatri(
      0.46,
      0.5,
      [-22.6, 1.5, middle],
      coat('sandstone', '#ffd9c4'),
      coat('marble', '#fff8ec'),
    ),
    ...post(0.04, 2.4, [-21.6, 0.8, middle], coat('earth', '#946540'), 5),
    ...lathe(
      [
        [0.12, 0],
        [0.16, 0.12],
      ],
      [-21.6, 3.2, middle],
      coat('brass', '#ffffff'),
      6,
    ),
  ]
}
