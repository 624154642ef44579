/** The machine's share of a match: draws, throws and bots' choices, each handed to the truth as an ordinary input. */
import { answerFrom, type Piece } from '../../kernel/chance.ts'
import { legalFor } from '../../kernel/match.ts'
import type { Chance } from '../../kernel/pending.ts'
import { makeRandom } from '../../kernel/random.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Gesture, Settled } from '../../physics/types.ts'
import { keepSource, keepTyped } from '../../physics/kept.ts'
import type { AnyStep } from './log.ts'
import type { Ports } from './ports.ts'
import type { Truth } from './truth.ts'

export interface Asked {
  readonly chance: Chance
  readonly pieces: readonly Piece[]
}

export interface Answers {
  draw(chance: Chance): Promise<Refusal | null>
  /** Null also when the match changed or was left while the pieces fell: nobody asks for them any more. */
  throwFor(asked: Asked, gesture: Gesture | null): Promise<Refusal | null>
  /** Real pieces fell on a real table: what came up is shown as a replay shows it. */
  typed(asked: Asked, faces: readonly number[]): Promise<Refusal | null>
  /** Null also when the match went on without waiting for the bot. */
  think(seat: Seat, isStale: () => boolean): Promise<Refusal | null>
}

export function makeAnswers(
  truth: Truth,
  ports: Ports,
  remember: (step: AnyStep, settled: Settled) => void,
): Answers {
  function seedFor(what: string): string {
    const { seed } = truth.header()
    return seed === undefined ? ports.makeSeed() : `${seed}/${what}`
  }

  return {
    async draw(chance) {
      const seed = seedFor(`draw/${chance.id}`)
      const answer = answerFrom(makeRandom(seed), chance.ask)
      return truth.accept({ kind: 'chance', id: chance.id, answer }, keepSource(seed))
    },
    async throwFor({ chance, pieces }, gesture) {
      const match = truth.match()
      const thrown = await ports.throwPieces(pieces, seedFor(`throw/${chance.id}`), gesture)
      if (truth.match() !== match || truth.isClosed()) return null
      const answer = { kind: 'faces', faces: thrown.faces } as const
      const refused = await truth.accept({ kind: 'chance', id: chance.id, answer }, thrown.proof)
      const step = truth.isClosed() ? null : truth.steps().at(-1)
      if (!refused && step && thrown.settled) remember(step, thrown.settled)
      return refused
    },
    typed({ chance }, faces) {
      const answer = { kind: 'faces', faces } as const
      const proof = keepTyped(seedFor(`throw/${chance.id}`))
      return truth.accept({ kind: 'chance', id: chance.id, answer }, proof)
    },
    async think(seat, isStale) {
      const match = truth.match()
      const { game, state, length } = match
      const legal = legalFor(match, seat)
      const seed = seedFor(`bot/${length}/${seat}`)
      const [at] = await Promise.all([
        ports.think({
          game: game.id,
          ...(game.edition && { edition: game.edition }),
          view: game.view(state, seat),
          legal,
          seat,
          seed,
        }),
        ports.pause.wait(ports.pace().pauseSeconds),
      ])
      if (truth.match() !== match || isStale()) return null
      const command = legal[at]
      if (!command) throw new Error(`${game.id}: a bot chose what is not there`)
      return truth.accept({ kind: 'command', seat, command })
    },
  }
}
