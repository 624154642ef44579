/** A fake link for tests: phones that know only the view of their seat, act through the one port, and send things twice. */
import type { Tagged } from '../../src/kernel/command.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start } from '../../src/kernel/match.ts'
import type { Origin } from '../../src/kernel/origin.ts'
import type { Random } from '../../src/kernel/random.ts'
import type { Refusal } from '../../src/kernel/refusal.ts'
import type { Seat } from '../../src/kernel/seat.ts'
import type { Gesture } from '../../src/physics/types.ts'
import type { PersonInput } from '../../src/session/act.ts'
import { askedThrow } from '../../src/session/next.ts'
import { makeSession, type Session } from '../../src/session/session.ts'
import { isResting, type SessionState } from '../../src/session/state.ts'
import { makeTestPorts } from './ports.ts'
import { headerFor } from './tables.ts'

export const flick: Gesture = {
  origin: [0, 8, 0],
  direction: [0.8, 0.06, -0.6],
  strength: 0.5,
  spin: 0.4,
}

export interface Link {
  send(seat: Seat, input: PersonInput): Promise<Refusal | null>
  /** Answers that differed when the same act was sent again. */
  readonly unequal: string[]
  readonly done: number
  readonly refused: Refusal[]
}

/** Sends about every third act again: at once, or after it was answered. */
export function makeLink(session: Pick<Session, 'act' | 'match'>, random: Random): Link {
  const unequal: string[] = []
  const refused: Refusal[] = []
  let [sent, done] = [0, 0]
  return {
    unequal,
    refused,
    get done() {
      return done
    },
    async send(seat, input) {
      sent += 1
      const id = `act-${sent}`
      const way = random.int(6)
      const first = session.act(seat, input, id, 'remote')
      const atOnce = way === 0 ? session.act(seat, input, id, 'remote') : first
      const answer = await first
      const later = way === 1 ? session.act(seat, input, id, 'remote') : first
      for (const again of [await atOnce, await later]) {
        if (JSON.stringify(again) !== JSON.stringify(answer)) unequal.push(id)
      }
      if (answer) refused.push(answer)
      else done += 1
      return answer
    },
  }
}

/** Everything that people owe now and may do from elsewhere: a throw, or a choice of each seat that owes one. */
export function owedBy(match: Match, isPhone: (seat: Seat) => boolean, random: Random) {
  const asked = askedThrow(match)
  if (asked) {
    const seat = asked.pieces.find((piece) => isPhone(piece.seat))?.seat
    const input: PersonInput = { kind: 'throw', gesture: flick, request: asked.chance.id }
    return seat === undefined ? [] : [{ seat, input }]
  }
  return pendingOf(match).flatMap((item) => {
    if (item.kind !== 'choice' || !isPhone(item.seat)) return []
    const command = random.pick(ownList(match, item.seat))
    return [{ seat: item.seat, input: { kind: 'command', command, seen: match.length } as const }]
  })
}

/** A phone works its list out from its own view, sent as text. */
function ownList({ game, state }: Match, seat: Seat): readonly Tagged[] {
  const sent: unknown = JSON.parse(JSON.stringify(game.view(state, seat)))
  return game.legal(sent, seat)
}

/** A session without a page: `kinds` has a letter for each seat, `h` for a person and `b` for a bot. */
export function openSession(game: AnyGame, kinds: string, seed: string | Origin) {
  const started = start(game, kinds.length, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const ports = makeTestPorts()
  ports.handOn = true
  const origin: Origin = typeof seed === 'string' ? { kind: 'foretold', seed } : seed
  const header = { ...headerFor(game, kinds), origin }
  return { session: makeSession({ match: started.match, header }, ports), ports }
}

/** Until the match waits for a person, here or elsewhere, or is over. */
export function waited(session: Pick<Session, 'state' | 'onChange'>): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = session.state()
      if (!isResting(state) && state.kind !== 'remote') return
      stop()
      resolve(state)
    }
    const stop = session.onChange(look)
    look()
  })
}

export const firstLegal = (match: Match, seat: Seat): Tagged => {
  const [command] = legalFor(match, seat)
  if (!command) throw new Error(`seat ${seat} owes nothing`)
  return command
}
