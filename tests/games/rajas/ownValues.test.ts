/** Other component values: the record carries them, and every valid edition can be played. */
import { describe, expect, test } from 'vitest'
import raw from '../../../src/games/rajas/data/rajas.json' with { type: 'json' }
import { gameById } from '../../../src/games/all.ts'
import { botFor } from '../../../src/bots/index.ts'
import { tiny } from '../../kernel/tiny/index.ts'
import { inEdition } from '../../../src/kernel/edition.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { load } from '../../../src/kernel/load.ts'
import { start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'
import { checksumOf } from '../../../src/kernel/record.ts'
import { recordText, save } from '../../../src/kernel/save.ts'

const rajas = gameById('rajas') as AnyGame

function edited(change: (values: typeof raw) => void): AnyGame {
  const values = structuredClone(raw)
  change(values)
  const outcome = inEdition(rajas, values)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults))
  return outcome.game
}

function played(game: AnyGame, inputs: number, random: Random) {
  const begun = start(game, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { match } = begun
  while (match.length < inputs && game.pending(match.state).length > 0) {
    match = advance(match, random, (at, seat, legal, dice) =>
      botFor(game)(game.view(at.state, seat), legal, seat, dice),
    )
  }
  return match
}

describe('a match with own values', () => {
  const game = edited((values) => {
    values.karma.max = 5
    values.kali.capacity.base = 6
  })
  const text = recordText(save(played(game, 60, makeRandom('own values'))))

  test('is loaded by a registry with the built-in edition only', () => {
    const loaded = load(text, gameById)
    expect(loaded.ok && loaded.match.game.edition).toEqual(game.edition)
    expect(loaded.ok && recordText(save(loaded.match))).toBe(text)
  })

  test('is refused with forged values', () => {
    const { checksum, ...record } = JSON.parse(text) as Record<string, unknown>
    const withEdition = (edition: unknown) => {
      const content = { ...record, edition }
      return load(JSON.stringify({ ...content, checksum: checksumOf(content) }), gameById)
    }
    expect(checksum).toMatch(/^[0-9a-f]{16}$/)
    const codes = [{}, { ...game.edition, karma: { start: 0, max: 5 } }, [], 7].map((edition) => {
      const loaded = withEdition(edition)
      return loaded.ok ? 'ok' : loaded.refusal.code
    })
    // Without karma, one step of this match would be illegal.
    expect(codes).toEqual(['badEdition', 'brokenEntry', 'badField', 'badField'])
  })

  test('records of the built-in edition carry no values', () => {
    expect(save(played(rajas, 3, makeRandom('ours')))).not.toHaveProperty('edition')
  })
})

test('a game without withEdition refuses other values', () => {
  const outcome = inEdition(tiny as AnyGame, raw)
  expect(outcome.ok ? [] : outcome.faults.map(({ line }) => line.key)).toEqual([
    'refusal.badEdition',
  ])
})
