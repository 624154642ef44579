/** Things between the temples: prize, stacks, scroll, held amulets, rails with pointers. */
import type { Box } from '../../../games/nagaraja/edition.ts'
import { amuletPoints, fatePoints } from '../../../games/nagaraja/rules/score.ts'
import type { View } from '../../../games/nagaraja/types.ts'
import { bothSeats, of } from '../../../games/nagaraja/vocabulary.ts'
import { rail } from '../../../shapes/nagaraja.ts'
import type { Thing } from '../../board/thing.ts'
import {
  amuletId,
  amuletLeftId,
  counterId,
  fateId,
  heldId,
  heldSpotId,
  placeOf,
  pointerId,
  railSpotId,
  roomLeftId,
  scoreId,
  scrollSpotId,
  secretCounterId,
  slotId,
  spotIds,
} from '../ids.ts'
import { amuletLook, modelLook, roomLook, stoneOf } from '../looks.ts'
import { roomThings } from './temple.ts'
import { roomId } from '../ids.ts'
import { isOwner } from './cards.ts'
import { shownPoints } from '../points.ts'

const alone = (id: string, name: string): Thing => ({
  id,
  look: modelLook(name),
  at: { spot: placeOf(id), order: 0 },
})

const stop = (points: number): number => Math.max(0, Math.min(rail.numbers - 1, points))

function railThings(box: Box, view: View, seat: number): readonly Thing[] {
  const player = of(view.players, seat)
  const open = shownPoints(box, view, seat)
  const worth = amuletPoints(box, player.amulets ?? [])
  // at the end hidden amulets are shown and count
  const isOver = view.ending !== null
  const shown = isOver ? open + worth : open
  const held = !isOver && isOwner(view, seat) ? worth : 0
  const counter = modelLook(`counter-${stoneOf(seat)}`)
  const score = railSpotId(scoreId(seat))
  const secret: Thing = {
    id: secretCounterId(seat),
    look: counter,
    at: { spot: score, order: stop(shown + held) },
  }
  return [
    alone(fateId(seat), 'rail'),
    alone(scoreId(seat), 'rail'),
    {
      id: pointerId(seat),
      look: modelLook('pointer'),
      at: { spot: railSpotId(fateId(seat)), order: stop(fatePoints(box, player)) },
    },
    { id: counterId(seat), look: counter, at: { spot: score, order: stop(shown) } },
    ...(held > 0 ? [secret] : []),
  ]
}

function heldThings(box: Box, view: View, seat: number): readonly Thing[] {
  const { amulets, amuletCount } = of(view.players, seat)
  const isOwn = isOwner(view, seat)
  return Array.from({ length: amuletCount }, (_, order): Thing => {
    const amulet = amulets?.[order] ?? null
    const id = isOwn && amulet !== null ? amuletId(amulet) : heldId(seat, order)
    return { id, look: amuletLook(box, amulet), at: { spot: heldSpotId(seat), order } }
  })
}

function stackThings(box: Box, { stacks, usedAmulets, lostRooms }: View): readonly Thing[] {
  const pile = (count: number, spot: string, name: string, id: (at: number) => string): Thing[] =>
    Array.from({ length: count }, (_, order) => ({
      id: id(order),
      look: modelLook(name),
      at: { spot, order },
    }))
  return [
    ...pile(stacks.rooms, spotIds.rooms, 'room-plain', roomLeftId),
    ...pile(stacks.amulets, spotIds.amulets, 'amulet-back', amuletLeftId),
    ...usedAmulets.map((id, order): Thing => ({
      id: amuletId(id),
      look: amuletLook(box, id),
      at: { spot: spotIds.usedAmulets, order },
    })),
    ...lostRooms.map((id, order): Thing => ({
      id: roomId(id),
      look: roomLook(box, id),
      at: { spot: spotIds.lostRooms, order },
    })),
  ]
}

export function middleThings(box: Box, view: View): readonly Thing[] {
  const { prize, guide, trap } = view
  const where = trap ? slotId(trap.temple, trap.slot) : spotIds.trap
  const scroll: Thing = {
    id: 'scroll',
    look: modelLook('scroll'),
    at: { spot: scrollSpotId(guide ?? 0), order: 0 },
  }
  return [
    alone('pedestal', 'pedestal'),
    scroll,
    { id: 'trap', look: modelLook('trap'), at: { spot: where, order: 0 } },
    ...(prize ? roomThings(box, prize, { spot: spotIds.prize, order: 0 }) : []),
    ...stackThings(box, view),
    ...bothSeats.flatMap((seat) => [
      ...heldThings(box, view, seat),
      ...railThings(box, view, seat),
    ]),
  ]
}
