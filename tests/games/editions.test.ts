/** Other editions: every valid one can be played to the end by bots, saved and loaded. */
import { expect, test } from 'vitest'
import { botFor } from '../../src/bots/index.ts'
import borderValues from '../../src/games/border/data/border.json' with { type: 'json' }
import { gameById, games } from '../../src/games/all.ts'
import nagarajaValues from '../../src/games/nagaraja/data/nagaraja.json' with { type: 'json' }
import rajasValues from '../../src/games/rajas/data/rajas.json' with { type: 'json' }
import { inEdition } from '../../src/kernel/edition.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { load } from '../../src/kernel/load.ts'
import { start } from '../../src/kernel/match.ts'
import { advance, playOut } from '../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../src/kernel/random.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { languages } from '../../src/words/types.ts'
import { makeVoice } from '../../src/words/voice.ts'

type Node = Record<string, unknown>

/** New values by path; undefined deletes the field. */
type Changes = Readonly<Record<string, unknown>>

const ours: Readonly<Record<string, unknown>> = {
  border: borderValues,
  nagaraja: nagarajaValues,
  rajas: rajasValues,
}

const { regions, sheets, boxes, whiteBoxes } = borderValues

/** Changes that make a different but valid edition of each game. */
const others: Readonly<Record<string, Changes>> = {
  border: {
    regions: regions.filter(({ motif }) => motif !== 'bridge'),
    'regions.0.first': 20,
    sheets: { A: sheets.A, B: sheets.B },
  },
  nagaraja: {
    'setup.targetVP': 15,
    'setup.startHand': 6,
    'sticks.kinds.green.faces': ['naga', 2, 1, 'naga'],
  },
  rajas: { 'karma.max': 5, 'kali.capacity.base': 6 },
}

function changed(id: string, changes: Changes): unknown {
  const values: unknown = structuredClone(ours[id])
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const holder = names.reduce((node, name) => node[name] as Node, values as Node)
    holder[last] = value
  }
  return JSON.parse(JSON.stringify(values)) as unknown
}

function edited(id: string, changes: Changes): AnyGame {
  const outcome = inEdition(gameById(id) as AnyGame, changed(id, changes))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults))
  return outcome.game
}

const ids = games.map(({ id }) => id)

test.each(ids)('%s: the built-in edition parses to the same tables', (id) => {
  const game = edited(id, {})
  // The built-in file also names sources of values, which the tables do not contain.
  expect(gameById(id)?.values).toMatchObject(game.values as object)
  expect(game.edition).toBeDefined()
})

test.each(ids)('%s with another edition: bots play it, and its record loads', (id) => {
  const game = edited(id, others[id] ?? {})
  expect(game.values).not.toEqual(gameById(id)?.values)
  const started = start(game, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  const bot = botFor(game)
  const match = playOut(started.match, makeRandom('own'), (now, seat, legal, random) =>
    bot(game.view(now.state, seat), legal, seat, random),
  )
  expect(game.result(match.state)?.standings).toHaveLength(2)
  const loaded = load(recordText(save(match)), gameById)
  expect(loaded.ok && loaded.match.game.edition).toEqual(game.edition)
})

test('an edition of The Border with fewer sheets allows fewer players', () => {
  expect(edited('border', others['border'] ?? {}).seats).toEqual({ min: 2, max: 2 })
})

/** Replaces a random number or text with another one. */
function bend(node: unknown, random: Random): void {
  if (typeof node !== 'object' || node === null) return
  const holder = node as Record<string, unknown>
  const keys = Object.keys(holder).filter((key) => !key.startsWith('note'))
  if (keys.length === 0) return
  const key = random.pick(keys)
  const value = holder[key]
  if (typeof value === 'object' && value !== null) bend(value, random)
  else if (typeof value === 'number') holder[key] = random.pick([value + 1, value - 1, 0, 99])
  else if (typeof value === 'boolean') holder[key] = !value
}

/** Plays `inputs` inputs, or to the end. */
function playedSome(game: AnyGame, inputs: number, random: Random): void {
  const started = start(game, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  const bot = botFor(game)
  let { match } = started
  while (match.length < inputs && game.pending(match.state).length > 0) {
    match = advance(match, random, (now, seat, legal, dice) =>
      bot(game.view(now.state, seat), legal, seat, dice),
    )
  }
}

test.each(ids)('%s: mutated editions are refused with a path, or can be played', (id) => {
  const random = makeRandom('bent values')
  const seen = { refused: 0, played: 0 }
  for (let i = 0; i < 60; i += 1) {
    const values = changed(id, {})
    for (let n = 0; n <= i % 4; n += 1) bend(values, random)
    const outcome = inEdition(gameById(id) as AnyGame, values)
    if (outcome.ok) playedSome(outcome.game, 40, makeRandom(`bent ${i}`))
    else expect(outcome.faults.length).toBeGreaterThan(0)
    seen[outcome.ok ? 'played' : 'refused'] += 1
  }
  expect(seen.refused).toBeGreaterThan(5)
  expect(seen.played).toBeGreaterThan(5)
})

const { cards, relics, rooms, temple } = nagarajaValues
const tee = rooms.kinds.find(({ id }) => id === 'tee')

const faults: readonly (readonly [string, string, string, Changes])[] = [
  ['border', 'boxes.3.id', 'edition.number', { 'boxes.3.id': 7 }],
  ['border', 'boxes.4', 'border.fault.drawn', { 'boxes.4.row': 0 }],
  ['border', 'boxes.0.adj', 'border.fault.adjacent', { 'boxes.0.adj': [1, 12, 40] }],
  ['border', 'whiteBoxes', 'edition.unknown', { whiteBoxes: [...whiteBoxes, 90] }],
  ['border', 'boxes.5.adj', 'edition.unknown', { 'boxes.5.adj': [6, 4, 99] }],
  ['border', 'regions.1.boxes', 'edition.unknown', { 'regions.1.boxes': [boxes.length] }],
  ['border', 'regions', 'edition.twice', { 'regions.1.id': 4 }],
  ['border', 'regions.0.id', 'edition.expected', { 'regions.0.id': 3 }],
  ['border', 'sheets.B', 'border.fault.sheet', { 'sheets.B.0.boxes': [1] }],
  ['border', 'sheets.A.0.colour', 'edition.expected', { 'sheets.A.0.colour': 'pink' }],
  ['border', 'sheets', 'edition.expected', { sheets: { A: sheets.A } }],
  ['nagaraja', 'setup.targetVP', 'edition.missing', { 'setup.targetVP': undefined }],
  ['nagaraja', 'cards.faces', 'edition.count', { 'cards.faces': cards.faces.slice(1) }],
  ['nagaraja', 'rooms.kinds', 'edition.count', { 'rooms.kinds.0.copies': 3 }],
  ['nagaraja', 'relics.tokens', 'edition.count', { 'relics.tokens.0.kind': 'cursed' }],
  ['nagaraja', 'sticks.kinds', 'edition.count', { 'sticks.kinds.white.count': 11 }],
  ['nagaraja', 'amulets.kinds', 'edition.count', { 'amulets.kinds.0.copies': 4 }],
  ['nagaraja', 'cards.faces', 'edition.twice', { 'cards.faces.1.id': cards.faces[0]?.id }],
  ['nagaraja', 'relics.tokens', 'edition.twice', { 'relics.tokens.1.id': relics.tokens[0]?.id }],
  [
    'nagaraja',
    'rooms.kinds.0.corridors',
    'edition.twice',
    { 'rooms.kinds.0.corridors': [['N', 'S'], ['N']] },
  ],
  [
    'nagaraja',
    'rooms.kinds.0.crypt',
    'edition.unknown',
    { 'rooms.kinds.0': { ...tee, crypt: { corridor: 1 } } },
  ],
  ['nagaraja', 'temple', 'edition.twice', { 'temple.niches.1': temple.niches[0] }],
  ['nagaraja', 'temple', 'nagaraja.fault.outside', { 'temple.niches.1.side': 'E' }],
  [
    'nagaraja',
    'sticks.kinds.brown',
    'nagaraja.fault.alike',
    { 'sticks.kinds.brown.faces': [2, 2, 2, 2] },
  ],
  ['nagaraja', 'refresh.keep', 'edition.count', { 'refresh.keep': 3 }],
]

test.each(faults)('%s, %s: %s', (id, path, key, change) => {
  const outcome = inEdition(gameById(id) as AnyGame, changed(id, change))
  const found = outcome.ok ? [] : outcome.faults.map((fault) => [fault.path, fault.line.key])
  expect(found).toContainEqual([path, key])
})

test('every validation error renders in every language', async () => {
  for (const language of languages) {
    const voice = makeVoice(language, await loadDictionary(language), String)
    for (const [id, , , change] of faults) {
      const outcome = inEdition(gameById(id) as AnyGame, changed(id, change))
      for (const { line } of outcome.ok ? [] : outcome.faults)
        expect(voice.say(line)).not.toMatch(/[{}]|undefined/)
    }
  }
})
