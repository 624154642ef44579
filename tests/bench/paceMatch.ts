/** Plays a match at normal speed on a stepped clock, without the time of thinking, and tells how long each turn took. */
import { think } from '../../src/bots/think.ts'
import { paceOfSpeed } from '../../src/app/settings/paceOfSpeed.ts'
import { answerAsk } from '../../src/cli/throws.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { type AnyStep, legalFor, start } from '../../src/kernel/match.ts'
import type { Options } from '../../src/kernel/options.ts'
import type { Seat } from '../../src/kernel/seat.ts'
import { seatColours } from '../../src/kernel/seatColours.ts'
import type { Plan } from '../../src/scenes/board/plan.ts'
import type { MakeScene } from '../../src/scenes/board/scene.ts'
import { lengthOf } from '../../src/physics/trackPose.ts'
import { makePause } from '../../src/session/pace.ts'
import type { Ports } from '../../src/session/ports.ts'
import { makeSession, type Session } from '../../src/session/session.ts'
import { actorOf } from '../../src/session/show/joined.ts'
import { makeTicker } from '../../src/session/show/ticker.ts'
import { makeTimeline, nextTask, tickSeconds, type Timeline } from './paceClock.ts'

export interface PacedMatch {
  readonly game: AnyGame
  /** A person sits on seat 0, bots on all others. */
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** Consecutive steps of one seat, of the bank before anybody plays (null). */
export interface PacedTurn {
  readonly seat: Seat | null
  readonly seconds: number
  /** Motions that played, throws included. */
  readonly motions: number
  readonly inputs: number
  /** Seconds of falling dice or sticks. */
  readonly falling: number
}

export interface Paced {
  readonly turns: readonly PacedTurn[]
  /** Seconds from the person's last act to the next question, where somebody else acted in between. */
  readonly waits: readonly number[]
  readonly seconds: number
}

interface Recorded {
  motions: number
  falling: number
}

async function portsFor({ game, seats }: PacedMatch, timeline: Timeline, recorded: Recorded) {
  const { makeScene } = (await import(`../../src/scenes/${game.id}/index.ts`)) as {
    makeScene: MakeScene
  }
  const scene = makeScene(game.values, seats)
  const ticker = makeTicker(timeline.time, { isHidden: () => false, after: (step) => step() })
  async function worked<T>(job: Promise<T>): Promise<T> {
    timeline.busy += 1
    return job.finally(() => void (timeline.busy -= 1))
  }
  const ports: Ports<Plan> = {
    keep: () => Promise.resolve(),
    async throwPieces(pieces, seed) {
      const thrown = await worked(answerAsk({ kind: 'throw', pieces }, seed, true))
      if (thrown.settled) recorded.falling += lengthOf(thrown.settled.track)
      return thrown
    },
    think: (thought) => worked(think(thought)),
    makeSeed: () => 'unused',
    now: () => timeline.time.now() * 1000,
    pace: () => paceOfSpeed.normal,
    waitsForHand: () => true,
    takesForced: () => true,
    plan: (step) => scene.plan(step),
    showsRolls: () => true,
    ticker: {
      ...ticker,
      run(seconds, speed) {
        if (seconds > 0) recorded.motions += 1
        return ticker.run(seconds, speed)
      },
    },
    pause: makePause(timeline.time),
    onNotice: () => () => undefined,
    report(error) {
      throw error
    },
  }
  return ports
}

/** The seat that makes a step; a draw and a throw of several belong to the seat before it. */
const makerOf = (game: AnyGame, step: AnyStep, before: Seat | null): Seat | null =>
  actorOf(game, step) ?? before

async function playPerson(session: Session, seed: string): Promise<void> {
  const state = session.state()
  const match = session.match()
  if (state.kind === 'hand') return void (await session.throwNow(null))
  const look = session.gaze.look()
  if (look.curtain !== null) return session.liftCurtain()
  const seat = look.actor ?? look.due[0]
  if (seat === undefined) return
  const legal = legalFor(match, seat)
  const { at } = await think({
    game: match.game.id,
    view: match.game.view(match.state, seat),
    legal,
    seat,
    seed: `${seed} ${match.length}`,
    level: 'medium',
  })
  const command = legal[at]
  if (command) await session.command({ seat, command })
}

function sessionOf({ game, seats, options, seed }: PacedMatch, ports: Ports<Plan>) {
  const begun = start(game, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const sittings = Array.from({ length: seats }, (_, seat) => ({
    name: `P${seat}`,
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
    colour: seatColours[seat] ?? 'ruby',
    level: 'medium' as const,
  }))
  const header = {
    id: 'pace',
    game: game.id,
    rules: game.rules,
    options,
    sittings,
    origin: { kind: 'foretold' as const, seed },
    created: 0,
    updated: 0,
    length: 0,
    winners: null,
  }
  return makeSession({ match: begun.match, header }, ports)
}

export async function playPaced(paced: PacedMatch): Promise<Paced> {
  const timeline = makeTimeline()
  const recorded: Recorded = { motions: 0, falling: 0 }
  const session = sessionOf(paced, await portsFor(paced, timeline, recorded))
  const shownAt: { seconds: number; motions: number; falling: number }[] = []
  const waits: number[] = []
  let [acted, from] = [0, 0]
  const note = () => {
    const { kind } = session.state()
    const showing = session.head.showing()
    if (kind === 'showing' && showing.moving !== null) return
    if (session.head.shown() !== session.match().length || !session.head.isCaughtUp()) return
    const now = { seconds: timeline.time.now(), ...recorded }
    while (shownAt.length < session.head.shown()) shownAt.push(now)
  }
  session.onChange(note)
  session.wake()
  while (session.state().kind !== 'stopped') {
    const { kind } = session.state()
    if (kind === 'person' || kind === 'hand') {
      const since = session.truth.steps().slice(from)
      const others = since.some(({ input }) => input.kind === 'command' && input.seat !== 0)
      if (others && from > 0) waits.push(timeline.time.now() - acted)
      acted = timeline.time.now()
      from = session.match().length
      await playPerson(session, paced.seed)
      continue
    }
    if (timeline.busy === 0 && timeline.listening > 0) timeline.time.advance(tickSeconds)
    await nextTask()
  }
  note()
  const state = session.state()
  if (state.kind !== 'stopped' || state.why !== 'over')
    throw new Error(`stopped: ${JSON.stringify(state)}`)
  const turns = turnsOf(paced.game, session.truth.steps(), shownAt)
  session.leave()
  return { turns, waits, seconds: timeline.time.now() }
}

/** Events after which another turn begins. */
const turnEvents: ReadonlySet<string> = new Set(['turnBegan', 'turnStarted', 'roundBegan'])

function turnsOf(
  game: AnyGame,
  steps: readonly AnyStep[],
  shownAt: readonly {
    readonly seconds: number
    readonly motions: number
    readonly falling: number
  }[],
): readonly PacedTurn[] {
  const turns: PacedTurn[] = []
  let [seat, begin]: [Seat | null, number] = [null, 0]
  const at = (number: number) => shownAt[number - 1] ?? { seconds: 0, motions: 0, falling: 0 }
  const close = (end: number) => {
    if (end === begin) return
    const [was, is] = [at(begin), at(end)]
    turns.push({
      seat,
      seconds: is.seconds - was.seconds,
      motions: is.motions - was.motions,
      falling: is.falling - was.falling,
      inputs: end - begin,
    })
    begin = end
  }
  for (const [i, step] of steps.entries()) {
    const actor = makerOf(game, step, seat)
    // a turn of the game ends here, even if the same seat goes on
    const isNew = i > 0 && steps[i - 1]?.events.some(({ type }) => turnEvents.has(type))
    if (actor === seat && !isNew) continue
    close(i)
    seat = actor
  }
  close(steps.length)
  return turns
}
