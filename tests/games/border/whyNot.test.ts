/** The explanations of unavailable commands agree with the legal list and give the right reason. */
import { expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import { whyNot, type Wish } from '../../../src/games/border/telling/whyNot.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { type BorderMatch, complete, cross, done, matchAt, play } from './fixture.ts'

const ownLayout = border.values

const boxes = ownLayout.boxes.map((box) => box.id)
const reason = (match: BorderMatch, seat: number, wish: Wish) =>
  whyNot(ownLayout, match.game.view(match.state, seat), seat, wish)?.key ?? null

test('whyNot is null exactly for legal commands', () => {
  const random = makeRandom('why')
  const begun = start(border, 3)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let match: BorderMatch = begun.match
  while (pendingOf(match).length > 0) {
    const isLookedAt = match.length % 3 === 0 || pendingOf(match).length > 1
    for (const seat of isLookedAt ? [0, 1, 2] : []) {
      const view = border.view(match.state, seat)
      const legal = legalFor(match, seat)
      const free = boxes.filter((box) => whyNot(ownLayout, view, seat, { box }) === null)
      expect(free).toEqual(legal.flatMap((c) => (c.type === 'cross' ? [c.box] : [])))
      const segments = Array.from({ length: 24 }, (_, segment) => segment).filter(
        (segment) => whyNot(ownLayout, view, seat, { segment }) === null,
      )
      expect(segments).toEqual(legal.flatMap((c) => (c.type === 'complete' ? [c.segment] : [])))
    }
    match = advance(match, random)
  }
  expect(reason(match, 0, { box: 4 })).toBe('border.why.notNow')
})

test('whyNot gives each reason in its situation', () => {
  const first = matchAt({ sheets: ['A', 'B'], faces: ['gray', 'gray', 'gray', 'yellow', 'blue'] })
  const keeping = matchAt({
    sheets: ['A', 'B'],
    faces: ['gray', 'gray', 'gray', 'yellow', 'blue'],
    throws: 1,
  })
  const gray3 = { segment: ownLayout.sheets['A']?.segmentOf[4] ?? -1 }
  const red5 = { segment: ownLayout.sheets['A']?.segmentOf[7] ?? -1 }
  expect(reason(keeping, 0, gray3)).toBe('border.why.stopFirst')
  expect(reason(keeping, 0, red5)).toBe('border.why.fewDice')
  expect(reason(play(keeping, 0, { type: 'throwAgain', dice: [0] }), 0, gray3)).toBe(
    'border.why.notThrown',
  )
  expect(reason(first, 0, red5)).toBe('border.why.fewDice')
  expect(reason(first, 1, { segment: 0 })).toBe('border.why.notActive')
  expect(reason(first, 0, { box: 4 })).toBe('border.why.wholeSegment')
  expect(reason(first, 1, { box: 1 })).toBe('border.why.waitSecond')
  expect(reason(first, 0, { box: 0 })).toBe('border.why.white')
  expect(reason(play(first, 0, complete(first, 0, 4)), 0, gray3)).toBe('border.why.segmentFull')
  const second = play(first, 0, complete(first, 0, 4), done)
  expect(reason(second, 0, { box: 1 })).toBe('border.why.activeRests')
  expect(reason(second, 1, { segment: 0 })).toBe('border.why.onlyBoxes')
  expect(reason(second, 1, { box: 4 })).toBe('border.why.notNext')
  expect(reason(second, 1, { box: 12 })).toBe('border.why.noDie')
  const crossed = play(second, 1, cross(77, 'blue'))
  expect(reason(crossed, 1, { box: 84 })).toBe('border.why.dieUsed')
  expect(reason(crossed, 1, { box: 77 })).toBe('border.why.crossed')
  const three = matchAt({
    sheets: ['A', 'B', 'C'],
    faces: ['gray', 'gray', 'gray', 'yellow', 'blue'],
  })
  const finished = play(play(three, 0, done), 1, done)
  expect(reason(finished, 1, { box: 1 })).toBe('border.why.alreadyDone')
})

test('whyNot explains that only one box may be crossed after five spent dice', () => {
  const match = matchAt({ sheets: ['A', 'B'], faces: ['gray', 'gray', 'gray', 'blue', 'blue'] })
  const spent = play(match, 0, complete(match, 0, 4), complete(match, 0, 77), done)
  const crossed = play(spent, 1, cross(77, 'blue'))
  expect(reason(crossed, 1, { box: 84 })).toBe('border.why.oneDie')
})
