/** A hand laid flat on the cloth beside what stands there, embroidered in gold: how large is it? */
import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three'

/** Of a grown person, across the palm and from wrist to fingertip (cm). */
export const handSize = { wide: 8.5, long: 18.5 } as const
/** The drawn sheet: the spread thumb and the measure below need room. */
const sheet = { wide: 18, high: 22.5, pixels: 56 } as const

type Finger = readonly [x: number, from: number, to: number, half: number, lean: number]

/** From the little finger to the thumb; the palm's middle is the origin, y runs to the fingertips. */
const fingers: readonly Finger[] = [
  [-3.35, 3.2, 8.1, 0.78, -0.2],
  [-1.25, 4.2, 10.6, 0.84, -0.06],
  [0.95, 4.3, 11.2, 0.86, 0.03],
  [3.05, 3.8, 10.1, 0.86, 0.15],
  [3.4, -2.6, 4.4, 1.0, 0.78],
]

function outline(): Path2D {
  const path = new Path2D()
  path.roundRect(-handSize.wide / 2, -5, handSize.wide, -5 + 14.6, [2.6, 2.6, 3.4, 3.4])
  for (const [x, from, to, half, lean] of fingers) {
    const finger = new Path2D()
    finger.roundRect(-half, 0, half * 2, to - from, half)
    const turn = new DOMMatrix().translate(x, from).rotate((-lean * 180) / Math.PI)
    path.addPath(finger, turn)
  }
  return path
}

/** Stitches round the union of palm and fingers, and a soft shine inside. */
function embroider(pen: CanvasRenderingContext2D): void {
  const { pixels: k } = sheet
  const shape = outline()
  const layer = pen.canvas.cloneNode() as HTMLCanvasElement
  const own = layer.getContext('2d')
  if (!own) return
  own.setTransform(k, 0, 0, -k, (sheet.wide / 2) * k, 13.4 * k)
  own.lineJoin = 'round'
  own.lineWidth = 0.5
  own.strokeStyle = '#e2b75c'
  own.fillStyle = '#e2b75c'
  own.stroke(shape)
  own.fill(shape)
  own.globalCompositeOperation = 'destination-out'
  own.globalAlpha = 0.86
  own.fill(shape)
  pen.drawImage(layer, 0, 0)
}

function measure(pen: CanvasRenderingContext2D): void {
  const { pixels: k } = sheet
  const [left, right, y] = [
    (sheet.wide / 2 - handSize.wide / 2) * k,
    (sheet.wide / 2 + handSize.wide / 2) * k,
    19.4 * k,
  ]
  pen.strokeStyle = pen.fillStyle = '#e2b75c'
  pen.lineWidth = 0.14 * k
  pen.beginPath()
  pen.moveTo(left, y - 0.5 * k)
  pen.lineTo(left, y + 0.5 * k)
  pen.moveTo(left, y)
  pen.lineTo(right, y)
  pen.moveTo(right, y - 0.5 * k)
  pen.lineTo(right, y + 0.5 * k)
  pen.stroke()
  pen.font = `700 ${1.7 * k}px 'Alegreya Sans', sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'top'
  pen.fillText('8.5 cm', (sheet.wide / 2) * k, y + 0.7 * k)
}

export interface HandOnCloth {
  readonly mesh: Mesh
  dispose(): void
}

export function makeHand(): HandOnCloth {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.wide * sheet.pixels
  canvas.height = sheet.high * sheet.pixels
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  embroider(pen)
  measure(pen)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.minFilter = LinearMipmapLinearFilter
  map.anisotropy = 8
  const material = new MeshStandardMaterial({
    map,
    transparent: true,
    roughness: 0.5,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -4,
  })
  const geometry = new PlaneGeometry(sheet.wide, sheet.high).rotateX(-Math.PI / 2)
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

export const handSheet = sheet
