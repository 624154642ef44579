/** Makes acts, with ids, of what the people at this screen do. */
import type { Tagged } from '../kernel/command.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Gesture } from '../physics/types.ts'
import type { Act, PersonInput } from './act.ts'
import type { Gaze } from './gaze.ts'
import { personsThrow, throwerOf } from './next.ts'
import type { Truth } from './truth.ts'

type Answer = Promise<Refusal | null>

export interface ActsHere {
  command(step: { readonly seat: Seat; readonly command: Tagged }): Answer
  /** By hand with a gesture, by a button without. */
  throwNow(gesture: Gesture | null): Answer
  /** Takes the faces of real pieces, in the order in which they were asked for. */
  typeFaces(faces: readonly number[]): Answer
  /** For the person who acts here; with a seat for that one's own step, as in parallel play. */
  undo(seat?: Seat): Answer
}

export function makeActsHere(
  act: Act,
  truth: Pick<Truth, 'match'>,
  gaze: Pick<Gaze, 'people' | 'undoer'>,
): ActsHere {
  let acts = 0
  function here(seat: Seat, input: PersonInput): Answer {
    acts += 1
    return act(seat, input, `${acts}`, 'here')
  }

  /** By the person at this screen whose pieces wait. */
  function throwHere(input: PersonInput): Answer {
    const asked = personsThrow(truth.match(), gaze.people)
    const seat = asked && throwerOf(asked.pieces, gaze.people)
    return seat === null ? Promise.resolve({ code: 'staleChance' }) : here(seat, input)
  }

  return {
    command: ({ seat, command }) => here(seat, { kind: 'command', command }),
    throwNow: (gesture) => throwHere({ kind: 'throw', gesture }),
    typeFaces: (faces) => throwHere({ kind: 'faces', faces }),
    undo(seat) {
      const by = seat ?? gaze.undoer()?.seat
      if (by === undefined) return Promise.resolve({ code: 'notYourTurn' })
      return here(by, { kind: 'undo', isOwn: seat !== undefined })
    },
  }
}
