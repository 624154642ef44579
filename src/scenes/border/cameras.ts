/** The Border's cameras: the whole table from the near side, from above, each slate close up, and each player's turn. */
import { trays } from '../../shapes/trays.ts'
import type { Phase, View } from '../../games/border/types.ts'
import type { Acting, CameraPose } from '../contract.ts'
import { platesDeep, slateSpots, traySpotFor } from './lay.ts'
import type { Layout } from '../../games/border/edition.ts'
import { boxSpots, slate, stripSpot } from '../../shapes/border.ts'
import type { TablePoint } from '../../shapes/point.ts'
import { ledge, ledgeReach } from '../../shapes/borderLedge.ts'

type Shows = NonNullable<CameraPose['shows']>

/** Rectangle of a slate with its name plate. */
const slateRectangle = ({ x, z }: TablePoint): Shows => ({
  x: [x - slate.halfX, x + slate.halfX],
  z: [z - slate.halfZ, z + slate.halfZ + platesDeep],
})

function union(parts: readonly Shows[]): Shows {
  const reach = (axis: 'x' | 'z'): readonly [number, number] => [
    Math.min(...parts.map((part) => part[axis][0])),
    Math.max(...parts.map((part) => part[axis][1])),
  ]
  return { x: reach('x'), z: reach('z') }
}

/** Depth of table (cm) that 1 cm of height hides behind it, seen from the seat. */
const occlusionPerCm = 1.3

/** Rectangle of the tray and the ledge; the far edge allows for the ledge's height. */
function aroundTray(seats: number): Shows {
  const [x, z] = traySpotFor(seats)
  const { halfX, halfZ } = trays.dice
  return {
    x: [x - halfX, x + halfX],
    z: [z - halfZ - ledgeReach - ledge.high * occlusionPerCm, z + halfZ],
  }
}

/** Camera aimed at the centre of `shows`; `slope` is height over depth. The viewport decides the distance. */
function cameraOver(shows: Shows, slope: number): CameraPose {
  const [x, z] = [(shows.x[0] + shows.x[1]) / 2, (shows.z[0] + shows.z[1]) / 2]
  return { position: [x, slope * 100, z + 100], target: [x, 0, z], shows }
}

const turnOf = (seat: number): string => `turn-${seat}`
const slateOf = (seat: number): string => `slate-${seat}`

export function camerasFor(seats: number): Readonly<Record<string, CameraPose>> {
  const slates = slateSpots(seats).slice(0, seats).map(slateRectangle)
  const tray = aroundTray(seats)
  const table = union([...slates, tray])
  const close = slates.map((shows, seat): [string, CameraPose] => [
    slateOf(seat),
    cameraOver(shows, 1.9),
  ])
  const turns = slates.map((shows, seat): [string, CameraPose] => [
    turnOf(seat),
    { ...cameraOver(union([shows, tray]), 1.05), isUnlisted: true },
  ])
  return {
    seat: cameraOver(table, 1.05),
    above: cameraOver(table, 300),
    ...Object.fromEntries([...close, ...turns]),
  }
}

/** Margin (cm) around a region and its cell of the score strip. */
const regionMargin = 2.3

/** A slate's region from near, with the cell of the score strip in which its value is circled. */
export function regionCamera(
  layout: Layout,
  seats: number,
  seat: number,
  region: number,
): CameraPose {
  const on = slateSpots(seats)[seat] ?? { x: 0, z: 0 }
  const spots = boxSpots(layout)
  const boxes = (layout.regions[region]?.boxes ?? []).flatMap((box) => spots[box] ?? [])
  const value = stripSpot(region, layout.regions.length)
  const around = ({ x, z }: TablePoint): Shows => ({
    x: [on.x + x - regionMargin, on.x + x + regionMargin],
    z: [on.z + z - regionMargin, on.z + z + regionMargin],
  })
  const shows = union([...boxes, value].map(around))
  return { ...cameraOver(shows, 1.9), isUnlisted: true }
}

const soloPhases: ReadonlySet<Phase['kind']> = new Set(['throw', 'keep', 'complete'])

const slatePhases: ReadonlySet<Phase['kind']> = new Set(['complete', 'cross'])

/**
 * Slate, tray and ledge of the one player who acts; the whole table if several or none do. A small
 * viewport shows a crossing player's slate alone, since the prompt names the dice.
 */
export function attentionOf(view: View, acting: readonly Acting[], isSmall = false): string {
  const [only, other] = acting
  if (isSmall && only && !other && slatePhases.has(view.phase.kind)) return slateOf(only.seat)
  // two slates and the tray fit into one picture, which then need not move
  const isShared =
    acting.length > 1 || !soloPhases.has(view.phase.kind) || view.players.length === 2
  return isShared ? 'seat' : turnOf(view.active)
}
