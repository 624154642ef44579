/** Small prints of Rajas are enlarged under the pointer, with the same marks. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import { firstHit, targetsOf } from '../../../src/scenes/board/hit.ts'
import { plateId, slotSpot } from '../../../src/scenes/rajas/ids.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import {
  cardRise,
  cardScale,
  cardUp,
  planeSize,
} from '../../../src/scenes/rajas/layers/cardSize.ts'
import { makeLay } from '../../../src/scenes/rajas/lay.ts'
import { printedAt } from '../../../src/scenes/rajas/reading.ts'
import { framed } from '../../../src/scenes/table/framing.ts'
import { fovDegreesFor } from '../../../src/scenes/table/shots.ts'
import { bracketAt, bracketSign, fameCell, wealthCell } from '../../../src/shapes/rajas.ts'

function begun(seats: number, options: Readonly<Record<string, boolean>> = {}) {
  const started = start(rajas, seats, options)
  if (!started.ok) throw new Error(started.refusal.code)
  let { match } = started
  const random = makeRandom('reading')
  while (pendingOf(match)[0]?.kind === 'chance') match = advance(match, random)
  return match.state.table
}

describe.each([2, 3, 4])('enlarged prints, %i seats', (seats) => {
  const lay = makeLay(rajas.values, seats)
  const scene = makeScene(rajas.values, seats)
  const view = begun(seats, { navaratna: true, ganga: true })
  const printed = printedAt(lay, view)
  const things = scene.things(view)
  const arranged = arrange(things, scene.setting)
  const targets = targetsOf(things, scene.setting.spots, arranged, scene.setting.bodies)
  const metAt = (x: number, z: number) => firstHit(targets, { from: [x, 200, z], way: [0, -1, 0] })

  test('cover every bonus of both tracks at its sign', () => {
    const tracks = [
      ['fame', fameCell],
      ['wealth', wealthCell],
    ] as const
    let read = 0
    for (const [track, cell] of tracks)
      for (const { at } of rajas.values[track]) {
        const sign = bracketSign(bracketAt(cell(at, lay.tracks)))
        const board = arranged.things.get('board')
        const met = metAt(sign.x + (board?.at[0] ?? 0), sign.z + (board?.at[2] ?? 0))
        const own = `bonus-of-${track}-${at}`
        const marker = things.find(({ at: place }) => place.spot.startsWith(`${track}-${at}-`))
        // a bonus marker may cover the sign
        expect([own, marker?.id]).toContain(met)
        if (met === own) read += 1
        expect(scene.reads?.(own, view)).toBe(true)
      }
    const all = rajas.values.fame.length + rajas.values.wealth.length
    expect(read).toBeGreaterThanOrEqual(all - seats)
  })

  test('include the bonus under a marker', () => {
    const markers = things.filter(({ id }) => /^bonus-\d$/.test(id))
    expect(markers.length).toBe(seats)
    for (const { id, at } of markers) {
      const under = /^wealth-(\d+)-/.exec(at.spot)?.[1]
      expect(printed.get(id)).toBeDefined()
      expect(printed.get(id)?.lines).toEqual(printed.get(`bonus-of-wealth-${under}`)?.lines)
    }
  })

  test("include every income, every ghat and each player's next bonuses", () => {
    view.players.forEach(({ side }, seat) => {
      expect(printed.get(plateId(seat))?.rows.length).toBe(2)
      for (const income of Object.keys(rajas.values[side].incomes))
        expect(printed.has(slotSpot(seat, side, income))).toBe(true)
    })
    for (const tile of view.incomeOffer) expect(printed.has(`income-${tile}`)).toBe(true)
    const ghats = [...printed.keys()].filter((id) => id.startsWith('ghat-'))
    expect(ghats.length).toBeGreaterThan(20)
    for (const id of printed.keys())
      expect(arranged.spots.has(id) || arranged.things.has(id)).toBe(true)
  })

  test.each([
    [944, 660],
    [820, 900],
    [390, 370],
  ])('have rows at least 44 pixels high in %i×%i, from any camera', (wide, high) => {
    const lens = fovDegreesFor(wide / high)
    for (const [name, shot] of Object.entries(scene.cameras('table'))) {
      const { position, target } = framed(shot, lens, wide / high)
      const distance = Math.hypot(...position.map((at, i) => at - (target[i] ?? 0)))
      const scale = cardScale({ distance, lens, pictureHigh: high })
      const pixel = (2 * distance * Math.tan((lens * Math.PI) / 360)) / high
      expect((planeSize.high * scale) / 2 / pixel, name).toBeGreaterThan(44)
      expect(cardRise(scale, 1)).toBeGreaterThan((planeSize.high * scale) / 4)
    }
  })
})

test.each([1, 2])('a card of %i rows stays below the header and off its thing', (rows) => {
  for (const y of [0.95, 0.8, 0.7, 0.6, 0.4, 0, -0.9]) {
    const eye = { distance: 190, lens: 34, pictureHigh: 660, y }
    const pixel = (2 * eye.distance * Math.tan((eye.lens * Math.PI) / 360)) / eye.pictureHigh
    const half = (planeSize.high / 4) * rows * cardScale(eye)
    const up = cardUp(eye, rows)
    const fromTop = ((1 - y) / 2) * eye.pictureHigh - (up + half) / pixel
    expect(fromTop, `${y}`).toBeGreaterThan(55)
    // when the card hangs below the thing, the tooltip fits between them
    expect(up - half > 0 || (-up - half) / pixel > 60, `${y}`).toBe(true)
  }
})
