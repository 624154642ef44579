// Trays for throws: rosewood with brass lines, felt inside, and a near shelf for dice put aside.
import {
  glassHeight,
  trayNames,
  trays,
  wallHeight,
  wallThickness,
  type Tray,
} from '../../src/shapes/trays.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { subdivided } from '../kit/subdivide.ts'
import { soupOf } from '../kit/soup.ts'
import { CrossSection, type Shape, type Solid } from '../kit/manifold.ts'

/** Height of the tray's foot below the felt's surface (y = 0): a tray stands on a table at that height. */
export const TRAY_BASE = 0.8
/** The shelf before the near wall: its clear depth, its floor and its rim above the floor. */
export const SHELF = { depth: 2.6, floor: -0.35, rim: 0.5, thick: 0.6 }

const wood = { material: 'rosewood', crease: 50 }
const felt = { material: 'felt', crease: 50 }
const brass = { material: 'brass', crease: 50 }
const sharp = { bevel: 0 }
const fine = { bevel: 0.02, steps: 1 }

interface DetailLevel {
  readonly name: string
  /** Subdivisions of the felt along half its width, for vertex occlusion. */
  readonly parts: number
  /** Segments of a full circle, and of a rounded edge. */
  readonly turn: number
  readonly steps: number
}
const highDetail: DetailLevel = { name: '', parts: 8, turn: 24, steps: 3 }
const lowDetail: DetailLevel = { name: '-low', parts: 2.5, turn: 8, steps: 1 }

const pan = (width: number, depth: number, round: number, turn: number): Shape =>
  CrossSection.square([width - 2 * round, depth - 2 * round], true).offset(round, 'Round', 2, turn)

/** A closed frame between two rectangles with rounded corners. */
const ring = (
  width: number,
  depth: number,
  round: number,
  line: number,
  { turn }: DetailLevel,
): Shape =>
  pan(width, depth, round, turn).subtract(
    pan(width - 2 * line, depth - 2 * line, Math.max(0.05, round - line), turn),
  )

const band = (w: number, d: number, from: number, detail: DetailLevel): Solid =>
  painted(
    laidFlat(extruded(ring(w + 0.06, d + 0.06, 1.23, 0.2, detail), from, from + 0.16, fine)),
    brass,
  )

/** The wooden box with a felt well for each bay; a narrow wooden lip remains above the walls' felt. */
function box(tray: Tray, detail: DetailLevel): Solid {
  const { turn, steps } = detail
  const [w, d] = [tray.halfX * 2, tray.halfZ * 2]
  const outer = pan(w, d, 1.2, turn)
  const round = { bevel: 0.3, steps }
  let body = painted(
    laidFlat(extruded(outer, -TRAY_BASE, wallHeight, round, { bevel: 0.12 })),
    wood,
  )
  for (const bay of tray.bays) {
    const [bw, bd] = [bay.halfX * 2, bay.halfZ * 2]
    const lip = pan(bw + 0.16, bd + 0.16, 0.2, turn)
    const open = painted(laidFlat(extruded(lip, wallHeight - 0.6, wallHeight + 1, sharp)), wood)
    const well = painted(laidFlat(extruded(pan(bw, bd, 0.1, turn), 0, wallHeight + 1, sharp)), felt)
    body = body.subtract(open.translate([bay.x, 0, bay.z]))
    body = body.subtract(well.translate([bay.x, 0, bay.z]))
  }
  const line = ring(w - 0.95, d - 0.95, 0.75, 0.11, detail)
  const top = painted(laidFlat(extruded(line, wallHeight - 0.03, wallHeight + 0.02, fine)), brass)
  return body
    .add(top)
    .add(band(w, d, 0.3, detail))
    .add(band(w, d, wallHeight - 0.9, detail))
}

function shelf(tray: Tray, detail: DetailLevel): Solid {
  const { turn, steps } = detail
  const wide = tray.halfX * 2 - 2.4
  const deep = SHELF.depth + 2 * SHELF.thick
  const top = SHELF.floor + SHELF.rim
  const z = tray.halfZ + deep / 2 - SHELF.thick
  const outer = pan(wide, deep, 0.9, turn)
  const round = { bevel: 0.2, steps }
  const well = pan(wide - 2 * SHELF.thick, SHELF.depth, 0.25, turn)
  const body = painted(laidFlat(extruded(outer, -TRAY_BASE, top, round, { bevel: 0.12 })), wood)
  const cut = painted(laidFlat(extruded(well, SHELF.floor, 3, sharp)), felt)
  const line = painted(
    laidFlat(
      extruded(ring(wide - 0.5, deep - 0.5, 0.65, 0.09, detail), top - 0.03, top + 0.015, fine),
    ),
    brass,
  )
  return body.add(line).subtract(cut).translate([0, 0, z])
}

/** Small brass domes on the corners: the heads of the pins. */
function pins(tray: Tray, { turn, steps }: DetailLevel): Solid[] {
  const inset = wallThickness / 2 + 0.04
  const [x, z] = [tray.halfX - inset, tray.halfZ - inset]
  const disc = CrossSection.circle(0.3, Math.max(8, (turn * 2) / 3))
  const dome = laidFlat(extruded(disc, wallHeight - 0.1, wallHeight + 0.14, { bevel: 0.13, steps }))
  const pin = painted(dome, brass)
  return [-x, x].flatMap((px) => [-z, z].map((pz) => pin.translate([px, 0, pz])))
}

/** Glass panes on the walls, flush with the felt's sides, held by brass pins at the corners. */
function glass(tray: Tray, { turn }: DetailLevel): Solid[] {
  const [pane, post] = [0.24, 0.34]
  const clear = { material: 'glass', wrap: 'none' as const, occlusion: 0 }
  const panes: Solid[] = []
  for (const bay of tray.bays) {
    const [w, d] = [bay.halfX * 2, bay.halfZ * 2]
    const frame = pan(w + 2 * pane, d + 2 * pane, 0.3, turn).subtract(pan(w, d, 0.1, turn))
    const wall = laidFlat(extruded(frame, wallHeight - 0.2, glassHeight, { bevel: 0.06, steps: 1 }))
    panes.push(painted(wall.translate([bay.x, 0, bay.z]), clear))
    const rod = CrossSection.circle(post / 2, 10)
    const stand = laidFlat(
      extruded(rod, wallHeight - 0.4, wallHeight + 1.3, { bevel: 0.12, steps: 2 }),
    )
    const [x, z] = [bay.halfX + pane / 2 + 0.04, bay.halfZ + pane / 2 + 0.04]
    for (const px of [-x, x])
      for (const pz of [-z, z])
        panes.push(
          painted(stand.translate([bay.x + px, 0, bay.z + pz]), { ...brass, wrap: 'none' }),
        )
  }
  return panes
}

function trayModel(tray: Tray, detail: DetailLevel): Model {
  const whole = pins(tray, detail).reduce(
    (all, pin) => all.add(pin),
    box(tray, detail).add(shelf(tray, detail)),
  )
  const name = `tray-${tray.name}${detail.name}`
  const step = tray.halfX / detail.parts
  return {
    name,
    parts: [
      {
        name,
        soup: [
          ...subdivided(soupOf(whole), step, (tri) => tri.material === 'felt'),
          ...glass(tray, detail).flatMap(soupOf),
        ],
      },
    ],
    shade: { reach: 5, floor: 0.35, rays: 40, ground: -TRAY_BASE },
  }
}

export const trayModels = (): Model[] =>
  [highDetail, lowDetail].flatMap((detail) =>
    trayNames.map((name) => trayModel(trays[name], detail)),
  )
