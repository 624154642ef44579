/** The tray bench is busy exactly as long as its throw, also when the throw fails. */
import { beforeAll, expect, test } from 'vitest'
import { makeBench, type BenchState } from '../../../src/app/tray/bench.ts'
import { handfuls } from '../../../src/app/tray/handfuls.ts'
import type { ThrowPieces } from '../../../src/session/thrown.ts'
import { drawn } from '../../../src/session/thrown.ts'
import { makeThrow } from '../../../src/physics/ask.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { stillClock } from '../../../src/session/clock.ts'
import { simulate } from '../../../src/physics/simulate.ts'

const one = handfuls.get('rajas.handful.one') ?? []
const five = handfuls.get('rajas.handful.dice') ?? []

beforeAll(ready)

const falling: ThrowPieces = async (pieces, seed, gesture) => {
  const settled = simulate(makeThrow(pieces, seed, gesture ?? undefined))
  return { answer: { kind: 'faces', faces: settled.faces }, settled, proof: null }
}
const lost: ThrowPieces = async (pieces, seed) => drawn({ kind: 'throw', pieces }, seed)

function open(throwPieces: ThrowPieces) {
  const seen: BenchState[] = []
  const paces: number[] = []
  const ticker = {
    run(seconds: number, speed: () => number) {
      paces.push(speed())
      return { clock: stillClock(seconds), arrived: Promise.resolve() }
    },
    finish: () => undefined,
  }
  return { bench: makeBench(throwPieces, ticker, (shown) => void seen.push(shown)), seen, paces }
}

test('shows a throw at the chosen pace and then rests', async () => {
  const { bench, seen, paces } = open(falling)
  await bench.throwSet(five, '1', 'default', 'slow')
  expect(seen.map(({ isBusy }) => isBusy)).toEqual([true, true, false])
  expect(seen.at(-1)?.roll?.settled.faces).toHaveLength(5)
  expect(paces).toEqual([0.25])
})

test('shows nothing and is free again if physics fails', async () => {
  const { bench, seen } = open(lost)
  await bench.throwSet(five, '1', 'default', 'full')
  expect(seen.at(-1)).toEqual({ roll: null, isBusy: false })
})

test('replaces a running throw, which reports nothing more', async () => {
  const { bench, seen } = open(falling)
  const first = bench.throwSet(five, '1', 'default', 'full')
  await Promise.all([first, bench.throwSet(one, '2', 'default', 'full')])
  expect(seen.filter(({ roll }) => roll?.pieces.length === 5)).toEqual([])
  expect(seen.at(-1)).toMatchObject({ isBusy: false, roll: { pieces: [{ kind: 'd6' }] } })
})

test('seeks to any second of a throw', async () => {
  const { bench, seen } = open(falling)
  bench.seek(1)
  expect(seen).toEqual([])
  await bench.throwSet(one, '1', 'default', 'full')
  const before = seen.at(-1)?.roll?.number
  bench.seek(0.5)
  expect(seen.at(-1)).toMatchObject({ isBusy: false, roll: { clock: { seconds: 0.5 } } })
  expect(seen.at(-1)?.roll?.number).not.toBe(before)
})
