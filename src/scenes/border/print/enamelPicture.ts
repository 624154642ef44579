/** Boxes and tiles baked into one canvas atlas, a cell per look, for exports that cannot run their shader. */
import { CanvasTexture, Color, type InstancedMesh, SRGBColorSpace } from 'three'
import { boxRadius, boxWidth } from '../../../shapes/border.ts'
import { colours } from '../../../games/border/vocabulary.ts'
import { COLOUR_GLYPHS } from '../../icons/glyphs.ts'
import type { SkinCell, Skin } from '../../display/skin.ts'
import { enamels, signs } from '../palette.ts'

/** Cell size in pixels, with padding against bleeding between cells. */
const pixels = { wide: 88, high: 100, rim: 3 } as const
const white = 6
const tones = [...enamels, '#efe6d2', '#2b2320'] as const
const slateTone = '#2d3339'

interface Face {
  readonly kind: number
  /** Bit mask of the sides joined to the same segment. */
  readonly joined: number
  readonly isCrossed: boolean
}

const keyOf = ({ kind, joined, isCrossed }: Face): string => `${kind} ${joined} ${isCrossed}`

function faceAt({ geometry }: InstancedMesh, at: number): Face {
  const [kinds, states] = [geometry.getAttribute('aKind'), geometry.getAttribute('aState')]
  return { kind: kinds.getX(at), joined: kinds.getY(at), isCrossed: states.getX(at) > 0.5 }
}

/** Darkened colour of a crossed box; same formula as in `boxShader.ts`. */
function faded(tone: string): string {
  const colour = new Color(tone)
  const grey = colour.r * 0.3 + colour.g * 0.55 + colour.b * 0.15
  const shade = (value: number) => (grey + (value - grey) * 0.62) * 0.34
  return `#${colour.setRGB(shade(colour.r), shade(colour.g), shade(colour.b)).getHexString()}`
}

function drawSides(pen: CanvasRenderingContext2D, joined: number): void {
  for (let i = 0; i < 6; i += 1) {
    const isJoined = ((joined >> i) & 1) === 1
    const wide = isJoined ? 0.04 : 0.09
    pen.save()
    pen.rotate((i * Math.PI) / 3)
    pen.fillStyle = isJoined ? 'rgb(0 0 0 / 0.3)' : slateTone
    pen.fillRect(boxWidth / 2 - wide, -boxRadius, wide, boxRadius * 2)
    pen.restore()
  }
}

function drawSign(pen: CanvasRenderingContext2D, kind: number, alpha: number): void {
  const colour = colours[kind]
  if (!colour) return
  const wide = 1.22 * 0.84
  pen.save()
  pen.globalAlpha = alpha
  pen.fillStyle = signs[kind] ?? '#fff'
  pen.translate(-wide / 2, -wide / 2)
  pen.scale(wide / 24, wide / 24)
  const sign = new Path2D(COLOUR_GLYPHS[colour])
  pen.clip(sign, 'evenodd')
  pen.fillRect(0, 0, 24, 24)
  pen.restore()
}

function drawCross(pen: CanvasRenderingContext2D, kind: number): void {
  pen.strokeStyle = kind === white ? '#655d59' : '#f9f8f3'
  pen.lineWidth = 0.23
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(-0.5 * side, -0.52)
    pen.lineTo(0.5 * side, 0.51)
    pen.stroke()
  }
}

/** Coordinates are cm from the box's centre. */
function drawFace(pen: CanvasRenderingContext2D, { kind, joined, isCrossed }: Face): void {
  const isFaded = isCrossed && kind !== white
  const tone = tones[kind] ?? '#fff'
  pen.fillStyle = isFaded ? faded(tone) : tone
  pen.fillRect(-boxRadius * 1.2, -boxRadius * 1.2, boxRadius * 2.4, boxRadius * 2.4)
  drawSign(pen, kind, isFaded ? 0.4 : 0.92)
  drawSides(pen, joined)
  if (isCrossed) drawCross(pen, kind)
}

interface Sheet {
  readonly picture: CanvasTexture
  readonly cells: ReadonlyMap<string, SkinCell>
}

function drawSheet(faces: ReadonlyMap<string, Face>): Sheet {
  const columns = Math.ceil(Math.sqrt(faces.size))
  const rows = Math.ceil(faces.size / columns)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: columns * pixels.wide, height: rows * pixels.high })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const [wide, high] = [pixels.wide - 2 * pixels.rim, pixels.high - 2 * pixels.rim]
  const cells = new Map<string, SkinCell>()
  ;[...faces].forEach(([key, face], i) => {
    const [x, y] = [(i % columns) * pixels.wide, Math.floor(i / columns) * pixels.high]
    pen.save()
    pen.beginPath()
    pen.rect(x, y, pixels.wide, pixels.high)
    pen.clip()
    pen.translate(x + pixels.wide / 2, y + pixels.high / 2)
    pen.scale(wide / boxWidth, high / (2 * boxRadius))
    drawFace(pen, face)
    pen.restore()
    const low = canvas.height - y - pixels.high + pixels.rim
    cells.set(key, [
      (x + pixels.rim) / canvas.width,
      low / canvas.height,
      wide / canvas.width,
      high / canvas.height,
    ])
  })
  const picture = new CanvasTexture(canvas)
  picture.colorSpace = SRGBColorSpace
  return { picture, cells }
}

export function enamelSkins(mesh: InstancedMesh): (at: number) => Skin {
  let sheet: Sheet | null = null
  const all = () =>
    new Map(
      Array.from({ length: mesh.count }, (_, at) => {
        const face = faceAt(mesh, at)
        return [keyOf(face), face] as const
      }),
    )
  return (at) => {
    sheet ??= drawSheet(all())
    const cell = sheet.cells.get(keyOf(faceAt(mesh, at)))
    return { picture: sheet.picture, ...(cell && { cell }) }
  }
}
