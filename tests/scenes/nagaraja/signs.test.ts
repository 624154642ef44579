/** Labels of floors and niches: every name that the log uses is on the board and in the panel's plan, readably. */
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import type { Line } from '../../../src/kernel/line.ts'
import type { Panel } from '../../../src/kernel/panel.ts'
import { pendingOf, legalFor, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { camerasFor } from '../../../src/scenes/nagaraja/cameras.ts'
import {
  placeNames,
  type PlaceSign,
  roundel,
  signsOf,
  tablet,
} from '../../../src/scenes/nagaraja/signs.ts'
import { framed } from '../../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../../src/scenes/table/shots.ts'
import { plate, temple } from '../../../src/shapes/nagaraja.ts'
import { templeSpots } from '../../../src/shapes/nagarajaTable.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { endedBy } from './ended.ts'

const box = nagaraja.values
const places = placeNames(box)

/** English names of slots and niches. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:[Ss]lots?|[Nn]iches?)\s+((?:[A-Z]?\d+(?:, | and | or |–)?)+)/g)].flatMap(
    ([, list = '']) => list.match(/[A-Z]?\d+/g) ?? [],
  )

const textsOf = (panels: readonly Panel[], say: (line: Line) => string): readonly string[] =>
  panels.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      row.kind === 'facts'
        ? row.facts.map(({ value }) => say(value))
        : row.kind === 'grid'
          ? row.cells.flatMap((cells) => cells.flatMap((cell) => (cell ? [say(cell.name)] : [])))
          : [],
    ),
  )

test('every place named by log, choices and panels has a label', async () => {
  const { say } = makeVoice('en', await loadDictionary('en'), String)
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const random = makeRandom('signs')
  const said = new Set<string>()
  for (let match = begun.match; pendingOf(match).length > 0; match = advance(match, random)) {
    const view = nagaraja.view(match.state, 0)
    const lines = [
      ...(match.last?.events ?? []).map((event) => nagaraja.tell(nagaraja.redact(event, 0), 0)),
      ...legalFor(match, 0).map((command) => nagaraja.label(command, view).line),
    ]
    const texts = lines.flatMap((line) => (line ? [say(line)] : []))
    for (const text of [...texts, ...textsOf(nagaraja.describe(view, 0), say)])
      for (const name of namedIn(text)) said.add(name)
  }
  expect([...said].filter((name) => !places.includes(name))).toEqual([])
  // nearly all names occurred, so the text search above works
  expect(said.size).toBeGreaterThan(places.length - 3)
})

/** Canvas beside the panel in a 1280×720 window, and the height of the prompt over it (pixels). */
const [wide, high, said] = [944, 660, 39] as const

const view = nagaraja.view(endedBy('points').state, 'table')
const signs = signsOf(box, view)

test('signsOf labels every place of each temple once, at its position', () => {
  for (const seat of [0, 1]) {
    const own = signs.filter((sign) => sign.seat === seat)
    expect(own.map(({ text }) => text).toSorted()).toEqual([...places].toSorted())
    const { x: middle, z: deep } = templeSpots[seat === 0 ? 0 : 1]
    for (const { kind, at } of own) {
      const [x, z] = [Math.abs(at[0] - middle), Math.abs(at[2] - deep)]
      const isOnFloors = Math.max(x, z) < temple.half
      expect(isOnFloors).toBe(kind === 'floor')
      expect(Math.max(x, z)).toBeLessThan(temple.wall.outer)
    }
  }
})

test("a floor's number lies on its room, or on the floor if it is empty", () => {
  const empty = nagaraja.view(emptyState(), 'table')
  const bare = signsOf(box, empty).filter(({ kind }) => kind === 'floor')
  for (const { at } of bare) expect(at[1]).toBeCloseTo(temple.court + roundel.proud)
  const heights = signs.flatMap(({ kind, at }) => (kind === 'floor' ? [at[1]] : []))
  expect(Math.max(...heights)).toBeCloseTo(temple.court + plate.thick + roundel.proud)
})

function emptyState() {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun.match.state
}

test("the panel's plan of the temples has the same names", () => {
  const cells = nagaraja
    .describe(view, 'table')
    .flatMap(({ rows }) => rows)
    .flatMap((row) => (row.kind === 'grid' ? row.cells.flat() : []))
  const corners = cells.flatMap((cell) => (cell?.drawing?.corner ? [cell.drawing.corner] : []))
  expect(corners.toSorted()).toEqual([...places, ...places].toSorted())
})

/** Top and bottom of a label in that canvas, in pixels from the top. */
function edgesIn(camera: string, { kind, at: [x, y, z] }: PlaceSign): readonly [number, number] {
  const shot = camerasFor()[camera]
  if (!shot) throw new Error(`no camera ${camera}`)
  const eye = new PerspectiveCamera(30, 1, 1, 5000)
  fitCamera(eye, wide / high)
  placeCamera(eye, framed(shot, fovDegreesFor(wide / high), wide / high))
  eye.updateMatrixWorld()
  const reach = kind === 'floor' ? roundel.radius : tablet.high / 2
  const [up, back] = kind === 'floor' ? [0, 1] : [Math.cos(tablet.lean), Math.sin(tablet.lean)]
  const edge = (side: number) =>
    new Vector3(x, y + side * up * reach, z - side * back * reach).project(eye)
  const [top, foot] = [edge(1), edge(-1)]
  for (const { x: across, y: along } of [top, foot]) {
    expect(Math.abs(across), camera).toBeLessThan(1)
    expect(along, camera).toBeLessThan(0.97)
  }
  return [((1 - top.y) / 2) * high, ((1 - foot.y) / 2) * high]
}

describe('labels are readable from the camera', () => {
  test.each([
    ['seat', 9],
    ['temples', 10],
    ['walls', 12],
    ['temple-0', 22],
    ['build-0', 18],
    ['call-0', 14],
  ] as const)('%s: at least %i pixels high', (camera, least) => {
    const own = signs.filter(({ seat }) => seat === 0)
    const highs = own.map((sign) => {
      const [top, foot] = edgesIn(camera, sign)
      return foot - top
    })
    expect(Math.min(...highs)).toBeGreaterThan(least)
  })

  test.each(['seat', 'temples', 'walls', 'temple-0', 'build-0', 'call-0'])(
    "%s, and the prompt covers no label of the seat's temple",
    (camera) => {
      const own = signs.filter(({ seat }) => seat === 0)
      const tops = own.map((sign) => edgesIn(camera, sign)[0])
      expect(Math.min(...tops)).toBeGreaterThan(said)
    },
  )
})
