/** Layer: the ledge with stick faces and expected result, and light on the current numbers of the rails. */
import { Group } from 'three'
import type { Box } from '../../../games/nagaraja/edition.ts'
import { outlookLine, outlookOf } from '../../../games/nagaraja/telling/outlook.ts'
import type { View } from '../../../games/nagaraja/types.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { rail } from '../../../shapes/nagaraja.ts'
import type { Plate } from '../print/plate.ts'
import { type MarkedThing, makeMarks } from '../../board/marks.ts'
import { pitched } from '../../board/pose.ts'
import { counterId, fateId, pointerId, scoreId } from '../ids.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'
import { fateView } from '../fateView.ts'
import { shownSticks } from '../shownSticks.ts'
import { makeLedge } from './ledge.ts'

/** Number panel on a rail's slope (cm); its light is faint, so that the number stays readable. */
const panel = { halfX: 0.62, halfZ: 0.85, up: 0.4, proud: 0.06 } as const
const light = { reach: 0.5, share: 0.2 } as const
const run = rail.deep - 0.7
const slope = Math.atan2(rail.high - rail.front, run)

/** Mark on the number at which the pointer or counter `what` stands. */
function lit({ poseOf }: NagarajaMoment, what: string, on: string): readonly MarkedThing[] {
  const [moved, base] = [poseOf(what), poseOf(on)]
  if (!moved || !base) return []
  const y = base.at[1] + rail.front + (rail.high - rail.front) * panel.up + panel.proud
  const z = base.at[2] + rail.deep / 2 - run * panel.up
  const { halfX, halfZ } = panel
  return [
    { mark: { x: moved.at[0], y, z, halfX, halfZ, lean: pitched(slope) }, share: light.share },
  ]
}

type Outlooks = ReturnType<typeof outlookOf>

/** Plate texts; lit for the player who is ahead, the guide if tied. */
function platesOf(
  { say }: NagarajaMoment,
  view: View,
  outlooks: Outlooks,
): readonly (Plate | null)[] {
  const [own = 0, other = 0] = outlooks.map((one) => one?.points ?? 0)
  const ahead = own === other ? view.guide : own > other ? 0 : 1
  return outlooks.map((one, seat) =>
    one ? { text: say(outlookLine(one)), isLit: ahead === seat } : null,
  )
}

function makeFate(box: Box): NagarajaLayer {
  const group = new Group()
  const ledge = makeLedge()
  const marks = makeMarks('light', light.reach, 2)
  group.add(ledge.mesh, marks.group)
  let last: Pick<
    NagarajaMoment,
    'beat' | 'isArrived' | 'focused' | 'glow' | 'chosen' | 'say'
  > | null = null
  let view: View | null = null
  let outlooks: Outlooks = [null, null]
  return {
    object: group,
    paint(moment) {
      const { beat, isArrived, focused, glow, chosen, say } = moment
      const isSame = last?.beat === beat && last.isArrived === isArrived
      if (!isSame || !view) {
        view = fateView(box, beat, isArrived)
        outlooks = outlookOf(box, view)
      }
      if (
        !isSame ||
        last?.focused !== focused ||
        last.glow !== glow ||
        last.chosen !== chosen ||
        last.say !== say
      ) {
        const shown = view
        const aim = isArrived ? focused : null
        ledge.show(
          platesOf(moment, shown, outlooks).map((plate, seat) => ({
            sticks: shownSticks(box, shown, seat, aim, moment),
            plate,
          })),
        )
      }
      last = { beat, isArrived, focused, glow, chosen, say }
      const isCounted = view === (isArrived ? beat.to : beat.from)
      marks.show(
        bothSeats.flatMap((seat) => [
          ...(isCounted && outlooks[seat]?.naga === null
            ? lit(moment, pointerId(seat), fateId(seat))
            : []),
          ...lit(moment, counterId(seat), scoreId(seat)),
        ]),
      )
    },
    dispose() {
      ledge.dispose()
      marks.dispose()
    },
  }
}

export const fateLayer = (box: Box): NagarajaLayerPlan => ({
  name: 'fate',
  madeFor: () => '',
  make: () => makeFate(box),
})
