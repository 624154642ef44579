/** Corridor light as a textured strip, for exports that cannot run its shader. */
import {
  BufferGeometry,
  CanvasTexture,
  type Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  SRGBColorSpace,
} from 'three'

const across = 64

/** Gradient across the channel; same colours as in `lightShader.ts`. */
function drawAcross(tint: Color): CanvasTexture {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: across, height: 4 })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const core = tint.clone().setRGB(1, 0.78, 0.42)
  for (let x = 0; x < across; x += 1) {
    const away = ((x + 0.5) / across) * 2 - 1
    const near = 1 - away * away
    const tone = tint
      .clone()
      .multiply(tint)
      .lerp(core, 0.25 + 0.5 * near * near)
    pen.fillStyle = tone.getStyle()
    pen.globalAlpha = 0.16 + 0.58 * near
    pen.fillRect(x, 0, 1, 4)
  }
  const picture = new CanvasTexture(canvas)
  picture.colorSpace = SRGBColorSpace
  return picture
}

export function plainLight(from: Mesh, tint: Color): Mesh {
  const [place, flow] = [
    from.geometry.getAttribute('position'),
    from.geometry.getAttribute('aFlow'),
  ]
  const geometry = new BufferGeometry()
  const uv = new Float32Array(place.count * 2)
  for (let i = 0; i < place.count; i += 1) uv.set([flow.getY(i) * 0.48 + 0.5, 0.5], i * 2)
  geometry.setAttribute('position', place)
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  const material = new MeshBasicMaterial({
    name: 'light',
    map: drawAcross(tint),
    transparent: true,
    side: DoubleSide,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = 'light'
  mesh.applyMatrix4(from.matrixWorld)
  return mesh
}
