/** Nagaraja's cameras show the current question large enough to be read, also on a phone. */
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import type { Event } from '../../../src/games/nagaraja/events.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { State, View } from '../../../src/games/nagaraja/types.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import type { Acting } from '../../../src/scenes/contract.ts'
import { cardId, lampId, nicheId, slabId } from '../../../src/scenes/nagaraja/ids.ts'
import { makeScene } from '../../../src/scenes/nagaraja/index.ts'
import { ringsOf } from '../../../src/scenes/nagaraja/layers/aim.ts'
import { faceFields } from '../../../src/scenes/nagaraja/print/ledgeFields.ts'
import { onSlope, slopePixels } from '../../../src/scenes/nagaraja/slopes.ts'
import { enlargedPosition, enlargedCardId } from '../../../src/scenes/nagaraja/layers/reading.ts'
import { framed } from '../../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../../src/scenes/table/shots.ts'
import { card, pedestal, temple } from '../../../src/shapes/nagaraja.ts'
import {
  laidSpots,
  nameSpots,
  pedestalSpot,
  playedSpots,
  railSpots,
  templeSpots,
  traySpot,
} from '../../../src/shapes/nagarajaTable.ts'

interface Asked {
  readonly view: View
  readonly acting: readonly Acting<Command>[]
  readonly seat: number
}

const scene = makeScene(nagaraja.values, 2)

/** The first position of a random match in which this seat is asked this and has cards in hand. */
function firstAsked(seed: string, kind: View['phase']['kind'], seat: number): Asked {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error('no match')
  const random = makeRandom(seed)
  let match = begun.match as unknown as Match<State, View, Command, Event>
  for (;;) {
    const [next] = pendingOf(match)
    if (!next) throw new Error(`${seed} never comes to ${kind}`)
    const { phase, players } = match.state
    if (next.kind === 'choice' && next.seat === seat && phase.kind === kind) {
      const legal = legalFor(match, seat)
      if ((players[seat]?.hand.length ?? 0) > 2 && legal.every(({ type }) => type !== 'useAmulet'))
        return { view: nagaraja.view(match.state, seat), acting: [{ seat, legal }], seat }
    }
    const done = submit(
      match,
      next.kind === 'chance'
        ? { kind: 'chance', id: next.id, answer: answerFrom(random, next.ask) }
        : { kind: 'command', seat: next.seat, command: random.pick(legalFor(match, next.seat)) },
    )
    if (!done.ok) throw new Error(done.refusal.code)
    match = done.match
  }
}

/** Canvas sizes (pixels): beside the panel in a 1280×720 window, and on a phone. */
const sizes = { beside: [944, 660], phone: [390, 371] } as const

/** Projects a table point to canvas pixels from the left and the top. */
function eyeOf({ view, acting }: Asked, size: keyof typeof sizes) {
  const [wide, high] = sizes[size]
  const shot = scene.cameras(view.viewer)[scene.attention(view, acting, size === 'phone')]
  if (!shot) throw new Error('no camera')
  const camera = new PerspectiveCamera(30, 1, 1, 5000)
  fitCamera(camera, wide / high)
  placeCamera(camera, framed(shot, fovDegreesFor(wide / high), wide / high))
  camera.updateMatrixWorld()
  return (x: number, y: number, z: number) => {
    const seen = new Vector3(x, y, z).project(camera)
    return { x: ((seen.x + 1) / 2) * wide, y: ((1 - seen.y) / 2) * high }
  }
}

/** Width in pixels of the narrowest card of the seat's hand; all of them must be inside the canvas. */
function cardsIn(asked: Asked, size: keyof typeof sizes): number {
  const [wide, high] = sizes[size]
  const at = eyeOf(asked, size)
  const { things } = arrange(scene.things(asked.view), scene.setting)
  const hand = asked.view.players[asked.seat]?.hand ?? []
  const across = hand.map((id) => {
    const [x, y, z] = things.get(`card-${id}`)?.at ?? [NaN, NaN, NaN]
    const [left, right] = [at(x - card.wide / 2, y, z), at(x + card.wide / 2, y, z)]
    expect(left.x).toBeGreaterThan(0)
    expect(right.x).toBeLessThan(wide)
    expect(left.y).toBeGreaterThan(0)
    expect(left.y).toBeLessThan(high)
    return right.x - left.x
  })
  return Math.min(...across)
}

/**
 * Width and height in pixels of the smallest of `count` stick faces on the ledge; all must be
 * inside the canvas.
 */
function facesIn(asked: Asked, size: keyof typeof sizes, count: number) {
  const at = eyeOf(asked, size)
  const field = { x: 0, y: 0, ...slopePixels }
  const seen = [0, 1].flatMap((seat) =>
    faceFields(count, field).map(({ x, y, wide, high }) => {
      const corner = (right: number, down: number) =>
        at(...onSlope(seat, (x + right * wide) / field.wide, (y + down * high) / field.high))
      const [from, to] = [corner(0, 0), corner(1, 1)]
      for (const one of [from, to]) {
        expect(one.x).toBeGreaterThan(0)
        expect(one.x).toBeLessThan(sizes[size][0])
        expect(one.y).toBeGreaterThan(0)
      }
      return { wide: to.x - corner(0, 1).x, high: to.y - from.y }
    }),
  )
  return {
    wide: Math.min(...seen.map(({ wide }) => wide)),
    high: Math.min(...seen.map(({ high }) => high)),
  }
}

describe.each([0, 1])('camera of seat %i, which may use a naga', (seat) => {
  const asked = firstAsked(`naga ${seat}`, 'turn', seat)

  test('shows cards and sticks together, cards at least a tenth of the canvas wide', () => {
    expect(cardsIn(asked, 'beside')).toBeGreaterThan(94)
    const at = eyeOf(asked, 'beside')
    for (const x of [-20, 20]) {
      const far = at(traySpot.x + x, 0, traySpot.z - 16)
      expect(far.x).toBeGreaterThan(0)
      expect(far.x).toBeLessThan(sizes.beside[0])
      expect(far.y).toBeGreaterThan(0)
    }
  })

  test('shows the fate rail, which is touched to pass, above the cards', () => {
    const at = eyeOf(asked, 'beside')
    const { x, z } = railSpots[seat === 0 ? 0 : 1]
    const { things } = arrange(scene.things(asked.view), scene.setting)
    const tops = (asked.view.players[seat]?.hand ?? []).map((id) => {
      const [cx = 0, cy = 0, cz = 0] = things.get(`card-${id}`)?.at ?? []
      return at(cx, cy + 2.6, cz - 3.7).y
    })
    expect(at(x, 1.5, z + 1.7).y).toBeLessThan(Math.min(...tops))
  })

  test('enlarges a raised card only while it is pointed at', () => {
    const [id = ''] = asked.view.players[seat]?.hand ?? []
    const beat = { to: asked.view } as Parameters<typeof enlargedCardId>[0]['beat']
    const looked = { beat, faceOf: () => 'a face', focus: new Set([cardId(id)]) }
    expect(enlargedCardId({ ...looked, pointed: null })).toBe(null)
    expect(enlargedCardId({ ...looked, pointed: cardId(id) })).toBe(cardId(id))
  })

  // bots throw three sticks most often, and hardly ever more than six
  test.each([
    ['beside', 3, 42, 38],
    ['beside', 6, 32, 38],
    ['phone', 3, 24, 21],
    ['phone', 6, 18, 21],
  ] as const)(
    'shows readable stick faces on the ledge: %s, %i sticks',
    (size, count, wide, high) => {
      const face = facesIn(asked, size, count)
      expect(face.wide).toBeGreaterThan(wide)
      expect(face.high).toBeGreaterThan(high)
    },
  )

  test("shows cards a seventh of a phone's width", () => {
    expect(cardsIn(asked, 'phone')).toBeGreaterThan(56)
  })

  test('does not raise the hand while the other player chooses', () => {
    const { view } = asked
    const theirs: View = { ...view, phase: { kind: 'turn', seat: 1 - seat } as View['phase'] }
    const spots = scene.things(theirs).filter(({ at }) => at.spot === `hand raised by ${seat}`)
    expect(spots).toEqual([])
  })
})

test('enlargedCardId enlarges the card that waits to be cancelled, unless another is pointed at', () => {
  const { view } = firstAsked('naga 0', 'turn', 0)
  const activation = { seat: 1, card: 'any-1', target: { kind: 'none' } } as const
  const waiting: View = { ...view, activation, phase: { kind: 'window', seat: 0 } as View['phase'] }
  const beat = { to: waiting } as Parameters<typeof enlargedCardId>[0]['beat']
  const looked = { beat, faceOf: () => 'a face', focus: new Set<string>() }
  expect(enlargedCardId({ ...looked, pointed: null })).toBe(cardId('any-1'))
  expect(enlargedCardId({ ...looked, pointed: cardId('other-1') })).toBe(cardId('other-1'))
  const over = { to: view } as typeof beat
  expect(enlargedCardId({ ...looked, beat: over, pointed: null })).toBe(null)
})

test('enlargedPosition lifts a card beside a temple above its walls', () => {
  for (const { x, z } of [...laidSpots, ...playedSpots]) {
    const [, middle] = enlargedPosition([x, 0, z])
    // the card is enlarged 2.4 times and tilted back by 0.66 radians
    const foot = middle - ((card.high * 2.4) / 2) * Math.sin(0.66)
    expect(foot).toBeGreaterThan(temple.wall.top + 1)
  }
})

test("on a phone the exploring player's temple fills the canvas", () => {
  const asked = firstAsked('build', 'explore', 0)
  const at = eyeOf(asked, 'phone')
  const { x, z } = templeSpots[0]
  const wide = at(x + temple.halfX, 0, z).x - at(x - temple.halfX, 0, z).x
  expect(wide).toBeGreaterThan(sizes.phone[0] * 0.6)
})

test('on a phone attention shows one temple where a large viewport shows the table', () => {
  const { view } = firstAsked('build', 'explore', 0)
  const nameIn = (kind: View['phase']['kind']) =>
    scene.attention({ ...view, phase: { kind, seat: 1 } as View['phase'] }, [], true)
  expect(nameIn('throw')).toBe('tray')
  for (const name of (['refresh', 'room', 'window'] as const).map(nameIn))
    expect(name).toMatch(/^temple-[01]$/)
  const ending = { reason: 'points', winner: 1 } as const
  expect(scene.attention({ ...view, ending, phase: { kind: 'over' } }, [], true)).toBe('temple-1')
})

test('the call camera shows large cards, the whole temple behind them and the prize', () => {
  for (const seat of [0, 1]) {
    const asked = firstAsked('call', 'call', seat)
    expect(cardsIn(asked, 'beside')).toBeGreaterThan(98)
    const at = eyeOf(asked, 'beside')
    const { x, z } = templeSpots[seat === 0 ? 0 : 1]
    const points = [
      at(x - temple.halfX, 0, z + temple.near),
      at(x + temple.halfX, 0, z + temple.near),
      at(x - temple.halfX, temple.level, z + temple.far),
      at(x + temple.halfX, temple.level, z + temple.far),
      at(pedestalSpot.x, pedestal.top, pedestalSpot.z),
    ]
    for (const point of points) {
      expect(point.x).toBeGreaterThan(0)
      expect(point.x).toBeLessThan(sizes.beside[0])
      expect(point.y).toBeGreaterThan(0)
      expect(point.y).toBeLessThan(sizes.beside[1])
    }
  }
})

test('on a phone the cards to be laid fill the canvas', () => {
  expect(cardsIn(firstAsked('call', 'call', 1), 'phone')).toBeGreaterThan(56)
})

test('ringsOf marks touchable niches above the wall, and targeted ones brighter', () => {
  const { view } = firstAsked('build', 'explore', 0)
  const { spots } = arrange(scene.things(view), scene.setting)
  const activation = {
    seat: 0,
    card: 'any',
    target: { kind: 'relics', relics: [{ temple: 1, niche: 4 }] },
  } as NonNullable<View['activation']>
  const rings = ringsOf({
    beat: { to: { ...view, activation } } as Parameters<typeof ringsOf>[0]['beat'],
    glow: new Set([slabId(1, 4), slabId(0, 2), lampId(0, 8), cardId('other')]),
    isArrived: true,
    poseOf: (id) => spots.get(id) ?? null,
  })
  const shareAt = (id: string) =>
    rings.find(({ mark }) => mark.x === spots.get(id)?.at[0] && mark.z === spots.get(id)?.at[2])
      ?.share ?? 0
  expect(rings).toHaveLength(3)
  expect(shareAt(nicheId(0, 2))).toBeGreaterThan(0.3)
  expect(shareAt(nicheId(0, 8))).toBeGreaterThan(0.3)
  expect(shareAt(nicheId(1, 4))).toBeGreaterThan(shareAt(nicheId(0, 2)) + 0.3)
  for (const { mark } of rings) expect(mark.y).toBeGreaterThan(temple.wall.top)
})

test('attention shows both temples alone while a niche of either may be targeted', () => {
  const { view } = firstAsked('build', 'explore', 0)
  const [id = ''] =
    Object.entries(nagaraja.values.cards).find(
      ([, { arrow, symbol }]) => arrow === 'either' && symbol === 'relic',
    ) ?? []
  const activation = { seat: 0, card: id, target: { kind: 'none' } } as const
  const aiming: View = { ...view, activation, phase: { kind: 'target', seat: 0 } }
  const at = eyeOf({ view: aiming, acting: [], seat: 0 }, 'beside')
  const near = templeSpots[0].z + temple.near
  expect(at(47, 0, near).x - at(-47, 0, near).x).toBeGreaterThan(sizes.beside[0] * 0.9)
})

describe.each([
  [4, 118, 52],
  [14, 100, 52],
  [23, 76, 43],
  [40, 50, 32],
])('the open pile of %i discards', (count, beside, phone) => {
  const { view } = firstAsked('call', 'call', 1)
  const known = new Set(view.players.flatMap(({ hand }) => hand ?? []))
  const free = Object.keys(nagaraja.values.cards).filter((id) => !known.has(id))
  const stacks = { ...view.stacks, discard: 0 }
  const looking: View = {
    ...view,
    stacks,
    pile: free.slice(0, count),
    phase: { kind: 'recover', seat: 1 } as View['phase'],
  }
  test.each([
    ['beside', beside],
    ['phone', phone],
  ] as const)('is shown as large as possible: %s at least %i pixels per card', (size, least) => {
    const at = eyeOf({ view: looking, acting: [], seat: 1 }, size)
    const { things } = arrange(scene.things(looking), scene.setting)
    for (const id of looking.pile ?? []) {
      const [x, y, z] = things.get(cardId(id))?.at ?? [NaN, NaN, NaN]
      const [left, right] = [at(x - card.wide / 2, y, z), at(x + card.wide / 2, y, z)]
      expect(left.x).toBeGreaterThan(0)
      expect(right.x).toBeLessThan(sizes[size][0])
      expect(right.x - left.x).toBeGreaterThan(least)
    }
  })
})

test('while the other player lays cards, attention shows the whole table', () => {
  const { view, acting } = firstAsked('call', 'call', 1)
  expect(scene.attention(view, acting)).toBe('call-1')
  expect(scene.attention({ ...view, viewer: 0 }, [])).toBe('seat')
  const giving: View = { ...view, phase: { kind: 'give', seat: 1 } as View['phase'] }
  expect(scene.attention(giving, acting)).toBe('offer')
  expect(scene.attention(giving, [])).toBe('seat')
})

test('the window camera shows both name plates, and the stick faces below the prompt', () => {
  const { view } = firstAsked('naga 0', 'turn', 0)
  const asked: View = { ...view, phase: { kind: 'window', seat: 0 } as View['phase'] }
  const at = eyeOf({ view: asked, acting: [], seat: 0 }, 'beside')
  for (const { x, z } of nameSpots) expect(at(x, 0, z + 0.95).y).toBeLessThan(sizes.beside[1])
  for (const seat of [0, 1]) expect(at(...onSlope(seat, 0.5, 0)).y).toBeGreaterThan(60)
})

test("offered cards do not overlap each other's print", () => {
  const { view } = firstAsked('call', 'call', 1)
  const offer = Object.keys(nagaraja.values.cards).slice(0, 3)
  const asked = { ...view, offer, phase: { kind: 'give', seat: 1 } as View['phase'] }
  const { things } = arrange(scene.things(asked), scene.setting)
  const middles = offer.map((id) => things.get(cardId(id))?.at[0] ?? NaN).toSorted((a, b) => a - b)
  const steps = middles.slice(1).map((x, i) => x - (middles[i] ?? NaN))
  expect(steps).toHaveLength(2)
  expect(Math.min(...steps)).toBeGreaterThan(card.wide)
})

test('the seat camera shows both temples across four fifths of the canvas', () => {
  const { view } = firstAsked('build', 'explore', 0)
  const room: View = { ...view, phase: { kind: 'room', seat: 0 } as unknown as View['phase'] }
  const at = eyeOf({ view: room, acting: [], seat: 0 }, 'beside')
  const near = templeSpots[0].z + temple.near
  expect(at(47, 0, near).x - at(-47, 0, near).x).toBeGreaterThan(sizes.beside[0] * 0.78)
})
