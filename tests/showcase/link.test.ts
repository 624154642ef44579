/** Tests links of components: round trips, invalid input, and the search. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import { loadCatalogue } from '../../src/showcase/shelves.ts'
import { frameIn, queryOf, type Sight, sightIn } from '../../src/showcase/link.ts'
import { matches } from '../../src/showcase/search.ts'

const rajas = games.find(({ id }) => id === 'rajas') ?? null
const catalogue = (await loadCatalogue('rajas'))(rajas, null)
const worker = catalogue.find(({ id }) => id === 'worker')
const kali = catalogue.find(({ id }) => id === 'kali')
if (!worker || !kali) throw new Error('no such components')

test('a default sight has an empty query', () => {
  expect(queryOf(sightIn(new URLSearchParams(), worker), worker)).toBe('')
})

test('a sight survives the way into a query and back', () => {
  const sight: Sight = {
    picked: { choices: { seat: 'ruby' }, state: '' },
    eye: { yaw: -120, pitch: -30, zoom: 2.5 },
    hour: 'lamp',
    cloth: 'ivory',
    apart: 0.35,
    hasHand: true,
    isBare: true,
    dropped: 'a7',
    print: 'pl',
    quality: 'medium',
  }
  const query = queryOf(sight, worker)
  expect(sightIn(new URLSearchParams(query), worker)).toEqual(sight)
  expect(queryOf(sightIn(new URLSearchParams(query), worker), worker)).toBe(query)
})

test('invalid query values are clamped or replaced by defaults', () => {
  const text =
    'seat=mauve&yaw=1e9&pitch=900&zoom=-4&light=noon&apart=7&drop=%3Cscript%3E&print=xx&q=best&state=no'
  const sight = sightIn(new URLSearchParams(text), kali)
  expect(sight.eye.pitch).toBe(89)
  expect(sight.eye.zoom).toBe(0.5)
  expect(Math.abs(sight.eye.yaw)).toBeLessThanOrEqual(180)
  expect(sight.apart).toBe(1)
  expect([sight.hour, sight.dropped, sight.print, sight.quality]).toEqual([
    'evening',
    null,
    null,
    null,
  ])
  expect(sight.picked).toEqual({ choices: { hands: '10' }, state: 'held' })
})

test('a bare frame spins in 2 to 120 seconds or not at all', () => {
  expect(frameIn(new URLSearchParams('ui=none&spin=20'))).toEqual({ isBare: true, spinSeconds: 20 })
  expect(frameIn(new URLSearchParams('spin=0.01')).spinSeconds).toBe(0)
})

test('the search ignores accents and case', () => {
  expect(matches('laka lodz', 'Łódź · Łąka')).toBe(true)
  expect(matches('ναος', 'Ναός')).toBe(true)
  expect(matches('temple conch', 'Sacred relic: conch')).toBe(false)
})

test('a bare page that turns stays bare and goes on turning', () => {
  const sight = sightIn(new URLSearchParams('yaw=3'), worker)
  const query = new URLSearchParams(queryOf(sight, worker, { isBare: true, spinSeconds: 20 }))
  expect(frameIn(query)).toEqual({ isBare: true, spinSeconds: 20 })
})
