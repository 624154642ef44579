/** Layer: a card over the pointed thing with its gains or enlarged print, and light on incomes that would be connected. */
import { Group } from 'three'
import { incomeSign } from '../../../shapes/rajas.ts'
import { type MarkedThing, makeMarks, markOutlineOf } from '../../board/marks.ts'
import { type Gains, gainsOf } from '../gains.ts'
import type { Lay } from '../lay.ts'
import type { SignRow } from '../print/pen.ts'
import { printedAt } from '../reading.ts'
import { makeCard } from './card.ts'
import type { RajasLayerPlan, RajasMoment } from './plan.ts'

const light = { reach: 1.1, share: 1, high: 0.12 } as const

interface CardContent {
  readonly over: string
  readonly rows: readonly SignRow[]
}

/** Gains of the focused command take precedence over print. */
function cardContentOf(
  lay: Lay,
  { beat, pointed }: RajasMoment,
  gains: Gains | null,
): CardContent | null {
  if (gains && gains.marks.length > 0) return { over: gains.over, rows: [gains.marks] }
  const printed = pointed === null ? undefined : printedAt(lay, beat.to).get(pointed)
  return pointed !== null && printed ? { over: pointed, rows: printed.rows } : null
}

export function gainsLayer(lay: Lay): RajasLayerPlan {
  return {
    name: 'gains',
    madeFor: () => '',
    make() {
      const card = makeCard()
      const marks = makeMarks('light', light.reach, 5)
      const object = new Group()
      object.add(card.mesh, marks.group)
      let last: Pick<RajasMoment, 'beat' | 'focused' | 'pointed' | 'isArrived'> | null = null
      let gains: Gains | null = null
      let content: CardContent | null = null
      return {
        object,
        paint(moment) {
          const { beat, focused, pointed, isArrived, poseOf } = moment
          const isSame =
            last?.beat === beat &&
            last.focused === focused &&
            last.pointed === pointed &&
            last.isArrived === isArrived
          if (!isSame) {
            const aim = isArrived ? focused : null
            gains = aim && gainsOf(lay, beat.to, aim.seat, aim.command)
            content = cardContentOf(lay, moment, gains)
          }
          last = { beat, focused, pointed, isArrived }
          card.show((content && poseOf(content.over)?.at) ?? null, content?.rows ?? [])
          marks.show(
            (gains?.links ?? []).flatMap((id): MarkedThing[] => {
              const at = poseOf(id)
              if (!at) return []
              const mark = markOutlineOf(at, incomeSign.half, incomeSign.half, light.high)
              return [{ mark, share: light.share }]
            }),
          )
        },
        dispose() {
          card.dispose()
          marks.dispose()
        },
      }
    },
  }
}
