/** Mesh of the ledge in front of the tray: one wooden slope per player, textured from a canvas with the stick faces. */
import { BufferGeometry, Float32BufferAttribute, Mesh, MeshStandardMaterial } from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { drawLedge, type LedgePrint } from '../print/ledge.ts'
import { onSlope, type SlopePoint, slopePixels as cell } from '../slopes.ts'

/** UV of a point in the print's wooden frame, used for the unprinted sides. */
const frameUv = 0.008

/** Quads counter-clockwise from outside; the slope first, starting at its lower left corner. */
function sidesOf(
  seat: number,
): readonly (readonly [SlopePoint, SlopePoint, SlopePoint, SlopePoint])[] {
  const [a, b] = [onSlope(seat, 0, 1), onSlope(seat, 1, 1)]
  const [d, c] = [onSlope(seat, 0, 0), onSlope(seat, 1, 0)]
  const foot = ([x, , z]: SlopePoint): SlopePoint => [x, 0, z]
  return [
    [a, b, c, d],
    [foot(a), foot(b), b, a],
    [foot(c), foot(d), d, c],
    [foot(d), foot(a), a, d],
    [foot(b), foot(c), c, b],
  ]
}

function makeSlopes(): BufferGeometry {
  const [place, uv]: [number[], number[]] = [[], []]
  const share = 1 / bothSeats.length
  for (const seat of bothSeats) {
    const low = 1 - (seat + 1) * share
    const printed = [
      [0, low],
      [1, low],
      [1, low + share],
      [0, low + share],
    ] as const
    sidesOf(seat).forEach((corners, side) => {
      for (const i of [0, 1, 2, 0, 2, 3]) {
        place.push(...(corners[i] as SlopePoint))
        uv.push(
          ...(side === 0 ? (printed[i] as readonly [number, number]) : [frameUv, low + frameUv]),
        )
      }
    })
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.computeVertexNormals()
  return geometry
}

export interface Ledge {
  readonly mesh: Mesh
  /** By seat; redraws the canvas only if something changed. */
  show(prints: readonly LedgePrint[]): void
  dispose(): void
}

export function makeLedge(): Ledge {
  const { pen, map } = makeCanvasMap(cell.wide, cell.high * bothSeats.length)
  const material = new MeshStandardMaterial({ map, roughness: 0.85 })
  const mesh = new Mesh(makeSlopes(), material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  let last = ''
  return {
    mesh,
    show(prints) {
      const key = JSON.stringify(prints)
      if (key === last) return
      last = key
      prints.forEach((print, seat) => drawLedge(pen, print, { x: 0, y: seat * cell.high, ...cell }))
      map.needsUpdate = true
    },
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}
