/** Reduced choices need fewer steps but lose no outcome worth choosing. */
import { describe, expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import type { Command } from '../../../src/games/rajas/commands.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { groundOf, oneGoodCoins } from '../../../src/games/rajas/rules/ground.ts'
import { layings } from '../../../src/games/rajas/rules/incomeTiles.ts'
import { chamberPays } from '../../../src/games/rajas/rules/places.ts'
import { playerAt } from '../../../src/games/rajas/rules/progress.ts'
import { type Pay, waysToPay, worth } from '../../../src/games/rajas/rules/purse.ts'
import type { View } from '../../../src/games/rajas/types.ts'
import { goods } from '../../../src/games/rajas/vocabulary.ts'
import { legalFor, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { clicksOf, meanOf } from './clicks.ts'
import {
  colours,
  type Possessions,
  possessionsOf,
  containsAll,
  paymentOutcomes,
  takingOutcomes,
} from './bruteForce.ts'
import type { RajasMatch } from './table.ts'

const rules = rajas.values
const bot = makeRajasBot(rules)
const kinds = ['cost', 'pay', 'dice', 'good', 'slot'] as const

/** Choices of one kind from matches played half at random and half by the bot, in every variant. */
function positions(kind: (typeof kinds)[number], most: number): readonly RajasMatch[] {
  const found: RajasMatch[] = []
  for (let i = 0; found.length < most && i < 60; i += 1) {
    const begun = start(rajas, 2 + (i % 3), [{}, { navaratna: true }, { ganga: true }][i % 3])
    if (!begun.ok) throw new Error(begun.refusal.code)
    const random = makeRandom(`choices ${kind} ${i}`)
    let { match } = begun
    while (pendingOf(match).length > 0 && found.length < most) {
      if (match.state.table.flow.wait.kind === kind && random.int(3) === 0) found.push(match)
      match = advance(match, random, (now, seat, legal, dice) =>
        i % 2 === 0 ? dice.pick(legal) : bot(now.state.table, legal, seat, dice),
      )
    }
  }
  return found
}

function after(match: RajasMatch, command: Command): RajasMatch {
  const { seat } = match.state.table.flow
  const outcome = submit(match, { kind: 'command', seat, command })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.match
}

function commands(match: RajasMatch): readonly Command[] {
  return legalFor(match, match.state.table.flow.seat)
}

/** No outcome is new, and every dropped outcome is dominated by a remaining one. */
function expectOnlyWorseGone(
  before: ReadonlyMap<string, Possessions>,
  now: readonly Possessions[],
): void {
  for (const end of now) expect(before.has(`${end}`), `${end} is new`).toBe(true)
  const kept = new Set(now.map(String))
  for (const [key, end] of before) {
    if (kept.has(key)) continue
    const isWorse = now.some((better) => better.length > end.length && containsAll(better, end))
    expect(isWorse, `${key} is missed`).toBe(true)
  }
}

const own = (match: RajasMatch) => playerAt(match.state.table, match.state.table.flow.seat)

test('[G29] a price in dice: given up is a die, or a flip, that the price did not need', () => {
  const found = positions('pay', 150)
  expect(found).toHaveLength(150)
  for (const match of found) {
    const { wait } = match.state.table.flow
    if (wait.kind !== 'pay') throw new Error(wait.kind)
    const colour = rules.tiles[match.state.table.stacks[wait.site.stack].top ?? '']?.colour
    const now = commands(match).map((command) => {
      if (command.type !== 'payDice') throw new Error(command.type)
      const left = own(match).dice.filter(({ id }) => !command.dice.includes(id))
      return possessionsOf(left, own(match).karma - command.flips.length)
    })
    expect(new Set(now.map(String)).size).toBe(now.length)
    expectOnlyWorseGone(paymentOutcomes(own(match), colour ?? 'blue', wait.due), now)
  }
})

test('[G13, G23] dice that are gained: given up is to leave a die that there is room for', () => {
  const found = positions('dice', 300)
  expect(found).toHaveLength(300)
  for (const match of found) {
    const { flow } = match.state.table
    if (flow.wait.kind !== 'dice') throw new Error(flow.wait.kind)
    const now = new Map<string, Possessions>()
    const search = (at: RajasMatch): void => {
      const { table } = at.state
      const { dice, taking } = playerAt(table, flow.seat)
      const isOn = table.flow.wait.kind === 'dice' && table.flow.seat === flow.seat
      const end = possessionsOf(dice, 0, colours(rules, taking))
      if (table.flow.wait.kind === 'roll') now.set(`${end}`, end)
      else if (isOn) for (const command of commands(at)) step(at, command, end)
    }
    const step = (at: RajasMatch, command: Command, end: Possessions): void => {
      if (command.type === 'stopTaking') now.set(`${end}`, end)
      else search(after(at, command))
    }
    search(match)
    const { due, mustTake } = flow.wait
    expectOnlyWorseGone(takingOutcomes(rules, match.state.table, own(match), due, mustTake), [
      ...now.values(),
    ])
  }
})

test('[G28, G60] one die: given up is one that shows the same, or a flip that sells no more', () => {
  const found = positions('cost', 150)
  expect(found).toHaveLength(150)
  for (const match of found) {
    const { flow, players } = match.state.table
    const space = flow.wait.kind === 'cost' ? rules.spaces[players.length]?.[flow.wait.space] : null
    if (!space) throw new Error(flow.wait.kind)
    const player = own(match)
    const ground = groundOf(rules, player.cells)
    const endAfter = ({ die, flip }: Pay): Possessions => {
      const left = player.dice.filter((one) => one.id !== die.id)
      const value = worth(die, flip)
      const coins = space.good ? oneGoodCoins(ground, space.good, value) : 0
      const does = space.kind === 'harbour' ? [`reach ${value}`] : Array<string>(coins).fill('coin')
      return [...possessionsOf(left, player.karma - (flip ? 1 : 0)), ...does].sort()
    }
    const { seat } = flow
    const ways =
      space.chamber > 0
        ? chamberPays(rules, match.state.table, seat, space, player)
        : waysToPay(space, player)
    const before = new Map(ways.map((way) => [`${endAfter(way)}`, endAfter(way)]))
    const now = commands(match).map((command) => {
      if (command.type !== 'payDie') throw new Error(command.type)
      const die = player.dice.find(({ id }) => id === command.die)
      if (!die) throw new Error(command.die)
      return endAfter({ die, flip: command.flip })
    })
    expect(new Set(now.map(String)).size).toBe(now.length)
    expectOnlyWorseGone(before, now)
  }
})

test('[G60] one good: given up is to sell what nobody has', () => {
  const found = positions('good', 25)
  expect(found.length).toBeGreaterThan(5)
  for (const match of found) {
    const { wait } = match.state.table.flow
    const max = wait.kind === 'good' ? wait.max : 0
    const ground = groundOf(rules, own(match).cells)
    const paying = goods.filter((good) => oneGoodCoins(ground, good, max) > 0)
    expect(commands(match)).toEqual(paying.map((good) => ({ type: 'chooseGood', good })))
    expect(paying.length).toBeGreaterThan(0)
  }
})

test('[G59, G60] income tiles: first the tile, then the slot, and every pair of unlike ones is there', () => {
  const found = positions('slot', 60)
  expect(found.length).toBeGreaterThan(30)
  for (const match of found) {
    const { flow } = match.state.table
    if (flow.wait.kind !== 'slot') throw new Error(flow.wait.kind)
    const like = (tile: string) => JSON.stringify(rules.incomeTiles[tile]?.benefit)
    const pairs = layings(rules, match.state.table, flow.seat, flow.wait.tile)
    const before = new Set(pairs.map(({ slot, tile }) => `${slot} ${like(tile)}`))
    const now = commands(match).flatMap((command) => {
      const tiles =
        command.type === 'chooseIncomeTile' ? commands(after(match, command)) : [command]
      return tiles.flatMap((one) =>
        one.type === 'layIncomeTile' ? [`${one.slot} ${like(one.tile)}`] : [],
      )
    })
    expect(new Set(now)).toEqual(before)
    expect(now).toHaveLength(before.size)
  }
})

describe('forced steps', () => {
  test('isForced holds for every command but placing a worker and passing', () => {
    const view = {} as View
    expect(rajas.isForced?.({ type: 'takeKarma', n: 1 }, view)).toBe(true)
    expect(rajas.isForced?.({ type: 'placeWorker', space: 'terrace' }, view)).toBe(false)
    expect(rajas.isForced?.({ type: 'pass' }, view)).toBe(false)
  })

  test('on average a tile takes at most 4 commands, balcony and garden 2, a chamber 3', () => {
    for (const by of ['bot', 'random'] as const) {
      const { kinds: clicks, none } = clicksOf(by, 2)
      const mean = (kind: 'quarry' | 'balcony' | 'garden' | 'chamber') =>
        meanOf(clicks.get(kind)?.own ?? [99])
      expect(mean('quarry')).toBeLessThanOrEqual(4)
      expect(mean('balcony')).toBeLessThanOrEqual(2)
      expect(mean('garden')).toBeLessThanOrEqual(2)
      expect(mean('chamber')).toBeLessThanOrEqual(3)
      // Placing a worker and passing are never automatic, even when they are the only command.
      expect(none.only / none.commands).toBeLessThan(0.03)
    }
  })
})
