/** How fate stands or may fall, over each half of the tray, and light on the numbers at which the rails stand. */
import { Group } from 'three'
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import { outlookLine, outlookOf } from '../../../games/nagaraja/telling/outlook.ts'
import type { View } from '../../../games/nagaraja/types/index.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { rail } from '../../../shapes/nagaraja.ts'
import { fatePlates } from '../../../shapes/nagarajaTable.ts'
import { type Marked, makeMarks } from '../../board/marks.ts'
import { pitched } from '../../board/pose.ts'
import { counterId, fateId, pointerId, scoreId } from '../ids.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'
import { makePlates } from './plates.ts'

/** A number's panel on the slope of a rail (cm), and how its light spreads. */
const panel = { halfX: 0.62, halfZ: 0.85, up: 0.4, proud: 0.06 } as const
const light = { reach: 0.5, share: 0.5 } as const
const run = rail.deep - 0.7
const slope = Math.atan2(rail.high - rail.front, run)

/** Round the number before which something stands on a rail. */
function lit({ poseOf }: NagarajaMoment, what: string, on: string): readonly Marked[] {
  const [moved, base] = [poseOf(what), poseOf(on)]
  if (!moved || !base) return []
  const y = base.at[1] + rail.front + (rail.high - rail.front) * panel.up + panel.proud
  const z = base.at[2] + rail.deep / 2 - run * panel.up
  const { halfX, halfZ } = panel
  return [
    { mark: { x: moved.at[0], y, z, halfX, halfZ, lean: pitched(slope) }, share: light.share },
  ]
}

function makeFate(box: Box): NagarajaLayer {
  const group = new Group()
  const plates = makePlates(fatePlates)
  const marks = makeMarks('light', light.reach, 2)
  group.add(plates.group, marks.group)
  let shown: View | null = null
  let outlooks: ReturnType<typeof outlookOf> = [null, null]
  return {
    object: group,
    paint(moment) {
      const { beat, isArrived, say } = moment
      const view = isArrived ? beat.to : beat.from
      if (view !== shown) {
        shown = view
        outlooks = outlookOf(box, view)
        const points = outlooks.map((one) => one?.points ?? 0)
        const ahead =
          points[0] === points[1] ? view.guide : (points[0] ?? 0) > (points[1] ?? 0) ? 0 : 1
        plates.show(
          outlooks.map((one, seat) =>
            one ? { text: say(outlookLine(one)), isLit: ahead === seat } : null,
          ),
        )
      }
      marks.show(
        bothSeats.flatMap((seat) => [
          ...(outlooks[seat]?.naga === null ? lit(moment, pointerId(seat), fateId(seat)) : []),
          ...lit(moment, counterId(seat), scoreId(seat)),
        ]),
      )
    },
    dispose() {
      plates.dispose()
      marks.dispose()
    },
  }
}

export const fateLayer = (box: Box): NagarajaLayerPlan => ({
  name: 'fate',
  madeFor: () => '',
  make: () => makeFate(box),
})
