/** A billboard with marks that always faces the camera, above the pointed thing. */
import {
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  PlaneGeometry,
  Vector2,
  Vector3,
} from 'three'
import type { Triple } from '../../../physics/types.ts'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import { type SignRow, setRows } from '../print/pen.ts'
import { canvasSize, cardScale, cardUp, planeSize, rowPixels } from './cardSize.ts'

const cardStyle = { edge: 8, round: 30, line: 6 } as const

const wideOf = (row: SignRow): number => row.reduce((sum, { wide }) => sum + wide + 0.1, 0.5)

/** Draws the card as wide as its marks need. */
function draw(pen: CanvasRenderingContext2D, rows: readonly SignRow[]): void {
  const { wide: most, high: whole } = canvasSize
  const { edge, round, line } = cardStyle
  const high = Math.min(whole, rows.length * rowPixels)
  const row = high / Math.max(1, rows.length)
  const wide = Math.min(most, Math.round(Math.max(...rows.map(wideOf)) * row))
  pen.clearRect(0, 0, most, whole)
  pen.beginPath()
  pen.roundRect(
    (most - wide) / 2 + edge,
    (whole - high) / 2 + edge,
    wide - 2 * edge,
    high - 2 * edge,
    round,
  )
  pen.fillStyle = '#fff4dc'
  pen.fill()
  pen.lineWidth = line
  pen.strokeStyle = '#9a6a1e'
  pen.stroke()
  setRows(pen, rows, most / 2, whole / 2, wide - 6 * edge, high - 5 * edge)
}

export interface Card {
  readonly mesh: Mesh
  /** No rows hides the card. */
  show(at: Triple | null, rows: readonly SignRow[]): void
  dispose(): void
}

export function makeCard(): Card {
  const { pen, map } = makeCanvasMap(canvasSize.wide, canvasSize.high)
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthTest: false,
    toneMapped: false,
  })
  const plane = new PlaneGeometry(planeSize.wide, planeSize.high)
  const mesh = new Mesh(plane, material)
  mesh.renderOrder = 20
  mesh.visible = false
  mesh.frustumCulled = false
  const [over, up, seen, picture] = [new Vector3(), new Vector3(), new Vector3(), new Vector2()]
  let written: readonly SignRow[] = []
  mesh.onBeforeRender = (renderer, _scene, eye) => {
    const { fov } = eye as PerspectiveCamera
    const { y: pictureHigh } = renderer.getSize(picture)
    const { y } = seen.copy(over).project(eye)
    const at = { distance: eye.position.distanceTo(over), lens: fov, pictureHigh, y }
    up.set(0, 1, 0).applyQuaternion(eye.quaternion)
    mesh.position.copy(over).addScaledVector(up, cardUp(at, written.length))
    mesh.quaternion.copy(eye.quaternion)
    mesh.scale.setScalar(cardScale(at))
    mesh.updateMatrixWorld()
  }
  return {
    mesh,
    show(at, rows) {
      mesh.visible = at !== null && rows.some((row) => row.length > 0)
      if (!at || !mesh.visible) return
      over.set(...at)
      if (rows === written) return
      written = rows
      draw(pen, rows)
      map.needsUpdate = true
    },
    dispose() {
      map.dispose()
      material.dispose()
      plane.dispose()
    },
  }
}
