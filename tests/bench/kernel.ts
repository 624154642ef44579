/** `npm run bench -- kernel`: random matches in our kernel and in boardgame.io, interleaved in one run. */
import { readArgs } from '../../src/cli/args.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { conclude } from './conclude.ts'
import { loadPeer, makeMove, type Peer } from './peers/boardgameio.ts'
import { type BorderG, peerBorder } from './peers/border.ts'
import { enumerate } from './peers/borderSheet.ts'

const about = `npm run bench -- kernel [--seconds S] [--seats N] [--json]

Random matches of The Border in our kernel and the same game written for boardgame.io, by turns
until both have had S seconds (10); then the other games of the house with all their seats.`

interface Count {
  matches: number
  inputs: number
  seconds: number
}

type PlayOne = (seed: string) => number

function oursOf(game: AnyGame, seats: number): PlayOne {
  return (seed) => {
    const started = start(game, seats)
    if (!started.ok) throw new Error(started.refusal.code)
    return playOut(started.match, makeRandom(seed)).length
  }
}

/** Calls the peer's reducer directly, without a client, a store or a transport. */
function peerOf(peer: Peer, seats: number): PlayOne {
  const reduce = peer.reducerOf<BorderG>(peerBorder)
  return (seed) => {
    const random = makeRandom(seed)
    let state = peer.start<BorderG>({ ...peerBorder, seed }, seats)
    let inputs = 0
    while (state.ctx.gameover === undefined) {
      const playerID = random.pick(Object.keys(state.ctx.activePlayers ?? {}))
      const { type, args } = random.pick(enumerate(state.G, state.ctx, playerID))
      const next = reduce(state, makeMove(type, args, playerID))
      if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${type}`)
      state = next
      inputs += 1
    }
    return inputs
  }
}

function add(count: Count, play: PlayOne, seconds: number, seed: string): void {
  const begun = process.hrtime.bigint()
  let passed = 0
  do {
    count.inputs += play(`${seed}/${count.matches}`)
    count.matches += 1
    passed = Number(process.hrtime.bigint() - begun) / 1e9
  } while (passed < seconds)
  count.seconds += passed
}

const perSecond = ({ inputs, seconds }: Count): number => Math.round(inputs / seconds)
const matchesPerSecond = ({ matches, seconds }: Count): number =>
  Math.round((matches / seconds) * 10) / 10

function tell(name: string, count: Count): void {
  const each = Math.round(count.inputs / count.matches)
  console.log(
    `${name}: ${perSecond(count)} inputs/s, ${matchesPerSecond(count)} matches/s (${count.matches} matches of ${each} inputs)`,
  )
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, { seconds: text, seats: text, json: { type: 'boolean' } })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const seconds = args.count('seconds', 1, 600) ?? 10
  const seats = args.count('seats', 2, 4) ?? 3
  const border = games.find((game) => game.id === 'border')
  if (!border) throw new Error('The Border is not registered')
  const ours: Count = { matches: 0, inputs: 0, seconds: 0 }
  const theirs: Count = { matches: 0, inputs: 0, seconds: 0 }
  const playOurs = oursOf(border, seats)
  const playTheirs = peerOf(loadPeer(), seats)
  for (const play of [playOurs, playTheirs]) add({ ...ours }, play, 1, 'warm')
  // interleaved, so that load on the machine affects both alike
  const slices = 10
  for (let i = 0; i < slices; i += 1) {
    add(ours, playOurs, seconds / slices, 'ours')
    add(theirs, playTheirs, seconds / slices, 'theirs')
  }
  tell(`border, ${seats} seats, our kernel`, ours)
  tell(`border, ${seats} seats, boardgame.io`, theirs)
  const ratio = round(perSecond(ours) / perSecond(theirs))
  const matchRatio = round(matchesPerSecond(ours) / matchesPerSecond(theirs))
  console.log(
    `${ratio} times the inputs, ${matchRatio} times the matches (goal: 10 times, best: 20)`,
  )
  const others = games.filter((game) => game !== border).map((game) => measure(game, seconds / 2))
  const isGood = Math.min(ratio, matchRatio) >= 10
  const reached20 = Math.min(ratio, matchRatio) >= 20
  const figures = { border: perSecond(ours), boardgameio: perSecond(theirs), ratio, matchRatio }
  return conclude(args, 'kernel', isGood, { ...figures, others, reached20 })
}

function measure(game: AnyGame, seconds: number): { game: string; inputs: number } {
  const count: Count = { matches: 0, inputs: 0, seconds: 0 }
  const seats = game.seats.max
  const play = oursOf(game, seats)
  add({ ...count }, play, 1, 'warm')
  add(count, play, seconds, 'ours')
  tell(`${game.id}, ${seats} seats, our kernel`, count)
  return { game: game.id, inputs: perSecond(count) }
}

const round = (value: number): number => Math.round(value * 10) / 10
