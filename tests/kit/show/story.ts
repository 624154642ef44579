/** Makes a show of a bots' match without a renderer: every motion with its time, and the director's cuts. */
import { botFor } from '../../../src/bots/index.ts'
import type { Answer, Piece } from '../../../src/kernel/chance.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import type { Options } from '../../../src/kernel/options.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'
import type { Viewer } from '../../../src/kernel/seat.ts'
import { namedGesture } from '../../../src/physics/gesture.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import { lengthOf } from '../../../src/physics/trackPose.ts'
import type { Settled } from '../../../src/physics/types.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import { type Director, makeDirector } from '../../../src/stage/director/director.ts'
import type { DirectedMotion } from '../../../src/stage/director/motion.ts'
import type { Take } from '../../../src/stage/director/shot.ts'

export interface Shown {
  readonly motion: DirectedMotion
  readonly beginSeconds: number
  readonly endSeconds: number
}

export interface Story {
  readonly scene: GameScene
  readonly shown: readonly Shown[]
  /** Intervals in which a player decides. */
  readonly holds: readonly (readonly [number, number])[]
  readonly takes: readonly Take[]
  readonly endSeconds: number
  readonly match: Match
}

/** Seconds that a bot seems to think; now and then one thinks longer than a shot may last otherwise. */
const thinking = { usual: 0.7, long: 31, longOnce: 40 } as const

export interface StoryCase {
  readonly game: AnyGame
  readonly scene: GameScene
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly viewer: Viewer
  /** Called after each step. */
  onStep?(match: Match): void
}

/** Must be awaited before the first throw: loads the physics. */
export const storyReady = ready

interface Teller {
  readonly director: Director
  readonly shown: Shown[]
  readonly takes: Map<string, Take>
  now: number
}

/** Keeps the takes that have begun, which can no longer change. */
function keep({ director, takes, now }: Teller): void {
  for (const take of director.takes())
    if (take.sinceSeconds <= now) takes.set(`${take.sinceSeconds} ${take.name}`, take)
}

function show(teller: Teller, motion: DirectedMotion, seconds: number): void {
  const beginSeconds = teller.director.direct(motion, teller.now)
  teller.now = beginSeconds + seconds
  teller.shown.push({ motion, beginSeconds, endSeconds: teller.now })
  keep(teller)
}

function thrown(pieces: readonly Piece[], seed: string): Settled {
  const bare = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
  return simulate({ version: 1, pieces: bare, seed, gesture: namedGesture('default', bare) })
}

function beatOf(match: Match, before: Match, { scene, viewer }: StoryCase): DirectedMotion {
  const { game } = match
  const [from, to] = [game.view(before.state, viewer), game.view(match.state, viewer)]
  const events = (match.last?.events ?? []).map((event) => game.redact(event, viewer))
  const plan = scene.plan({ number: match.length, from, to, events })
  const owed = pendingOf(match)
  const asked = owed.find((item) => item.kind === 'chance')
  const toThrow = asked?.kind === 'chance' && asked.ask.kind === 'throw' ? asked.ask.pieces : []
  const due = owed.flatMap((item) => (item.kind === 'choice' ? [item.seat] : []))
  return { kind: 'beat', plan, to, due, toThrow, speed: 1 }
}

/** Plays one input; shows a throw before its consequences. */
function step(teller: Teller, match: Match, random: Random, seed: string): Match {
  const owed = random.pick(pendingOf(match))
  if (owed.kind === 'choice') {
    const view = match.game.view(match.state, owed.seat)
    const legal = legalFor(match, owed.seat)
    const command = botFor(match.game)(view, legal, owed.seat, random)
    return accepted(submit(match, { kind: 'command', seat: owed.seat, command }))
  }
  let answer: Answer = answerFrom(random, owed.ask)
  if (owed.ask.kind === 'throw') {
    const settled = thrown(owed.ask.pieces, `${seed} ${match.length}`)
    answer = { kind: 'faces', faces: settled.faces }
    const seconds = lengthOf(settled.track)
    show(teller, { kind: 'roll', pieces: owed.ask.pieces, settled, speed: 1 }, seconds)
  }
  return accepted(submit(match, { kind: 'chance', id: owed.id, answer }))
}

function accepted(outcome: ReturnType<typeof submit>): Match {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.match
}

export function tellStory(given: StoryCase): Story {
  const { game, scene, seats, options, seed, viewer } = given
  const begun = start(game, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let match = begun.match
  const random = makeRandom(seed)
  const director = makeDirector(game.id, scene, viewer)
  const teller: Teller = { director, shown: [], takes: new Map(), now: 0 }
  const holds: (readonly [number, number])[] = []
  given.onStep?.(match)
  while (pendingOf(match).length > 0) {
    const before = match
    match = step(teller, before, random, seed)
    const motion = beatOf(match, before, given)
    show(teller, motion, motion.kind === 'beat' ? motion.plan.length : 0)
    given.onStep?.(match)
    if (pendingOf(match).some(({ kind }) => kind === 'choice')) {
      const seconds = random.int(thinking.longOnce) === 0 ? thinking.long : thinking.usual
      holds.push([teller.now, teller.now + seconds])
      teller.now += seconds
      keep(teller)
    }
  }
  teller.now += 10
  keep(teller)
  const takes = [...teller.takes.values()].toSorted((a, b) => a.sinceSeconds - b.sinceSeconds)
  return { scene, shown: teller.shown, holds, takes, endSeconds: teller.now, match }
}
