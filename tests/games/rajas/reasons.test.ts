/** Every gain in a match names its source, and that source is correct. */
import { beforeAll, describe, expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import type { Event } from '../../../src/games/rajas/events.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { reason } from '../../../src/games/rajas/telling/reasons.ts'
import { payingTile } from '../../../src/games/rajas/rules/progress.ts'
import type { How, EffectSource } from '../../../src/games/rajas/types/sources.ts'
import type { Player, State } from '../../../src/games/rajas/types.ts'
import { pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice, type Voice } from '../../../src/words/voice.ts'

const rajasRules = rajas.values

const rajasBot = makeRajasBot(rajas.values)

let voices: readonly Voice[] = []
beforeAll(async () => {
  voices = await Promise.all(
    languages.map(async (language) =>
      makeVoice(language, await loadDictionary(language), (seat) => `P${seat + 1}`),
    ),
  )
})

/** All values that a player accumulates, each as one number. */
function worthOf({ fame, wealth, karma, boat, dice, taking, workers, levels, slots }: Player) {
  const upgrades = Object.values(levels).reduce((sum, level) => sum + level, 0)
  const tiles = Object.keys(slots).length
  return [fame, wealth, karma, boat, dice.length + taking.length, workers, upgrades, tiles]
}

function hasGained(before: State, after: State): boolean {
  return after.table.players.some((player, seat) => {
    const was = before.table.players[seat]
    const then = was ? worthOf(was) : []
    return worthOf(player).some((n, i) => n > (then[i] ?? 0))
  })
}

/**
 * Events that change a value and name their source; exceptions are starting coins, and rolls of
 * dice already taken.
 */
function explains({ type }: Event): boolean {
  return type === 'firstPlayerFound'
}

function sumOf(how: How): number | null {
  if (how === null) return null
  if (how.kind === 'counted') return 'n' in how.benefit ? how.benefit.n * how.count : null
  const numbers: readonly number[] =
    how.kind === 'buildings' ? how.of.map(({ fame }) => fame) : how.of.map(({ value }) => value)
  return numbers.reduce((sum, n) => sum + n, 0)
}

/** True when the table confirms this source: a worker's place, a tile, or a reached space. */
function holds({ table }: State, seat: number, from: EffectSource): boolean {
  const player = table.players[seat]
  if (!player) return false
  switch (from.kind) {
    case 'setup':
      return table.round === 0
    case 'space': {
      const at = rajasRules.spaceAt[table.players.length]?.[from.space] ?? -1
      return table.spaces[at] === seat
    }
    case 'chamber':
      return player.boat > 0
    case 'river':
      return player.boat === from.space && (table.river[from.space] !== null) === from.tile
    case 'bridge':
      return player.boat > rajasRules.bridge
    case 'fame':
    case 'wealth':
      return rajasRules[from.kind].some(({ at }) => at === from.at)
    case 'tile':
      return player.cells[from.cell] !== null
    case 'income':
      return (
        player.linked.includes(from.income) &&
        (payingTile(player, from.income) !== null) === from.tile
      )
    case 'whiteTile':
      return table.whiteDiscards.length > 0 || table.whiteLeft > 0
    case 'missedTurn':
      return table.navaratna && player.unplaced === 0
  }
}

const seen = new Set<string>()

function checkEvent(before: State, event: Event): State {
  const after = rajas.evolve(before, event)
  const from = 'from' in event && event.type !== 'awaited' ? event.from : null
  const told = rajas.tell(event, 'table')
  if (from !== null && 'seat' in event) {
    seen.add(from.kind)
    // A boat that moves on has left the river space by the end of the event.
    const then = event.type === 'boatMoved' ? before : after
    expect([event, holds(then, event.seat, from)]).toEqual([event, true])
    const how = 'how' in event ? event.how : null
    if (how !== null) seen.add(how.kind)
    const sum = sumOf(how)
    if (sum !== null) expect('n' in event && event.n).toBe(sum)
    if (event.type !== 'diceRolled') {
      const because = reason(rajasRules, from, how)
      for (const voice of voices) expect(told && voice.say(told)).toContain(voice.say(because))
    }
  }
  if (hasGained(before, after))
    expect([event.type, from !== null || explains(event)]).toEqual([event.type, true])
  if (told) for (const voice of voices) expect(voice.say(told)).not.toMatch(/[{}]|rajas\./)
  return after
}

const variants = [
  {},
  { navaratna: true },
  { ganga: true },
  { handicap: ['experienced', 'regular', 'experienced', 'regular'] },
  { navaratna: true, ganga: true },
] as const

describe.each([2, 3, 4])('%i players', (seats) => {
  test.each(variants)('%j', (variant) => {
    const options = 'handicap' in variant ? { handicap: variant.handicap.slice(0, seats) } : variant
    const begun = start(rajas, seats, options)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const random = makeRandom(`reasons ${seats} ${JSON.stringify(variant)}`)
    let { match } = begun
    while (pendingOf(match).length > 0) {
      let { state } = match
      // Seat 1 plays at random, the others by the bot, so that together they cover every source.
      match = advance(match, random, (now, seat, legal, dice) =>
        seat === 1 ? dice.pick(legal) : rajasBot(now.state.table, legal, seat, dice),
      )
      for (const event of match.last?.events ?? []) state = checkEvent(state, event)
    }
    expect(rajas.result(match.state)).not.toBeNull()
  })
})

test('every source and every calculation occurred', () => {
  const sources: readonly EffectSource['kind'][] = [
    'setup',
    'space',
    'chamber',
    'river',
    'bridge',
    'fame',
    'wealth',
    'tile',
    'income',
    'whiteTile',
    'missedTurn',
  ]
  expect([...sources, 'counted', 'buildings', 'markets'].filter((kind) => !seen.has(kind))).toEqual(
    [],
  )
})
