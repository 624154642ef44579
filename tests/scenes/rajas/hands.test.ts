/** Dice and flip lotuses in Kali's hands: inside the canvas, and a finger's width apart. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import { capacitiesOf, makeLay } from '../../../src/scenes/rajas/lay.ts'
import { dicePlaces, lotusPlaces } from '../../../src/shapes/rajas.ts'
import { type Picture, pixelsOf } from './seen.ts'

/** Canvas beside the panel in 1280×720 and 1920×1080, and on a phone. */
const wide: readonly Picture[] = [
  { wide: 944, high: 660 },
  { wide: 1584, high: 1020 },
]
const phone: Picture = { wide: 390, high: 370 }
/** Height of the prompt over a large canvas (pixels). */
const words = 48

describe.each([2, 3, 4])("Kali's hands, %i seats", (seats) => {
  const lay = makeLay(rajas.values, seats)
  const cameras = makeScene(rajas.values, seats).cameras('table')
  const seen = (camera: string, picture: Picture, seat: number, capacity: number) => {
    const shot = cameras[camera]
    const at = lay.plans[seat]?.kali
    if (!shot || !at) throw new Error(`no ${camera}`)
    const pixels = pixelsOf(shot, picture)
    return [...dicePlaces(capacity), ...lotusPlaces(capacity)].map(({ x, y, z }) =>
      pixels([at.x + x, y, at.z + z]),
    )
  }
  const all = lay.plans.flatMap((_, seat) =>
    capacitiesOf(rajas.values).map((capacity) => ({ seat, capacity })),
  )

  test('are all visible below the prompt for a paying player', () => {
    for (const { seat, capacity } of all)
      for (const picture of wide)
        for (const [x, y] of seen(`seat-${seat}`, picture, seat, capacity)) {
          expect(y).toBeGreaterThan(words)
          expect(y).toBeLessThan(picture.high)
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(picture.wide)
        }
  })

  test("keep touch targets a finger's width apart on a phone", () => {
    for (const { seat, capacity } of all) {
      const places = seen(`kali-${seat}`, phone, seat, capacity)
      places.forEach(([x, y], i) => {
        expect(x).toBeGreaterThan(10)
        expect(x).toBeLessThan(phone.wide - 10)
        expect(y).toBeGreaterThan(10)
        for (const [otherX, otherY] of places.slice(i + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(39)
      })
    }
  })
})
