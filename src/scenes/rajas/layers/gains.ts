/** Over what is pointed at: a card with what it would bring; and light on the incomes that it would link. */
import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import { incomeSign } from '../../../shapes/rajas.ts'
import { type Marked, makeMarks, outlineOf } from '../../board/marks.ts'
import { gainsOf } from '../gains.ts'
import type { Lay } from '../lay.ts'
import { type Mark, setRows } from '../print/pen.ts'
import type { RajasLayerPlan, RajasMoment } from './plan.ts'

/** Pixels of a card, and its height on the table and over it (cm). */
const card = { wide: 512, high: 128, edge: 8, round: 30, tall: 1.9, over: 4.6 } as const
const light = { reach: 1.1, share: 1, high: 0.12 } as const

/** As wide as its marks ask for. */
function draw(pen: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  const { wide: most, high, edge, round } = card
  const wide = Math.min(
    most,
    (marks.reduce((sum, { wide: own }) => sum + own + 0.1, 0.5) * high) | 0,
  )
  pen.clearRect(0, 0, most, high)
  pen.beginPath()
  pen.roundRect((most - wide) / 2 + edge, edge, wide - 2 * edge, high - 2 * edge, round)
  pen.fillStyle = '#fff4dc'
  pen.fill()
  pen.lineWidth = 6
  pen.strokeStyle = '#9a6a1e'
  pen.stroke()
  setRows(pen, [marks], most / 2, high / 2, wide - 6 * edge, high - 5 * edge)
}

function makeCard() {
  const canvas = document.createElement('canvas')
  canvas.width = card.wide
  canvas.height = card.high
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    depthTest: false,
    toneMapped: false,
  })
  const plane = new PlaneGeometry((card.tall * card.wide) / card.high, card.tall)
  const front = new Mesh(plane, material)
  front.renderOrder = 20
  front.visible = false
  // it faces whoever looks
  front.onBeforeRender = (_renderer, _scene, camera) => {
    front.quaternion.copy(camera.quaternion)
    front.updateMatrixWorld()
  }
  return {
    front,
    write(marks: readonly Mark[]) {
      draw(pen, marks)
      texture.needsUpdate = true
    },
    dispose() {
      texture.dispose()
      material.dispose()
      plane.dispose()
    },
  }
}

export function gainsLayer(lay: Lay): RajasLayerPlan {
  return {
    name: 'gains',
    madeFor: () => '',
    make() {
      const shown = makeCard()
      const marks = makeMarks('light', light.reach, 5)
      const object = new Group()
      object.add(shown.front, marks.group)
      let written: RajasMoment['focused'] = null
      return {
        object,
        paint({ beat, focused, isArrived, poseOf }) {
          const aim = isArrived ? focused : null
          const gains = aim && gainsOf(lay, beat.to, aim.seat, aim.command)
          const pose = gains && poseOf(gains.over)
          shown.front.visible = pose !== null && (gains?.marks.length ?? 0) > 0
          if (pose && gains) {
            if (written !== aim) shown.write(gains.marks)
            shown.front.position.set(pose.at[0], pose.at[1] + card.over, pose.at[2])
          }
          written = aim
          marks.show(
            (gains?.links ?? []).flatMap((id): Marked[] => {
              const at = poseOf(id)
              if (!at) return []
              const mark = outlineOf(at, incomeSign.half, incomeSign.half, light.high)
              return [{ mark, share: light.share }]
            }),
          )
        },
        dispose() {
          shown.dispose()
          marks.dispose()
        },
      }
    },
  }
}
