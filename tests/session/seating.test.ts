/** Who sits where, as a file or a terminal says it: whatever it says, every seat has somebody. */
import { expect, test } from 'vitest'
import { seatColours } from '../../src/kernel/seatColours.ts'
import { botsLast, longestName, peopleOf, readSittings } from '../../src/session/seating.ts'

test('the last seats are bots, and names go to the first', () => {
  const sittings = botsLast(3, 2, ['Ζωή'])
  expect(sittings.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot'])
  expect(sittings.map(({ name }) => name)).toEqual(['Ζωή', '', ''])
  expect(peopleOf(sittings)).toEqual([0])
  expect(peopleOf(botsLast(2, 0))).toEqual([0, 1])
})

test.each([[undefined], [null], ['text'], [{}], [[null, 7]], [[{ name: 5, kind: 'ghost' }]]])(
  'out of %o come seats that can be played on',
  (given) => {
    const sittings = readSittings(given, 4)
    expect(sittings).toHaveLength(4)
    for (const sitting of sittings) expect(sitting).toMatchObject({ name: '', kind: 'human' })
    expect(sittings.map(({ colour }) => colour)).toEqual(seatColours)
  },
)

test('a name is cut and loses its edges', () => {
  const [first] = readSittings([{ name: ` ${'n'.repeat(99)} ` }], 1)
  expect(first?.name).toBe('n'.repeat(longestName))
})
