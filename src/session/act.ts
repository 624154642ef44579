/** The one port for everything a person does, at this screen or elsewhere: each act is answered, and done once at most. */
import type { Tagged } from '../kernel/command.ts'
import { type Share, shareLimits } from '../kernel/origin.ts'
import type { Outcome, Refusal } from '../kernel/refusal.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import { keepableGesture } from '../physics/ask.ts'
import type { Gesture } from '../physics/types.ts'
import type { Answers } from './answers.ts'
import type { Drive } from './drive.ts'
import type { Gaze } from './gaze.ts'
import { type Header, originOf } from './header.ts'
import { type AskedThrow, askedThrow } from './next.ts'
import { makeOnce } from './once.ts'
import type { SeatMode, Seats } from './seats.ts'
import type { Truth } from './truth.ts'
import type { Undoer } from './undo.ts'

export type PersonInput =
  /** `seen`: how many inputs the person knew of; refused where this seat has acted since. */
  | { readonly kind: 'command'; readonly command: Tagged; readonly seen?: number }
  /** By hand with a gesture, by a button without; `request` is the id of the chance that is answered. */
  | { readonly kind: 'throw'; readonly gesture: Gesture | null; readonly request?: number }
  /** Faces of real pieces, in the order in which they were asked for. */
  | { readonly kind: 'faces'; readonly faces: readonly number[]; readonly request?: number }
  /** `isOwn`: only this seat's own step, even if this screen could take back another's. */
  | { readonly kind: 'undo'; readonly isOwn?: boolean }
  /** Adds to the seeds, before the first of them is used. */
  | { readonly kind: 'share'; readonly share: Pick<Share, 'kind' | 'text'> }

/** Null when it was done. The same id from the same seat is answered again and not done again. */
export type Act = (
  seat: Seat,
  input: PersonInput,
  id: string,
  from: Exclude<SeatMode, 'bot'>,
) => Promise<Refusal | null>

interface Acting {
  readonly truth: Truth
  readonly drive: Pick<Drive, 'state' | 'byPerson' | 'byRemote'>
  readonly seats: Seats
  readonly gaze: Pick<Gaze, 'look' | 'pass' | 'undoer'>
  readonly answers: Pick<Answers, 'throwFor' | 'typed'>
  /** False once a seed was made: from then on no share can change it. */
  isUnseeded(): boolean
  /** Counts the time that a person at this screen took. */
  spend(seat: Seat): void
  /** Shows the position that a step was taken back to. */
  showTakenBack(): void
}

const no = (code: Refusal['code']): Refusal => ({ code })

export function makeAct(acting: Acting): Act {
  const { truth, drive, seats, gaze, answers } = acting
  const once = makeOnce<Refusal | null>()

  async function command(
    seat: Seat,
    { command, seen }: PersonInput & { kind: 'command' },
    isHere: boolean,
  ): Promise<Refusal | null> {
    const { open, actor } = gaze.look()
    if (isHere && !open.includes(seat)) return no('notYourTurn')
    if (seen !== undefined && hasActedSince(seat, seen)) return no('staleCommand')
    if (isHere && seat !== actor) gaze.pass(seat)
    if (isHere) acting.spend(seat)
    const refused = await truth.accept({ kind: 'command', seat, command })
    const step = truth.steps().at(-1)
    if (!refused && step) seats.noteMaker(step, 'person')
    return refused
  }

  function hasActedSince(seat: Seat, seen: number): boolean {
    const since = truth.steps().slice(Math.max(0, seen))
    return since.some(({ input }) => input.kind === 'command' && input.seat === seat)
  }

  async function chance(
    seat: Seat,
    request: number | undefined,
    isHere: boolean,
    answer: (asked: AskedThrow) => Promise<Refusal | null>,
  ): Promise<Refusal | null> {
    const asked = askedThrow(truth.match())
    if (!asked || (request !== undefined && request !== asked.chance.id)) return no('staleChance')
    if (!asked.pieces.some((piece) => piece.seat === seat)) return no('notYourTurn')
    if (isHere) acting.spend(seat)
    return answer(asked)
  }

  async function undo(seat: Seat, isOwn: boolean): Promise<Refusal | null> {
    if (drive.state().kind === 'lookingBack') return no('busy')
    const own: Undoer = { seat, owners: [seat], isByBot: seats.isByBot }
    const undoer = isOwn ? own : gaze.undoer()
    const refused = undoer ? await truth.undo(undoer) : no('notYourTurn')
    acting.showTakenBack()
    return refused
  }

  function share(seat: Seat, given: Pick<Share, 'kind' | 'text'>): Promise<Refusal | null> {
    return truth.bind(() => {
      if (!acting.isUnseeded()) return refuse('tooLateToShare')
      return sharedBy(truth.header(), { from: seat, ...given })
    })
  }

  function done(seat: Seat, input: PersonInput, isHere: boolean): Promise<Refusal | null> {
    switch (input.kind) {
      case 'command':
        return command(seat, input, isHere)
      case 'throw':
        return chance(seat, input.request, isHere, (asked) =>
          answers.throwFor(asked, input.gesture && keepableGesture(input.gesture)),
        )
      case 'faces':
        return chance(seat, input.request, isHere, (asked) => answers.typed(asked, input.faces))
      case 'undo':
        return undo(seat, !isHere || input.isOwn === true)
      case 'share':
        return share(seat, input.share)
    }
  }

  return (seat, input, id, from) =>
    once(`${from} ${seat}`, id, () => {
      const job = async () => {
        // the seat may have been taken over while this waited
        if (seats.modeOf(seat) !== from) return no('notYourSeat')
        return done(seat, input, from === 'here')
      }
      // a share changes nothing that is shown, so it wakes nobody
      return from === 'here' && input.kind !== 'share' ? drive.byPerson(job) : drive.byRemote(job)
    })
}

/** The origin with this seat's share instead of its former one. */
function sharedBy(header: Header, given: Share): Outcome<{ origin: ReturnType<typeof originOf> }> {
  const origin = originOf(header)
  if (origin.kind !== 'committed') return refuse('tooLateToShare')
  const { kind, text } = given
  const isKind = kind === 'word' || kind === 'stir'
  const isFit = isKind && text !== '' && text.length <= shareLimits[kind]
  const others = origin.shares.filter(({ from }) => from !== given.from)
  if (!isFit || others.length >= shareLimits.count) return refuse('badShare')
  return { ok: true, origin: { ...origin, shares: [...others, given] } }
}
