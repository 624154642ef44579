/** Things of a temple: rooms with crypts, slabs or open relics with lamps. */
import { type Box, lookUp } from '../../../games/nagaraja/edition.ts'
import type { Room, View } from '../../../games/nagaraja/types.ts'
import { of } from '../../../games/nagaraja/vocabulary.ts'
import { relicTurn } from '../../../shapes/nagaraja.ts'
import type { Place, Thing } from '../../board/thing.ts'
import {
  cryptAmuletId,
  cryptSpotId,
  gratingId,
  gratingSpotId,
  hookId,
  lampId,
  liftedId,
  nicheId,
  placeOf,
  relicId,
  roomId,
  sealId,
  slabId,
  slotId,
  templeId,
} from '../ids.ts'
import { amuletLook, modelLook, relicLook, roomLook, stoneOf } from '../looks.ts'
import { sideOf } from '../ground.ts'

/** Clockwise quarter turns to yaw (radians). */
export const yawOfTurns = (rotation: number): number => (-rotation * Math.PI) / 2

/** A room, its grating, and the amulet under it. */
export function roomThings(box: Box, room: Room, at: Omit<Place, 'turn'>): readonly Thing[] {
  const { id, rotation, amulet } = room
  const own: Thing = {
    id: roomId(id),
    look: roomLook(box, id),
    at: { ...at, turn: yawOfTurns(rotation) },
  }
  if (lookUp(box.rooms, id).crypt < 0) return [own]
  const grate: Thing = {
    id: gratingId(id),
    look: modelLook('grating'),
    at: { spot: gratingSpotId(id), order: 0 },
  }
  const lying: Thing = {
    id: cryptAmuletId(id),
    look: amuletLook(box, null),
    at: { spot: cryptSpotId(id), order: 0 },
  }
  return amulet ? [own, grate, lying] : [own, grate]
}

/** True while the viewer looks behind this slab; the relic is a thing only in that viewer's list. */
export const isLookedAt = (view: View, temple: number, niche: number): boolean =>
  view.glance?.relics.some((relic) => relic.temple === temple && relic.niche === niche) ?? false

/** Relic that this viewer sees in a niche: open, or being looked at. */
export function seenRelic({ temples, glance }: View, temple: number, niche: number) {
  const { marks, tokens } = of(temples, temple)
  if (marks[niche]?.open) return tokens[niche] ?? null
  const seen = glance?.relics.find((one) => one.temple === temple && one.niche === niche)
  return seen?.token ?? null
}

function nicheThings(box: Box, view: View, seat: number, niche: number): readonly Thing[] {
  const { marks } = of(view.temples, seat)
  const isOpen = marks[niche]?.open ?? false
  const token = seenRelic(view, seat, niche)
  const turn = (relicTurn[sideOf(box, niche)] * Math.PI) / 180
  const slab: Thing = {
    id: slabId(seat, niche),
    look: modelLook(`slab-${stoneOf(seat)}`),
    at: {
      spot: isLookedAt(view, seat, niche) ? liftedId(seat, niche) : sealId(seat, niche),
      order: 0,
    },
  }
  const lamp: Thing = {
    id: lampId(seat, niche),
    look: modelLook('lamp'),
    at: { spot: hookId(seat, niche), order: 0 },
  }
  const relic: readonly Thing[] =
    token === null
      ? []
      : [
          {
            id: relicId(seat, token),
            look: relicLook(box, token),
            at: { spot: nicheId(seat, niche), order: 0, turn },
          },
        ]
  return isOpen ? [...relic, lamp] : [slab, ...relic]
}

export function templeThings(box: Box, view: View, seat: number): readonly Thing[] {
  const { slots } = of(view.temples, seat)
  const rooms = slots.flatMap((room, slot) =>
    room ? roomThings(box, room, { spot: slotId(seat, slot), order: 0 }) : [],
  )
  const id = templeId(seat)
  return [
    { id, look: modelLook(`temple-${stoneOf(seat)}`), at: { spot: placeOf(id), order: 0 } },
    ...rooms,
    ...box.ground.niches.flatMap((_, niche) => nicheThings(box, view, seat, niche)),
  ]
}
