/** Rajas' cameras show all seats while placing workers, touch targets a finger wide, and the winner. */
import { describe, expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import type { Command } from '../../../src/games/rajas/commands.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { View } from '../../../src/games/rajas/types.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import { targetUnderFinger, fingerPixels } from '../../../src/scenes/board/finger.ts'
import { targetsOf } from '../../../src/scenes/board/hit.ts'
import { nextTouches, commandTouches } from '../../../src/scenes/board/touch.ts'
import { makeScene, type RajasScene } from '../../../src/scenes/rajas/index.ts'
import { winnersOf } from '../../../src/scenes/rajas/winners.ts'
import { makeLay } from '../../../src/scenes/rajas/lay.ts'
import { seatPlate, plateAt } from '../../../src/scenes/rajas/plate.ts'
import { incomeTile } from '../../../src/shapes/rajas.ts'
import { type Picture, pixelsOf } from './seen.ts'

/** Canvas of a 1280×720 window with the panel open, and of a 390×844 phone. */
const desk: Picture = { wide: 944, high: 660 }
const phone: Picture = { wide: 390, high: 370 }

interface Moment {
  readonly view: View
  readonly seat: number
  readonly legal: readonly Command[]
}

/** Every position with a question in a match between bots, and its last view. */
function played(
  seats: number,
  seed: string,
  options: Readonly<Record<string, boolean>> = {},
): { moments: readonly Moment[]; last: View } {
  const begun = start(rajas, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const bot = makeRajasBot(rajas.values)
  const moments: Moment[] = []
  const over = playOut(begun.match, makeRandom(seed), (now, seat, legal, random) => {
    const view = rajas.view(now.state, seat)
    moments.push({ view, seat, legal })
    return bot(view, legal, seat, random)
  })
  return { moments, last: rajas.view(over.state, 'table') }
}

describe.each([2, 3, 4])('cameras, %i seats', (seats) => {
  const scene: RajasScene = makeScene(rajas.values, seats)
  const lay = makeLay(rajas.values, seats)
  const { moments, last } = played(seats, 'picture')
  const shot = (name: string) => {
    const found = scene.cameras('table')[name]
    if (!found) throw new Error(`no camera ${name}`)
    return found
  }

  test('show every seat whole while a worker is placed', () => {
    const placing = moments.filter(({ view }) => view.flow.wait.kind === 'place')
    expect(placing.length).toBeGreaterThan(5)
    for (const { view, seat, legal } of placing) {
      const seen = pixelsOf(shot(scene.attention(view, [{ seat, legal }])), desk)
      for (const { field } of lay.plans)
        for (const x of field.x)
          for (const z of field.z) {
            const [px, py] = seen([x, 0, z])
            expect(px).toBeGreaterThan(0)
            expect(px).toBeLessThan(desk.wide)
            expect(py).toBeGreaterThan(0)
            expect(py).toBeLessThan(desk.high)
          }
    }
  })

  test("make a province's name plate readable from its close camera", () => {
    lay.plans.forEach((plan, seat) => {
      const seen = pixelsOf(shot(`province-${seat}`), desk)
      const { x, z } = plateAt(plan)
      const [left, right] = [-1, 1].map((side) => seen([x + side * seatPlate.halfX, 0, z]))
      const near = seen([x, 0, z + seatPlate.deep / 2])
      expect((right?.[0] ?? 0) - (left?.[0] ?? 0)).toBeGreaterThan(400)
      expect(left?.[0]).toBeGreaterThan(0)
      expect(near[1]).toBeLessThan(desk.high)
    })
  })

  test('separate crowded touch targets in the camera that the first touch opens', () => {
    let crowded = 0
    for (const { view, seat, legal } of moments) {
      const kind = view.flow.wait.kind
      if (kind !== 'place' && kind !== 'boat' && kind !== 'tile') continue
      const acting = [{ seat, legal }]
      const things = scene.things(view)
      const arranged = arrange(things, scene.setting)
      const targets = targetsOf(things, scene.setting.spots, arranged, scene.setting.bodies)
      const next = nextTouches(
        commandTouches(acting, (command, who) => scene.picks(command, view, who)),
        [],
      )
      const feltFrom = (camera: string, id: string) => {
        const seen = pixelsOf(shot(camera), phone)
        const where = ({ pose }: (typeof targets)[number]) => {
          const [x, y] = seen(pose.at)
          return { x, y }
        }
        const own = targets.find((target) => target.id === id)
        if (!own) throw new Error(`no target ${id}`)
        return targetUnderFinger(targets, next, id, where(own), where)
      }
      const camera = scene.attention(view, acting, true)
      for (const id of next) {
        // declining is touched on the plate or in the panel
        if (!targets.some((target) => target.id === id) || id.startsWith('plate')) continue
        if (!feltFrom(camera, id)?.isCrowded) continue
        crowded += 1
        const near = scene.near?.(id)
        expect(near, `${id} from ${camera}`).toBeDefined()
        expect(feltFrom(near ?? camera, id), `${id} from ${near}`).toEqual({ id, isCrowded: false })
      }
    }
    expect(crowded).toBeGreaterThan(20)
    expect(fingerPixels).toBeGreaterThanOrEqual(40)
  })

  test('make open income tiles readable under the pointer and touchable from their close camera', () => {
    const { moments: chosen } = played(seats, 'incomes', { navaratna: true })
    let asked = 0
    for (const { view, seat, legal } of chosen) {
      const { wait } = view.flow
      if (wait.kind !== 'slot' || wait.tile !== null) continue
      asked += 1
      const { things } = arrange(scene.things(view), scene.setting)
      for (const command of legal)
        for (const id of scene.picks(command, view, seat).by.flat()) {
          const [x, y, z] = things.get(id)?.at ?? [NaN, NaN, NaN]
          if (!id.startsWith('income-')) continue
          expect(scene.reads?.(id, view)).toBe(true)
          const seen = pixelsOf(shot(scene.near?.(id) ?? 'seat'), desk)
          const [left, right] = [-1, 1].map((side) => seen([x + side * incomeTile.half, y, z]))
          expect((right?.[0] ?? 0) - (left?.[0] ?? 0)).toBeGreaterThan(40)
          expect(left?.[0]).toBeGreaterThan(0)
          expect(right?.[0]).toBeLessThan(desk.wide)
        }
    }
    expect(asked).toBeGreaterThan(0)
  })

  test('show the winner and the board with the markers at the end', () => {
    const [winner, other] = winnersOf(lay, last)
    expect(other).toBeUndefined()
    expect(scene.attention(last, [])).toBe(`turn-${winner}`)
    expect(scene.attention(last, [], true)).toBe(`seat-${winner}`)
    const { shows } = shot(`turn-${winner}`)
    const field = lay.plans[winner ?? -1]?.field
    expect(shows?.x[0]).toBeLessThanOrEqual(field?.x[0] ?? NaN)
    expect(shows?.x[1]).toBeGreaterThanOrEqual(field?.x[1] ?? NaN)
  })
})
