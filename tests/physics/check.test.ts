/** A kept throw proves its faces, how they fell, and what the judge had to do. */
import { beforeAll, expect, test, vi } from 'vitest'
import type * as Simulate from '../../src/physics/simulate.ts'
import { makeKeepableThrow, makeThrow } from '../../src/physics/ask.ts'
import { checkKept } from '../../src/physics/check.ts'
import { letFall } from '../../src/physics/fall.ts'
import { keepThrow, keptThrow, type ReadThrow } from '../../src/physics/kept.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import type { ThrownPiece, Settled } from '../../src/physics/types.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const broken = vi.hoisted(() => ({ by: null as (() => Error) | null }))
vi.mock('../../src/physics/simulate.ts', async (original) => {
  const own = await original<typeof Simulate>()
  const simulate: typeof own.simulate = (...asked) => {
    if (broken.by) throw broken.by()
    return own.simulate(...asked)
  }
  return { ...own, simulate }
})

const dice: readonly ThrownPiece[] = [
  { kind: 'd6', skin: 'plain', seat: 0 },
  { kind: 'colour', skin: 'plain', seat: 1 },
]
const sticks: readonly ThrownPiece[] = Array.from({ length: 12 }, () => ({
  kind: 'stick-brown',
  skin: 'plain',
  seat: 0,
}))

function thrown(
  pieces: readonly ThrownPiece[],
  seed: string,
): { settled: Settled; kept: ReadThrow } {
  const asked = makeKeepableThrow(pieces, seed, null)
  const settled = simulate(asked)
  const written = JSON.stringify(keepThrow(seed, asked.gesture, settled))
  const kept = keptThrow(JSON.parse(written))
  if (!kept) throw new Error(written)
  return { settled, kept }
}

/** One that the judge had to touch, where something held a piece. */
function judged(): ReturnType<typeof thrown> {
  for (let n = 0; n < 50; n++) {
    const one = thrown(sticks, `judged/${n}`)
    if (one.kept.notes.some(({ against }) => against !== null)) return one
  }
  throw new Error('nothing had to be judged')
}

const refused = (reason: string) => ({ ok: false, reason })

test('what was written down holds', async () => {
  const { settled, kept } = thrown(dice, 'table')
  expect(await checkKept(dice, settled.faces, kept)).toEqual({ ok: true })
})

test('other faces, another seed, another hash or odd pieces are refused', async () => {
  const { settled, kept } = thrown(dice, 'proof')
  const { faces } = settled
  const other = faces.map((face) => (face + 1) % 6)
  expect(await checkKept(dice, other, kept)).toEqual(refused('faces-differ'))
  expect(await checkKept(dice, faces.slice(1), kept)).toEqual(refused('faces-differ'))
  const hash = `${kept.hash.slice(1)}0`
  expect(await checkKept(dice, faces, { ...kept, hash })).toEqual(refused('track-differs'))
  expect((await checkKept(dice, faces, { ...kept, seed: 'another' })).ok).toBe(false)
  expect(await checkKept([], faces, kept)).toEqual(refused('no-pieces'))
  const seed = 's'.repeat(201)
  expect(await checkKept(dice, faces, { ...kept, seed })).toEqual(refused('bad-seed'))
  const gesture = { ...kept.gesture, strength: NaN }
  expect(await checkKept(dice, faces, { ...kept, gesture })).toEqual(refused('gesture-not-finite'))
})

test('the notes of the judge list exactly its interventions', async () => {
  const { settled, kept } = judged()
  const [first, ...rest] = kept.notes
  if (!first) throw new Error('no note')
  const check = (notes: ReadThrow['notes']) => checkKept(sticks, settled.faces, { ...kept, notes })
  expect(await check(kept.notes)).toEqual({ ok: true })
  for (const change of [
    { piece: first.piece + 1 },
    { cause: 'left-tray' },
    { remedy: 'laid-flat' },
    { degrees: first.degrees + 1 },
    { against: 99 },
  ] as const) {
    expect(await check([{ ...first, ...change }, ...rest])).toEqual(refused('notes-differ'))
  }
  for (const notes of [[], rest, [...kept.notes, first]])
    expect(await check(notes)).toEqual(refused('notes-differ'))
})

test('the first records, which do not say what held a piece, hold as well', async () => {
  const { settled, kept } = judged()
  const notes = kept.notes.map((note) => ({ ...note, against: null }))
  expect(await checkKept(sticks, settled.faces, { ...kept, notes })).toEqual({ ok: true })
})

test('only what does not come to rest is said not to; a fault of the program stays one', async () => {
  const { NoRest } = await import('../../src/physics/simulate.ts')
  const asked = makeThrow(dice, 'faults')
  broken.by = () => new NoRest('on and on')
  expect(await letFall(asked)).toEqual(refused('no-rest'))
  broken.by = () => new TypeError('x is not a function')
  await expect(letFall(asked)).rejects.toThrow('x is not a function')
  broken.by = null
})
