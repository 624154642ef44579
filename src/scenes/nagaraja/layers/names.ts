/** Layer: brass name plates in front of the hands, lit for players who are to act. */
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { nameSpots } from '../../../shapes/nagarajaTable.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'
import { makePlates } from './plates.ts'

/** Height above the marble (cm). */
const heightCm = 0.1

function makeNames(): NagarajaLayer {
  const plates = makePlates({
    wide: 15.2,
    high: 1.9,
    lean: Math.PI / 2,
    at: nameSpots.map(({ x, z }) => [x, heightCm, z] as const),
  })
  return {
    object: plates.group,
    paint({ names, acting, beat }: NagarajaMoment) {
      const winner = beat.to.ending?.winner
      const isLit = (seat: number): boolean =>
        winner === undefined ? acting.some((one) => one.seat === seat) : winner === seat
      plates.show(bothSeats.map((seat) => ({ text: names[seat] ?? '', isLit: isLit(seat) })))
    },
    dispose: plates.dispose,
  }
}

export const nameLayer = (): NagarajaLayerPlan => ({
  name: 'names',
  madeFor: () => '',
  make: makeNames,
})
