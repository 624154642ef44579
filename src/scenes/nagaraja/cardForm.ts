/** Geometry of a card: both sides show the same atlas cell, so that turning over is a change of face. */
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { card, stacked } from '../../shapes/nagaraja.ts'

/** Segments per rounded corner. */
const cornerSegments = 4

type Flat = readonly [x: number, z: number]

/** Counter-clockwise from above, starting at the near right corner. */
function outline(): readonly Flat[] {
  const [halfX, halfZ] = [card.wide / 2 - card.round, card.high / 2 - card.round]
  const middles: readonly Flat[] = [
    [halfX, halfZ],
    [halfX, -halfZ],
    [-halfX, -halfZ],
    [-halfX, halfZ],
  ]
  return middles.flatMap(([x, z], quarter) =>
    Array.from({ length: cornerSegments + 1 }, (_, i): Flat => {
      const angle = ((quarter - 1 + i / cornerSegments) * Math.PI) / 2
      return [x + card.round * Math.cos(angle), z - card.round * Math.sin(angle)]
    }),
  )
}

export function cardForm(): BufferGeometry {
  const [place, normal, uv]: [number[], number[], number[]] = [[], [], []]
  const add = ([x, z]: Flat, y: number, [nx, ny, nz]: readonly [number, number, number]) => {
    place.push(x, y, z)
    normal.push(nx, ny, nz)
    uv.push(x / card.wide + 0.5, 0.5 - z / card.high)
  }
  const points = outline()
  const [low, high] = [0.004, stacked.card - 0.004]
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    for (const flat of [[0, 0] as const, a, b]) add(flat, high, [0, 1, 0])
    for (const flat of [[0, 0] as const, b, a]) add(flat, low, [0, -1, 0])
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dz) || 1
    const out = [-dz / long, 0, dx / long] as const
    for (const [flat, y] of [
      [a, low],
      [b, low],
      [b, high],
      [a, low],
      [b, high],
      [a, high],
    ] as const)
      add(flat, y, out)
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  return geometry
}
