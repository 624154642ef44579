/** The seeds of a match: all from its origin, each another, the same again, and fit to be a throw's. */
import { expect, test } from 'vitest'
import { longestSeed } from '../../src/kernel/origin.ts'
import { longestThrowSeed as longestOfThrow } from '../../src/physics/limits.ts'
import { originOf } from '../../src/session/header.ts'
import { makeOrigin, shortSeed } from '../../src/session/origin.ts'
import { makeSeeds, type Seeds } from '../../src/session/seeds.ts'

const none = (): string => {
  throw new Error('this origin fixes every seed')
}
const some = (seeds: Seeds) =>
  Promise.all([
    ...[1, 2, 30].flatMap((request) => [seeds.draw(request), seeds.throw(request)]),
    ...[0, 1].flatMap((seat) => [seeds.bot(7, seat), seeds.bot(8, seat)]),
  ])
const secret = (digit: string) => () => digit.repeat(64)

test('a foreseeable match derives its seeds from the known seed', async () => {
  const seeds = makeSeeds(() => makeOrigin('three', none), none)
  expect(await Promise.all([seeds.draw(1), seeds.throw(2), seeds.bot(3, 1)])).toEqual([
    'three/draw/1',
    'three/throw/2',
    'three/bot/3/1',
  ])
})

test('the seeds of a committed match depend on its secret and are reproducible', async () => {
  const [one, same, other] = await Promise.all(
    ['a', 'a', 'b'].map((digit) => some(makeSeeds(() => makeOrigin(null, secret(digit)), none))),
  )
  expect(same).toEqual(one)
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(2 * (one?.length ?? 0))
})

test('seeds of a free match are drawn at random when they are needed', async () => {
  let drawn = 0
  const seeds = makeSeeds(
    () => ({ kind: 'free' }),
    () => `drawn ${(drawn += 1)}`,
  )
  expect([await seeds.throw(1), await seeds.throw(1)]).toEqual(['drawn 1', 'drawn 2'])
})

test('the longest seed leaves room for the suffixes of throws and draws', async () => {
  const seed = shortSeed('x'.repeat(5000))
  expect(seed).toHaveLength(longestSeed)
  const made = await makeSeeds(() => makeOrigin(seed, none), none).throw(Number.MAX_SAFE_INTEGER)
  expect(made.length).toBeLessThanOrEqual(longestOfThrow)
})

test('a stored match without an origin is read as free or foreseeable', () => {
  expect(originOf({})).toEqual({ kind: 'free' })
  expect(originOf({ seed: 'old' })).toEqual({ kind: 'foretold', seed: 'old' })
  expect(originOf({ origin: { kind: 'free' }, seed: 'old' })).toEqual({ kind: 'free' })
})
