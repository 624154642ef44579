/** The text above the tray: the expected fate for viewers who may know it, and the odds of winning the room. */
import { describe, expect, test } from 'vitest'
import { odds } from '../../../src/games/nagaraja/telling/odds.ts'
import { outlookLine, outlookOf } from '../../../src/games/nagaraja/telling/outlook.ts'
import { activate, activationScene, stick } from './activations.ts'
import { viewFor } from './viewerTexts.ts'
import { askOf, box, play, table, thrown } from './fixture.ts'

const atCall = () =>
  table({
    phase: { kind: 'call', seat: 0 },
    guide: 0,
    prize: 'tee',
    hands: [['stick-add-2'], ['stick-add-3']],
  })

const called = () =>
  play(
    atCall(),
    { type: 'addToCommit', card: 'stick-add-2.1' },
    { type: 'commit' },
    { type: 'addToCommit', card: 'stick-add-3.1' },
    { type: 'commit' },
  )

describe('before a throw', () => {
  test('outlookOf gives points, nagas and the odds of the room, with ties for the guide [N29]', () => {
    const match = called()
    const view = viewFor(match, 'table')
    const [first, second] = outlookOf(box, view)
    expect(first?.naga).toBeGreaterThan(0)
    expect((first?.room ?? 0) + (second?.room ?? 0)).toBeCloseTo(1, 12)
    const { guide } = view
    expect(guide).toBe(0)
    const other = outlookOf(box, { ...view, guide: 1 })
    expect(first?.room).toBeGreaterThan(other[0]?.room ?? 1)
    expect(first && outlookLine(first).key).toBe('nagaraja.fate.falls')
  })

  test('odds tells each player’s sticks and the room', () => {
    const match = called()
    const ask = askOf(match)
    const lines = odds(box, viewFor(match, 0), ask.kind === 'throw' ? ask.pieces : [])
    expect(lines.map(({ key }) => key)).toEqual([
      'nagaraja.odds.of',
      'nagaraja.odds.of',
      'nagaraja.odds.room',
      'nagaraja.odds.room',
    ])
  })

  test('[N62] outlookOf shows laid cards to their owner only', () => {
    const match = play(atCall(), { type: 'addToCommit', card: 'stick-add-2.1' })
    const [own] = outlookOf(box, viewFor(match, 0))
    expect(own).toMatchObject({ nagas: 0, room: null })
    expect(outlookOf(box, viewFor(match, 1))).toEqual([null, null])
    expect(outlookOf(box, viewFor(match, 'table'))).toEqual([null, null])
  })
})

describe('sticks that lie', () => {
  test('outlookOf counts points and nagas of lying sticks', () => {
    const match = activationScene([], { hands: [[], []], sticks: [['W*', 'B3'], ['B4']] })
    expect(outlookOf(box, viewFor(match, 'table'))).toEqual([
      { points: 3, nagas: 1, naga: null, room: null },
      { points: 4, nagas: 0, naga: null, room: null },
    ])
  })

  test('[N50] outlookOf gives the odds before sticks are thrown again, and of the room', () => {
    const begun = activationScene(['stick-reroll-2'], {
      hands: [['stick-reroll-2'], ['stick-add-2']],
      sticks: [
        ['W*', 'B3'],
        ['B4', 'B4', 'W*'],
      ],
    })
    const named = play(begun, activate('stick-reroll-2.1'), stick('brown-02'), stick('brown-03'))
    const [own, other] = outlookOf(box, viewFor(named, 'table'))
    expect(own).toMatchObject({ points: 3, nagas: 0, naga: null })
    expect(other).toMatchObject({ points: 2 * 2.5, nagas: 1, naga: 1 })
    // Seat 0 has 3 points against two brown sticks; it loses ties, since the other seat is the
    // guide.
    expect(own?.room).toBe(3 / 16)
    const after = thrown(named, [], ['B1', 'B2'])
    expect(outlookOf(box, viewFor(after, 'table'))[1]).toMatchObject({ points: 3, naga: null })
  })
})
