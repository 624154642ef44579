/** Where the cameras stand: over the whole table from the near side, straight above, and close to each slate. */
import { trays } from '../../shapes/trays.ts'
import type { Phase, View } from '../../games/border/types.ts'
import type { Acting, CameraPose } from '../contract.ts'
import { platesDeep, slateSpots, traySpot } from './lay.ts'
import { slate, type Spot } from '../../shapes/border.ts'
import { ledge, ledgeReach } from '../../shapes/borderLedge.ts'

type Shows = NonNullable<CameraPose['shows']>

/** A slate with the name before it. */
const around = ({ x, z }: Spot): Shows => ({
  x: [x - slate.halfX, x + slate.halfX],
  z: [z - slate.halfZ, z + slate.halfZ + platesDeep],
})

function whole(parts: readonly Shows[]): Shows {
  const reach = (axis: 'x' | 'z'): readonly [number, number] => [
    Math.min(...parts.map((part) => part[axis][0])),
    Math.max(...parts.map((part) => part[axis][1])),
  ]
  return { x: reach('x'), z: reach('z') }
}

/** What stands up covers so much of the table behind it as its height, when it is seen from the seat. */
const seenHigh = 1.3

/** The tray with the ledge behind it, which is seen from above its foot. */
function aroundTray(seats: number): Shows {
  const [x, z] = traySpot(seats)
  const { halfX, halfZ } = trays.dice
  return {
    x: [x - halfX, x + halfX],
    z: [z - halfZ - ledgeReach - ledge.high * seenHigh, z + halfZ],
  }
}

/** A camera over the middle of what it shows, `slope` above the table in its depth; the window gives the distance. */
function over(shows: Shows, slope: number): CameraPose {
  const [x, z] = [(shows.x[0] + shows.x[1]) / 2, (shows.z[0] + shows.z[1]) / 2]
  return { position: [x, slope * 100, z + 100], target: [x, 0, z], shows }
}

const turnOf = (seat: number): string => `turn-${seat}`
const slateOf = (seat: number): string => `slate-${seat}`

export function camerasFor(seats: number): Readonly<Record<string, CameraPose>> {
  const slates = slateSpots(seats).slice(0, seats).map(around)
  const tray = aroundTray(seats)
  const table = whole([...slates, tray])
  const close = slates.map((shows, seat): [string, CameraPose] => [slateOf(seat), over(shows, 1.9)])
  const turns = slates.map((shows, seat): [string, CameraPose] => [
    turnOf(seat),
    { ...over(whole([shows, tray]), 1.05), isUnlisted: true },
  ])
  return {
    seat: over(table, 1.05),
    above: over(table, 300),
    ...Object.fromEntries([...close, ...turns]),
  }
}

const ofOne: ReadonlySet<Phase['kind']> = new Set(['throw', 'keep', 'complete'])

const ofSlate: ReadonlySet<Phase['kind']> = new Set(['complete', 'cross'])

/**
 * Whose turn it is, with the tray and the ledge; the whole table while several or none are asked. In a small picture
 * whoever crosses something off has their slate alone: the prompt says the dice.
 */
export function attentionOf(view: View, acting: readonly Acting[], isSmall = false): string {
  const [only, other] = acting
  if (isSmall && only && !other && ofSlate.has(view.phase.kind)) return slateOf(only.seat)
  const isShared = acting.length > 1 || !ofOne.has(view.phase.kind)
  return isShared ? 'seat' : turnOf(view.active)
}
