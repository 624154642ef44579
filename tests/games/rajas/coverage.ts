/** `npx tsx tests/games/rajas/coverage.ts [matches]`: how often each tile, space, chamber, benefit and bonus occurs. */
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { Command } from '../../../src/games/rajas/commands.ts'
import type { Event } from '../../../src/games/rajas/events.ts'
import type { State, View } from '../../../src/games/rajas/types.ts'
import type { Wait } from '../../../src/games/rajas/types/waits.ts'
import { type Match, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance, type Chooser } from '../../../src/kernel/playout.ts'
import { payingTile } from '../../../src/games/rajas/rules/progress.ts'
import { makeRandom } from '../../../src/kernel/random.ts'

const rajasRules = rajas.values

const rajasBot = makeRajasBot(rajas.values)

export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

const optionSets = [
  {},
  { navaratna: true },
  { ganga: true },
  { handicap: 'experienced' },
  { navaratna: true, ganga: true },
] as const

const waitKinds: readonly Wait['kind'][] = [
  'place',
  'cost',
  'tile',
  'site',
  'pay',
  'dice',
  'rerollChoice',
  'upgrade',
  'karma',
  'boat',
  'chamber',
  'good',
  'income',
  'slot',
  'reveal',
  'roll',
  'reroll',
  'firstPlayer',
  'riverDie',
  'riverTile',
  'brownTile',
  'whiteTile',
]

type PlayStyle = Chooser<State, View, Command, Event>

const random: PlayStyle = (_match, _seat, legal, dice) => dice.pick(legal)
const sensible: PlayStyle = (match, seat, legal, dice) =>
  rajasBot(match.state.table, legal, seat, dice)
const mixed: PlayStyle = (match, seat, legal, dice) =>
  (dice.int(3) === 0 ? random : sensible)(match, seat, legal, dice)

/** A player that prefers commands matching `taste`, and otherwise mixes random and bot play. */
const preferring =
  (taste: RegExp): PlayStyle =>
  (match, seat, legal, dice) => {
    const liked = legal.filter((command) => taste.test(JSON.stringify(command)))
    return liked.length > 0 ? dice.pick(liked) : mixed(match, seat, legal, dice)
  }

/** Four kinds of players, since random ones rarely build and bots never waste time. */
const playStyles: readonly PlayStyle[] = [
  random,
  mixed,
  preferring(/quarry|chamber-[25]|placeTile.*cell":1\d|chooseIncomeTile.*(red|brown|yellow)/),
  preferring(/harbour|chamber-[16]/),
]

/** Counters of everything that must occur, all 0. */
function zeroCounts(): Map<string, Map<string, number>> {
  const rows: Record<string, readonly string[]> = {
    'tiles laid': Object.keys(rajasRules.tiles),
    'covered by': ['empty cell', 'another tile'],
    'worker spaces': (rajasRules.spaces[4] ?? []).map((space) => space.id),
    'river spaces': rajasRules.river.flatMap((_, space) => (space > 0 ? [`${space}`] : [])),
    'river tiles landed on': Object.keys(rajasRules.riverTiles),
    'chambers from the river': ['2', '3', '4', '5', '6'],
    'incomes, front': Object.keys(rajasRules.front.incomes),
    'incomes, back': Object.keys(rajasRules.back.incomes),
    'income tiles gained': Object.keys(rajasRules.incomeTiles),
    'track bonuses': [
      ...rajasRules.fame.map(({ at }) => `fame ${at}`),
      ...rajasRules.wealth.map(({ at }) => `wealth ${at}`),
    ],
    'workers join': ['bridge', 'fame', 'wealth'],
    'workers leave': ['bridge', 'fame', 'wealth'],
    waits: waitKinds,
    others: [
      'flip',
      'return',
      'decline',
      'pass',
      'reroll',
      'white shuffle',
      'elephant',
      'missed turn',
    ],
  }
  return new Map(
    Object.entries(rows).map(([row, keys]) => [row, new Map(keys.map((key) => [key, 0]))]),
  )
}

export function coverage(matches: number, seed: string): Counts {
  const counts = zeroCounts()
  const count = (row: string, key: string): void => {
    const cells = counts.get(row)
    const known = cells?.get(key)
    if (cells === undefined || known === undefined) throw new Error(`${row}: ${key} is unknown`)
    cells.set(key, known + 1)
  }
  for (let i = 0; i < matches; i += 1) {
    const seats = 2 + (Math.floor(i / 4) % 3)
    const options = optionSets[Math.floor(i / 12) % optionSets.length] ?? {}
    const handicap = 'handicap' in options ? { handicap: Array(seats).fill('experienced') } : {}
    const begun = start(rajas, seats, { ...options, ...handicap })
    if (!begun.ok) throw new Error(begun.refusal.code)
    const dice = makeRandom(`${seed} ${i}`)
    const temper = playStyles[i % playStyles.length]
    let match: Match<State, View, Command, Event> = begun.match
    while (pendingOf(match).length > 0) {
      const before = match.state
      count('waits', before.table.flow.wait.kind)
      match = advance(match, dice, temper)
      for (const event of match.last?.events ?? []) {
        countEvent(count, event, match.state)
      }
    }
  }
  return counts
}

function countEvent(
  count: (row: string, key: string) => void,
  event: Event,
  { table }: State,
): void {
  switch (event.type) {
    case 'tilePlaced':
      count('tiles laid', event.tile)
      return count('covered by', event.covers === null ? 'empty cell' : 'another tile')
    case 'workerPlaced':
      return count('worker spaces', event.space)
    case 'boatMoved': {
      const tile = table.river[event.to]
      count('river spaces', `${event.to}`)
      return tile ? count('river tiles landed on', tile) : undefined
    }
    case 'chamberVisited':
      return count('chambers from the river', `${event.chamber}`)
    case 'incomeLinked': {
      const player = table.players[event.seat]
      const tile = player ? payingTile(player, event.income) : null
      count(`incomes, ${player?.side ?? 'front'}`, event.income)
      return tile ? count('income tiles gained', tile) : undefined
    }
    case 'whiteTileDrawn':
      return count('income tiles gained', event.tile)
    case 'bonusReached':
      return count('track bonuses', `${event.track} ${event.at}`)
    case 'workerActivated':
      return count('workers join', event.spot)
    case 'workerLeft':
      return count('workers leave', event.spot)
    case 'diePaid':
      return event.flip ? count('others', 'flip') : undefined
    case 'dieReturned':
      return count('others', 'return')
    case 'gainDeclined':
      return count('others', 'decline')
    case 'turnPassed':
      return count('others', 'pass')
    case 'diceRerolled':
      return count('others', 'reroll')
    case 'whiteTilesShuffled':
      return count('others', 'white shuffle')
    case 'elephantClaimed':
      return count('others', 'elephant')
    case 'tileOffered':
      return count('others', 'missed turn')
    default:
      return undefined
  }
}

/** The items that never occurred, each as `row: key`. */
export function missingItems(counts: Counts): readonly string[] {
  return [...counts].flatMap(([row, cells]) =>
    [...cells].flatMap(([key, n]) => (n === 0 ? [`${row}: ${key}`] : [])),
  )
}

function main(matches: number): void {
  const counts = coverage(matches, 'coverage')
  for (const [row, cells] of counts) {
    const cellTexts = [...cells].map(([key, n]) => `${key} ${n}`)
    console.log(`${row} (${cells.size}): ${cellTexts.join(', ')}`)
  }
  const missing = missingItems(counts)
  console.log(
    `${matches} matches; never seen: ${missing.length > 0 ? missing.join(', ') : 'nothing'}`,
  )
  process.exitCode = missing.length > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename) main(Number(process.argv[2] ?? 300))
