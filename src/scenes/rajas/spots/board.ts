/** Spots of the board: spaces, ghats, river, tracks, brackets, bridge. */
import {
  boatPlace,
  bracket,
  bracketAt,
  bracketMiddle,
  bridgePlace,
  fameCell,
  ghat,
  ghatPlace,
  onBracket,
  onBridge,
  pad,
  place,
  river,
  wealthCell,
} from '../../../shapes/rajas.ts'
import { poseAtPoint } from '../../board/pose.ts'
import type { Spot } from '../../board/spot.ts'
import {
  boardId,
  bonusSpot,
  bracketSpot,
  bridgeSpot,
  fameSpot,
  ghatSpot,
  spaceSpot,
  waterSpot,
  wealthSpot,
} from '../ids.ts'
import type { Lay } from '../lay.ts'
import { roundReach, spotAt, squareReach, touchable } from './make.ts'

/** Touch radius (cm), larger than a pad; where areas overlap, the nearest centre is hit. */
const touchRadiusCm = 1.7

const spaces = ({ stands }: Lay): readonly Spot[] =>
  Object.entries(stands.stands).map(([id, stand]) =>
    touchable(
      spotAt(spaceSpot(id), boardId, stand.pad, pad.high),
      roundReach(touchRadiusCm),
      'layer',
    ),
  )

/** The touch area lies slightly above the ghat, so that a river tile does not cover it. */
const ghats = ({ ghats: count }: Lay): readonly Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const at = { ...ghatPlace(i + 1, count), turn: 0 }
    const lift = 0.05
    const spot = spotAt(ghatSpot(i + 1), boardId, at, lift)
    return touchable(spot, squareReach(ghat.half), 'layer')
  })

/** A stop per ghat, plus the start. */
const waters = ({ ghats: count, seats }: Lay): readonly Spot[] =>
  Array.from({ length: seats }, (_, seat): Spot => ({
    id: waterSpot(seat),
    on: boardId,
    at: poseAtPoint(0, river.water, 0),
    layout: {
      kind: 'track',
      stops: Array.from({ length: count + 1 }, (_none, space) => boatPlace(space, count, seat)),
      share: 'stacked',
    },
  }))

const upright = ({ x, z }: { readonly x: number; readonly z: number }) => ({ x, z })

function lanes({ tracks }: Lay): readonly Spot[] {
  const laneOf = (id: string, last: number, cell: (value: number) => { x: number; z: number }) => ({
    id,
    on: boardId,
    at: poseAtPoint(0, fameCell(0, tracks).y, 0),
    layout: {
      kind: 'track' as const,
      stops: Array.from({ length: last + 1 }, (_, value) => upright(cell(value))),
      share: 'stacked' as const,
    },
  })
  return [
    laneOf(fameSpot, tracks.fame, (value) => fameCell(value, tracks)),
    laneOf(wealthSpot, tracks.wealth, (value) => wealthCell(value, tracks)),
  ]
}

function brackets({ rules, tracks, seats }: Lay): readonly Spot[] {
  const on = (track: 'fame' | 'wealth', at: number): readonly Spot[] => {
    const cell = track === 'fame' ? fameCell(at, tracks) : wealthCell(at, tracks)
    return Array.from({ length: seats }, (_, seat) =>
      spotAt(bracketSpot(track, at, seat), boardId, onBracket(bracketAt(cell), seat)),
    )
  }
  return [
    ...rules.fame.filter(({ benefit }) => benefit === null).flatMap(({ at }) => on('fame', at)),
    ...rules.wealth.flatMap(({ at }) => on('wealth', at)),
  ]
}

/** Touch area of a whole bracket, for reading its sign. */
function bonuses({ rules, tracks }: Lay): readonly Spot[] {
  const reach = squareReach(bracket.halfX, bracket.deep / 2)
  const on = (track: 'fame' | 'wealth', at: number): Spot => {
    const cell = track === 'fame' ? fameCell(at, tracks) : wealthCell(at, tracks)
    return touchable(spotAt(bonusSpot(track, at), boardId, bracketMiddle(bracketAt(cell))), reach)
  }
  return [
    ...rules.fame.map(({ at }) => on('fame', at)),
    ...rules.wealth.map(({ at }) => on('wealth', at)),
  ]
}

function bridges({ rules, ghats: count, seats }: Lay): readonly Spot[] {
  const at = bridgePlace(rules.bridge, count)
  return Array.from({ length: seats }, (_, seat) => {
    const stand = onBridge(at, seat)
    return spotAt(bridgeSpot(seat), boardId, place(stand.x, stand.y, stand.z))
  })
}

export const boardSpots = (lay: Lay): readonly Spot[] => [
  ...spaces(lay),
  ...ghats(lay),
  ...waters(lay),
  ...lanes(lay),
  ...brackets(lay),
  ...bonuses(lay),
  ...bridges(lay),
]
