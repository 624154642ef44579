/** Things that a player moves: workers, boat, markers, cubes; and the elephant. */
import type { Player, View } from '../../../games/rajas/types.ts'
import { buildings, spots } from '../../../games/rajas/vocabulary.ts'
import type { Rules, TrackBonus } from '../../../games/rajas/edition.ts'
import type { Thing } from '../../board/thing.ts'
import {
  atHand,
  boatId,
  bonusId,
  bracketSpot,
  bridgeSpot,
  cubeId,
  cupSpot,
  elephantId,
  elephantSpot,
  fameId,
  fameSpot,
  handSpot,
  karmaId,
  levelSpot,
  spaceSpot,
  waterSpot,
  wealthId,
  wealthSpot,
  workerId,
} from '../ids.ts'
import type { Lay } from '../lay.ts'
import { ownLook, thingAt } from './look.ts'

/** The player's next wealth bonus; null after the last. */
export function nextWealth({ wealth }: Rules, { wealthBonuses }: Player): TrackBonus | null {
  return wealth.slice(wealthBonuses).find(({ benefit }) => benefit !== null) ?? null
}

/** Fame at which a worker waits. */
export const workerFame = ({ fame }: Rules): number | null =>
  fame.find(({ benefit }) => benefit === null)?.at ?? null

function waitingSpot({ rules }: Lay, spot: string, seat: number): string | null {
  if (spot === 'bridge') return bridgeSpot(seat)
  const at = spot === 'fame' ? workerFame(rules) : rules.edition.tracks.wealth.workerAt
  return at === null ? null : bracketSpot(spot === 'fame' ? 'fame' : 'wealth', at, seat)
}

function workersOf(lay: Lay, view: View, player: Player, seat: number): readonly Thing[] {
  const look = ownLook('worker', seat)
  const waiting = spots.flatMap((spot): Thing[] => {
    const there = player.spots[spot] === 'waiting' ? waitingSpot(lay, spot, seat) : null
    return there === null ? [] : [thingAt(workerId(seat, spot), look, there)]
  })
  const placed = (lay.rules.spaces[lay.seats] ?? []).flatMap(({ id, index }): Thing[] =>
    view.spaces[index] === seat ? [thingAt(workerId(seat, id), look, spaceSpot(id))] : [],
  )
  const ready = Array.from({ length: player.unplaced }, (_, k) =>
    thingAt(workerId(seat, atHand(k)), look, handSpot(seat), { order: k }),
  )
  return [...waiting, ...placed, ...ready]
}

/** Positions wrap around after the track's end. */
const wrapped = (value: number, last: number): number => value % (last + 1)

function markersOf({ rules, tracks }: Lay, player: Player, seat: number): readonly Thing[] {
  const { fame, wealth, karma, boat, levels } = player
  const bonus = nextWealth(rules, player)
  const cube = ownLook('cube', seat)
  return [
    thingAt(boatId(seat), ownLook('boat', seat), waterSpot(seat), { order: boat }),
    thingAt(fameId(seat), ownLook('fame', seat), fameSpot, {
      order: wrapped(fame, tracks.fame),
    }),
    thingAt(wealthId(seat), ownLook('wealth', seat), wealthSpot, {
      order: wrapped(wealth, tracks.wealth),
    }),
    ...(bonus
      ? [thingAt(bonusId(seat), ownLook('bonus', seat), bracketSpot('wealth', bonus.at, seat))]
      : []),
    thingAt(karmaId(seat), cube, cupSpot(seat, karma)),
    ...buildings.map((building) =>
      thingAt(cubeId(seat, building), cube, levelSpot(seat, building, levels[building])),
    ),
  ]
}

export function peopleThings(lay: Lay, view: View): readonly Thing[] {
  return [
    ...view.players.flatMap((player, seat) => [
      ...workersOf(lay, view, player, seat),
      ...markersOf(lay, player, seat),
    ]),
    thingAt(elephantId, { model: 'rajas-elephant' }, elephantSpot(view.first)),
  ]
}
