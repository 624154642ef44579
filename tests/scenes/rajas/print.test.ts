// Rajas' prints follow the edition: every benefit has marks, every decal a drawing, changed values
// change the drawing.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { Benefit } from '../../../src/games/rajas/data/benefits.ts'
import type { AtlasDrawing } from '../../../src/scenes/rajas/print/atlas.ts'
import { marksOf } from '../../../src/scenes/rajas/print/benefit.ts'
import { boardPrint } from '../../../src/scenes/rajas/print/boardPrint.ts'
import { decalGeometry } from '../../../src/scenes/rajas/print/decals.ts'
import { kaliPrint } from '../../../src/scenes/rajas/print/kaliPrint.ts'
import type { SignPen } from '../../../src/scenes/rajas/print/pen.ts'
import { provincePrint, tokenDrawings } from '../../../src/scenes/rajas/print/provincePrint.ts'
import { tileDecals, tileDrawings } from '../../../src/scenes/rajas/print/tilePrint.ts'
import { trackPrint } from '../../../src/scenes/rajas/print/trackPrint.ts'

const { edition } = rajas.values

/** A stub of Path2D that records its path. */
class Path {
  readonly d: string
  constructor(d = '') {
    this.d = d
  }
  roundRect(...sizes: number[]): void {
    void sizes
  }
}

/** All canvas calls of a drawing, as text. */
function strokesOf({ draw }: AtlasDrawing): string {
  const done: string[] = []
  const pen = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...parts: unknown[]) =>
          done.push(
            `${String(name)} ${parts.map((part) => (part instanceof Path ? part.d : part)).join(' ')}`,
          ),
      set: (_, name, value) => done.push(`${String(name)} = ${value}`) > 0,
    },
  ) as SignPen
  draw(pen, 100)
  return done.join('\n')
}

beforeAll(() => void vi.stubGlobal('Path2D', Path))

const kinds: readonly Benefit[] = [
  ...(
    [
      'coins',
      'fame',
      'karma',
      'anyDice',
      'anyDicePerKarma',
      'upgrade',
      'boatNextFree',
      'boatUpTo',
      'boatExactly',
      'coinsPerMarket',
      'coinsPerUpgrade',
      'famePerUpgrade',
      'famePerKarma',
      'famePerMarketTile',
      'coinsPerBuilding',
      'coinsPerIncomeConnected',
      'famePerCurve',
      'famePerWorker',
      'whiteIncomeTile',
      'chooseIncomeTile',
    ] as const
  ).map((kind): Benefit => ({ kind, n: 2 })),
  { kind: 'colourDice', colours: ['orange', 'green'] },
  { kind: 'colourDicePerKarma', colour: 'blue' },
  { kind: 'palaceAction', chambers: [2, 3, 4, 5, 6] },
  { kind: 'palacePerson', chamber: 3 },
  { kind: 'famePerRiverSpaces', n: 1, per: 3 },
  { kind: 'differentGoods', max: 3 },
  { kind: 'oneGood', max: 4 },
  { kind: 'coverTile' },
  { kind: 'startPlayerNextRound' },
  { kind: 'terrace', coins: 2, rerollAnyOwnDice: true },
]

const signOf = (benefit: Benefit): string =>
  marksOf(benefit)
    .flatMap((row) => row.map((mark) => strokesOf({ key: '', draw: (pen) => mark.draw(pen) })))
    .join('\n')

describe('marksOf', () => {
  it('gives every kind of benefit marks of its own', () => {
    const signs = kinds.map(signOf)
    expect(signs.every((sign) => sign.length > 0)).toBe(true)
    expect(new Set(signs).size).toBe(kinds.length)
  })

  it('shows another number when the edition has another', () => {
    const counted = kinds.filter((benefit) => 'n' in benefit)
    for (const benefit of counted)
      expect(signOf({ ...benefit, n: 5 }), benefit.kind).not.toBe(signOf(benefit))
  })

  it('combines the marks of a compound benefit', () => {
    const both: Benefit = { kind: 'all', of: [kinds[0] as Benefit, kinds[5] as Benefit] }
    expect(signOf(both)).toBe([kinds[0], kinds[5]].map((one) => signOf(one as Benefit)).join('\n'))
  })
})

describe.each([2, 3, 4] as const)('boardPrint for %i', (seats) => {
  const print = boardPrint(edition, seats, false)

  it('has one drawing for each decal', () => {
    const keys = print.drawings.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { key } of print.decals) expect(keys).toContain(key)
    expect(print.decals.filter(({ key }) => key.startsWith('ghat-'))).toHaveLength(
      edition.river.spaces.length,
    )
  })

  it('gives each decal the aspect ratio of its drawing', () => {
    const aspects = new Map(print.drawings.map(({ key, aspect = 1 }) => [key, aspect]))
    for (const { key, half, halfZ = half } of print.decals)
      expect(half / halfZ, key).toBeCloseTo(aspects.get(key) ?? 0, 5)
  })

  it('draws something for every key', () => {
    for (const drawing of print.drawings) expect(strokesOf(drawing)).toMatch(/^(fill|stroke) /m)
  })
})

describe('a changed edition', () => {
  const drawn = (drawings: readonly AtlasDrawing[], key: string): string => {
    const found = drawings.find((drawing) => drawing.key === key)
    if (!found) throw new Error(`nothing is drawn for ${key}`)
    return strokesOf(found)
  }

  it("changes the quarry's printed prices", () => {
    const dear = structuredClone(edition)
    const first = dear.boards['4'].quarry.spaces[0]
    if (first) first.coins = 7
    const [own, other] = [edition, dear].map((one) =>
      drawn(boardPrint(one, 4, false).drawings, 'quarry-1'),
    )
    expect(other).not.toBe(own)
  })

  it('changes the number of printed track cells', () => {
    const long = structuredClone(edition)
    long.tracks.fame.max = 80
    long.tracks.wealth.max = 160
    const print = trackPrint(long)
    const numbers = print.decals.filter(({ key }) => key.startsWith('number-'))
    expect(numbers).toHaveLength(80 + 160)
    expect(print.drawings.filter(({ key }) => key.startsWith('number-'))).toHaveLength(160)
  })

  it("changes the dancer's chamber in the Navaratna variant", () => {
    const [base, other] = [false, true].map((isNavaratna) =>
      drawn(boardPrint(edition, 4, isNavaratna).drawings, 'chamber-2'),
    )
    expect(other).not.toBe(base)
  })
})

describe('prints of tiles, provinces and Kali', () => {
  it('have a drawing for each decal', () => {
    const keys = new Set(tileDrawings(edition).map(({ key }) => key))
    for (const tile of edition.provinceTiles.tiles)
      for (const turn of [0, 1, 2, 3])
        for (const { key } of tileDecals(tile, turn)) expect(keys.has(key), key).toBe(true)
    for (const side of ['front', 'back'] as const) {
      const { drawings, decals } = provincePrint(edition, side)
      expect(decals).toHaveLength(edition.provinceBoard[side].incomes.length)
      expect(drawings.map(({ key }) => key)).toEqual(decals.map(({ key }) => key))
    }
    const kali = kaliPrint(edition)
    const known = kali.drawings.map(({ key }) => key)
    for (const { key } of kali.decals) expect(known).toContain(key)
  })

  it('distinguish income colours by a pattern as well', () => {
    const faces = (['white', 'yellow', 'red', 'brown'] as const).map((colour) => {
      const id = edition.incomeTiles[colour][0]?.id
      const face = tokenDrawings(edition).find(({ key }) => key === id)
      return face ? strokesOf(face).replaceAll(/#[0-9a-f]{6}/g, '') : ''
    })
    expect(new Set(faces).size).toBe(4)
  })
})

it('decalGeometry lays a print upright, with its upper edge away from the near side', () => {
  const at = { x: 3, y: 1, z: 2, turn: 0 }
  const geometry = decalGeometry([{ key: 'a', at, half: 1 }], {
    rectOf: () => [0, 0.25, 0.5, 0.75],
  })
  const [place, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  const far = [0, 1, 2, 3].filter((i) => place.getZ(i) < 2)
  expect(far.map((i) => uv.getY(i))).toEqual([0.25, 0.25])
  expect(far.map((i) => place.getY(i) > 1)).toEqual([true, true])
})
