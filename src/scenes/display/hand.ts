/** A hand laid flat on the cloth, embroidered in gold, to compare sizes with. */
import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { makeCanvasMap } from '../materials/canvasMap.ts'

/** Width of a grown person's palm (cm). */
const palm = 8.5
/** The embroidered sheet (cm), with room for the thumb and for the measure, and its pixels per cm. */
export const handSheet = { wide: 18, high: 22.5, pixels: 56 } as const
const { pixels } = handSheet
const gold = '#e2b75c'

type Finger = readonly [x: number, from: number, to: number, half: number, lean: number]

/** From the little finger to the thumb, from the middle of the palm; y runs to the fingertips. */
const fingers: readonly Finger[] = [
  [-3.35, 3.2, 8.1, 0.78, -0.2],
  [-1.25, 4.2, 10.6, 0.84, -0.06],
  [0.95, 4.3, 11.2, 0.86, 0.03],
  [3.05, 3.8, 10.1, 0.86, 0.15],
  [3.4, -2.6, 4.4, 1.0, 0.78],
]

function outline(): Path2D {
  const path = new Path2D()
  path.roundRect(-palm / 2, -5, palm, 9.6, [2.6, 2.6, 3.4, 3.4])
  for (const [x, from, to, half, lean] of fingers) {
    const finger = new Path2D()
    finger.roundRect(-half, 0, half * 2, to - from, half)
    path.addPath(finger, new DOMMatrix().translate(x, from).rotate((-lean * 180) / Math.PI))
  }
  return path
}

/** Draws a gold edge round the union of palm and fingers, nearly transparent inside. */
function embroider(pen: CanvasRenderingContext2D): void {
  const shape = outline()
  pen.save()
  pen.setTransform(pixels, 0, 0, -pixels, (handSheet.wide / 2) * pixels, 13.4 * pixels)
  pen.lineJoin = 'round'
  pen.lineWidth = 0.5
  pen.strokeStyle = pen.fillStyle = gold
  pen.stroke(shape)
  pen.fill(shape)
  pen.globalCompositeOperation = 'destination-out'
  pen.globalAlpha = 0.86
  pen.fill(shape)
  pen.restore()
}

/** Draws the width of the palm as a bar with its number. */
function drawMeasure(pen: CanvasRenderingContext2D): void {
  const middle = handSheet.wide / 2
  const [left, right, y] = [middle - palm / 2, middle + palm / 2, 19.4]
  pen.save()
  pen.scale(pixels, pixels)
  pen.strokeStyle = pen.fillStyle = gold
  pen.lineWidth = 0.14
  pen.beginPath()
  for (const x of [left, right]) {
    pen.moveTo(x, y - 0.5)
    pen.lineTo(x, y + 0.5)
  }
  pen.moveTo(left, y)
  pen.lineTo(right, y)
  pen.stroke()
  pen.restore()
  pen.fillStyle = gold
  pen.font = `700 ${1.7 * pixels}px 'Alegreya Sans', sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'top'
  pen.fillText('8.5 cm', middle * pixels, (y + 0.7) * pixels)
}

export function makeHand() {
  const { pen, map } = makeCanvasMap(handSheet.wide * pixels, handSheet.high * pixels)
  embroider(pen)
  drawMeasure(pen)
  const material = new MeshStandardMaterial({
    map,
    transparent: true,
    roughness: 0.5,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -4,
  })
  const geometry = new PlaneGeometry(handSheet.wide, handSheet.high).rotateX(-Math.PI / 2)
  const mesh = new Mesh(geometry, material)
  mesh.name = 'hand'
  mesh.receiveShadow = true
  return {
    mesh,
    dispose() {
      geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}
