/** Answers for the machine: draws, throws and bots' choices, each handed to the truth as an ordinary input. */
import type { Tagged } from '../kernel/command.ts'
import { type AnyStep, legalFor, type Match } from '../kernel/match.ts'
import type { Chance } from '../kernel/pending.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import { keepTyped } from '../physics/kept.ts'
import type { Gesture, Settled } from '../physics/types.ts'
import type { Line } from '../kernel/line.ts'
import { type Level, defaultLevel } from '../bots/levels.ts'
import type { AskedThrow } from './next.ts'
import type { Ports } from './ports.ts'
import { botLevelOf } from './seating.ts'
import type { Reasons } from './reasons.ts'
import type { Seats } from './seats.ts'
import type { Seeds } from './seeds.ts'
import { drawn } from './thrown.ts'
import type { Truth } from './truth.ts'

export interface Answers {
  draw(chance: Chance): Promise<Refusal | null>
  /** Refused as stale when a step was taken back while the pieces fell. */
  throwFor(asked: AskedThrow, gesture: Gesture | null): Promise<Refusal | null>
  /** Takes the faces of real pieces, which are shown as a replay shows a recorded throw. */
  typed(asked: AskedThrow, faces: readonly number[]): Promise<Refusal | null>
  /** Thinks for at least these seconds. Null also when the match went on without waiting for the bot. */
  think(seat: Seat, pauseSeconds: number, isStale: () => boolean): Promise<Refusal | null>
  /** Takes a person's only command. */
  forced(seat: Seat, command: Tagged): Promise<Refusal | null>
  /** Asks a searching bot what it would do on this seat, from this seat's own view; it takes its time. */
  advise(seat: Seat): Promise<Advised>
}

export interface Advised {
  readonly command: Tagged
  /** Null where there was only one command. */
  readonly why: Line | null
}

type Needed = Pick<Ports, 'throwPieces' | 'think' | 'pause'>

export function makeAnswers(
  truth: Truth,
  seeds: Seeds,
  ports: Needed,
  remember: (step: AnyStep, settled: Settled) => void,
  reasons: Pick<Reasons, 'remember'>,
  seats: Pick<Seats, 'noteMaker'>,
): Answers {
  async function choose(seat: Seat, level: Level): Promise<Advised> {
    const match = truth.match()
    const { game, state, length } = match
    const legal = legalFor(match, seat)
    const { at, why } = await ports.think({
      game: game.id,
      ...(game.edition && { edition: game.edition }),
      view: game.view(state, seat),
      legal,
      seat,
      seed: await seeds.bot(length, seat),
      level,
    })
    const command = legal[at]
    if (!command) throw new Error(`${game.id}: a bot chose what is not there`)
    return { command, why }
  }

  /** Nothing has been taken back since: the match is the same one, or has more steps. */
  function isStillThere({ last, length }: Match): boolean {
    return length === 0 || truth.steps()[length - 1] === last
  }

  return {
    advise: (seat) => choose(seat, 'hard'),
    async draw(chance) {
      const { answer, proof } = drawn(chance.ask, await seeds.draw(chance.id))
      return truth.accept({ kind: 'chance', id: chance.id, answer }, proof)
    },
    async throwFor({ chance, pieces }, gesture) {
      const match = truth.match()
      const thrown = await ports.throwPieces(pieces, await seeds.throw(chance.id), gesture)
      if (!isStillThere(match)) return { code: 'staleChance' }
      const { answer, settled, proof } = thrown
      const refused = await truth.accept({ kind: 'chance', id: chance.id, answer }, proof)
      const step = truth.isClosed() ? null : truth.steps().at(-1)
      if (!refused && step && settled) remember(step, settled)
      return refused
    },
    async typed({ chance }, faces) {
      const answer = { kind: 'faces', faces } as const
      return truth.accept(
        { kind: 'chance', id: chance.id, answer },
        keepTyped(await seeds.throw(chance.id)),
      )
    },
    forced: (seat, command) => truth.accept({ kind: 'command', seat, command }),
    async think(seat, pauseSeconds, isStale) {
      const match = truth.match()
      const sitting = truth.header().sittings[seat]
      const [{ command, why }] = await Promise.all([
        choose(seat, sitting ? botLevelOf(sitting) : defaultLevel),
        ports.pause.wait(pauseSeconds),
      ])
      if (truth.match() !== match || isStale()) return null
      const refused = await truth.accept({ kind: 'command', seat, command })
      const step = truth.isClosed() ? null : truth.steps().at(-1)
      if (!refused && step) seats.noteMaker(step, 'bot')
      if (!refused && step && why) reasons.remember(step, why)
      return refused
    },
  }
}
