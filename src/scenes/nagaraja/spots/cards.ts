/** Spots of cards: hands, laid and played cards beside the temples, stacks, the offer, the open discard pile. */
import { card } from '../../../shapes/nagaraja.ts'
import {
  aside,
  handSpots,
  laidSpots,
  offerSpot,
  pileGrids,
  pilePitch,
  pileSpot,
  playedSpots,
  raisedSpot,
  stackSpots,
} from '../../../shapes/nagarajaTable.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { bySeat } from '../ground.ts'
import type { SpotLayout } from '../../board/layouts.ts'
import { poseAtPoint } from '../../board/pose.ts'
import type { Spot } from '../../board/spot.ts'
import { handSpotId, laidSpotId, pileSpotId, playedSpotId, raisedSpotId, spotIds } from '../ids.ts'

/** Radius of a hand's fan and its largest width (cm). */
const bow = 60
const widestHand = 33
/** A radius so large that the fan is a straight row. */
const straight = 400

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const held = (tilt: number, spread: number, wide: number): SpotLayout => ({
  kind: 'hand',
  step: spread / bow,
  radius: bow,
  widest: (wide - card.wide) / bow,
  tilt: radians(tilt),
})

const beyond: SpotLayout = {
  kind: 'fan',
  step: aside.pitch / straight,
  radius: straight,
  widest: (aside.wide - card.wide) / straight,
}

const flat = (
  id: string,
  { x, z }: { readonly x: number; readonly z: number },
  layout: SpotLayout,
): Spot => ({ id, on: null, at: poseAtPoint(x, 0, z), layout })

const loose = (share: number): SpotLayout => ({ kind: 'pile', loose: share })

function cardsOf(seat: number): readonly Spot[] {
  const hand = bySeat(handSpots, seat)
  const laid = flat(laidSpotId(seat), bySeat(laidSpots, seat), beyond)
  return [
    flat(handSpotId(seat), hand, held(hand.tilt, hand.spread, widestHand)),
    {
      id: raisedSpotId(seat),
      on: null,
      at: poseAtPoint(raisedSpot.x, raisedSpot.y, raisedSpot.z),
      layout: held(raisedSpot.tilt, raisedSpot.spread, widestHand),
    },
    { ...laid, touch: { kind: 'square', halfX: card.wide / 2, halfZ: card.high / 2 } },
    flat(playedSpotId(seat), bySeat(playedSpots, seat), beyond),
  ]
}

export function cardSpots(): readonly Spot[] {
  const { x, y, z } = pileSpot
  return [
    ...bothSeats.flatMap(cardsOf),
    {
      id: spotIds.offer,
      on: null,
      at: poseAtPoint(offerSpot.x, offerSpot.y, offerSpot.z),
      layout: held(offerSpot.tilt, card.wide * 1.04, widestHand),
    },
    ...pileGrids.map(({ columns, rows }): Spot => ({
      id: pileSpotId(columns, rows),
      on: null,
      at: poseAtPoint(x, y, z),
      layout: { kind: 'grid', columns, rows, pitch: [pilePitch.x, pilePitch.z] },
    })),
    flat(spotIds.cards, stackSpots.cards, loose(0.02)),
    flat(spotIds.discards, stackSpots.discards, loose(0.16)),
  ]
}
