/** Who sits where, as a file or a terminal says it: whatever it says, every seat has somebody. */
import { expect, test } from 'vitest'
import { seatColours } from '../../src/kernel/seatColours.ts'
import { metaFault, readMeta, writeMeta } from '../../src/session/meta.ts'
import {
  botsLast,
  botLevelOf,
  longestName,
  peopleOf,
  readSittings,
} from '../../src/session/seating.ts'

test('the last seats are bots, and names go to the first', () => {
  const sittings = botsLast(3, 2, ['Ζωή'])
  expect(sittings.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot'])
  expect(sittings.map(({ name }) => name)).toEqual(['Ζωή', '', ''])
  expect(peopleOf(sittings)).toEqual([0])
  expect(peopleOf(botsLast(2, 0))).toEqual([0, 1])
})

test.each([[undefined], [null], ['text'], [{}], [[null, 7]], [[{ name: 5, kind: 'ghost' }]]])(
  'readSittings makes valid seats of %o',
  (given) => {
    const sittings = readSittings(given, 4)
    expect(sittings).toHaveLength(4)
    for (const sitting of sittings) expect(sitting).toMatchObject({ name: '', kind: 'human' })
    expect(sittings.map(({ colour }) => colour)).toEqual(seatColours)
  },
)

test('a name is trimmed and cut to the greatest length', () => {
  const [first] = readSittings([{ name: ` ${'n'.repeat(99)} ` }], 1)
  expect(first?.name).toBe('n'.repeat(longestName))
})

test('a bot plays at the level in the file, or at the default level', () => {
  const [easy, none, strange] = readSittings(
    [{ kind: 'bot', level: 'easy' }, { kind: 'bot' }, { kind: 'bot', level: 'divine' }],
    3,
  )
  expect([easy, none, strange].map((sitting) => sitting && botLevelOf(sitting))).toEqual([
    'easy',
    'medium',
    'medium',
  ])
  expect(none && 'level' in none).toBe(false)
  expect(botsLast(3, 2, [], 'hard').map(({ level }) => level)).toEqual([undefined, 'hard', 'hard'])
})

test('a file stores the level of each bot, and an older file has none', () => {
  const sittings = botsLast(2, 1, ['Ada'], 'hard')
  const written = writeMeta({ sittings })
  expect(metaFault(written, 2)).toBeNull()
  expect(readMeta(written, 2).sittings).toEqual(sittings)
  const older = { seats: sittings.map(({ name, kind, colour }) => ({ name, kind, colour })) }
  expect(metaFault(older, 2)).toBeNull()
  expect(readMeta(older, 2).sittings[1]).not.toHaveProperty('level')
  const wrong = { seats: [{ name: '', kind: 'bot', level: 'divine' }] }
  expect(metaFault(wrong, 1)).toMatchObject({ code: 'badField' })
})

test.each([
  ['\u001b[2J\u001b[H OK: all proved', '[2J[H OK: all proved'],
  ['\u202eNoor', 'Noor'],
  ['No\nor', 'Noor'],
  ['\u200b\u200d', ''],
  [' \u0000 ', ''],
  [`${'n'.repeat(23)}😀`, 'n'.repeat(23)],
])('of the name %j %j is kept', (name, kept) => {
  expect(readSittings([{ name }], 1)[0]?.name).toBe(kept)
})
