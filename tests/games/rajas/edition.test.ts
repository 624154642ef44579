/** Parsing an edition: the edition, or all errors with their paths. */
import { describe, expect, test } from 'vitest'
import { compile } from '../../../src/games/rajas/edition.ts'
import raw from '../../../src/games/rajas/data/rajas.json' with { type: 'json' }
import { parseEdition } from '../../../src/games/rajas/data/parse.ts'
import { makeRajas, rajas } from '../../../src/games/rajas/index.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice } from '../../../src/words/voice.ts'

/** The built-in file with other values at some paths. */
function changed(values: Readonly<Record<string, unknown>>): unknown {
  const edition: unknown = structuredClone(raw)
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const place = steps.reduce((node, step) => (node as Record<string, unknown>)[step], edition)
    ;(place as Record<string, unknown>)[last] = value
  }
  return edition
}

function faultsOf(values: Readonly<Record<string, unknown>>): [string, string][] {
  const parsed = parseEdition(changed(values))
  return parsed.ok ? [] : parsed.faults.map(({ path, line }) => [path, line.key])
}

const accessPath = 'provinceBoard.front.incomes.1.access.0'

describe('faults', () => {
  test('parseEdition accepts the built-in edition', () => {
    expect(parseEdition(raw).ok).toBe(true)
    expect(faultsOf({})).toEqual([])
  })

  test.each([
    ['nothing at all', null],
    ['a text', 'edition'],
    ['a list', []],
    ['an empty object', {}],
  ])('parseEdition refuses %s with a list of errors', (_, given) => {
    const parsed = parseEdition(given)
    expect(parsed.ok ? 0 : parsed.faults.length).toBeGreaterThan(0)
  })

  test('parseEdition reports several errors together, each with its path', () => {
    expect(
      faultsOf({
        'provinceTiles.tiles.3.cost': 'dear',
        'palace.chambers.2.payDieValue': 7,
        'karma.max': undefined,
        'provinceTiles.tiles.0.colour': 'pink',
      }),
    ).toEqual([
      ['karma.max', 'edition.missing'],
      ['palace.chambers.2.payDieValue', 'edition.expected'],
      ['provinceTiles.tiles.0.colour', 'edition.expected'],
      ['provinceTiles.tiles.3.cost', 'edition.expected'],
    ])
  })

  test.each([
    [{ 'provinceTiles.tiles.0.colour': 'blue' }, 'provinceTiles.tiles', 'rajas.fault.stackSize'],
    [{ 'provinceTiles.tiles.0.id': 'blue-cow-1' }, 'provinceTiles.tiles', 'edition.twice'],
    [{ 'provinceTiles.tiles.1.buildings': [] }, 'provinceTiles.tiles.1', 'rajas.fault.contents'],
    [{ 'tracks.fame.bonuses.2.at': 15 }, 'tracks.fame.bonuses', 'rajas.fault.rising'],
    [{ 'tracks.wealth.bonusMarker.1.at': 12 }, 'tracks.wealth.bonusMarker', 'rajas.fault.rising'],
    [{ 'tracks.wealth.workerAt': 33 }, 'tracks.wealth.workerAt', 'rajas.fault.rising'],
    [{ 'tracks.fame.bonuses.0.worker': true }, 'tracks.fame.bonuses.0', 'rajas.fault.bonus'],
    [
      { 'tracks.fame.bonuses': [{ at: 5, benefit: { kind: 'fame', n: 1 } }] },
      'tracks.fame.bonuses',
      'rajas.fault.oneWorker',
    ],
    [{ 'tracks.wealth.max': 100 }, 'tracks.wealth.max', 'rajas.fault.multiple'],
    [{ 'river.spaces.4.space': 6 }, 'river.spaces.4.space', 'edition.number'],
    [{ 'palace.chambers.0.number': 2 }, 'palace.chambers.0.number', 'edition.number'],
    [{ 'river.bridgeAfterSpace': 30 }, 'river.bridgeAfterSpace', 'rajas.fault.bridge'],
    [{ [accessPath]: { col: 3, row: 2, side: 'N' } }, accessPath, 'rajas.fault.access'],
    [{ [accessPath]: { col: 2, row: 2, side: 'S' } }, accessPath, 'rajas.fault.access'],
    [
      { 'provinceBoard.back.incomes.0.slot': undefined },
      'provinceBoard.back.incomes.0.slot',
      'rajas.fault.slot',
    ],
    [{ 'karma.start': 4 }, 'karma.start', 'rajas.fault.karma'],
    [
      { 'incomeTiles.brown': raw.incomeTiles.brown.slice(0, 3) },
      'incomeTiles.brown',
      'rajas.fault.brown',
    ],
  ])('%o', (values, path, key) => {
    expect(faultsOf(values)).toContainEqual([path, key])
  })

  test('every validation error renders in every language', async () => {
    const parsed = parseEdition(
      changed({
        'karma.start': 4,
        'tracks.wealth.max': 100,
        'provinceTiles.tiles.0.colour': 'blue',
      }),
    )
    for (const language of languages) {
      const voice = makeVoice(language, await loadDictionary(language), String)
      for (const { line } of parsed.ok ? [] : parsed.faults) {
        expect(voice.say(line)).not.toMatch(/[{}]|undefined/)
      }
    }
  })
})

describe('another edition', () => {
  test('follows the same rules with its own values', () => {
    const parsed = parseEdition(
      changed({ 'kali.capacity.base': 6, 'karma.max': 5, 'boards.2.palace.terraceSpaces': 4 }),
    )
    if (!parsed.ok) throw new Error('refused')
    const game = makeRajas(compile(parsed.edition))
    const begun = start(game, 2)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const { state } = playOut(begun.match, makeRandom('another edition'))
    expect(state.table.spaces).toHaveLength(30)
    expect(state.table.players.every(({ dice }) => dice.length <= 6)).toBe(true)
    expect(rajas.values.edition.kali.capacity.base).toBe(10)
  })
})
