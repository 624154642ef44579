/** Remembers who holds the device, and from that answers who looks, who acts, and whose steps may be taken back. */
import type { Seat, Viewer } from '../kernel/seat.ts'
import { hasSecrets, type Look, lookOf } from './look.ts'
import type { Truth } from './truth.ts'
import type { Undoer } from './undo.ts'

export interface Gaze {
  readonly people: readonly Seat[]
  look(): Look
  viewer(): Viewer
  /** True when the viewer has changed. */
  settle(): boolean
  /** The seat that wants to play next of those who may. */
  pass(seat: Seat): void
  lift(): void
  /** Who may take back here now; null while the device changes hands. */
  undoer(): Undoer | null
}

export function makeGaze(truth: Pick<Truth, 'match'>, people: readonly Seat[]): Gaze {
  /** Who has the device; null while it lies between all of them. */
  let holder: Seat | null = null
  let played: Seat | null = null
  let wanted: Seat | null = null
  let viewer = look().viewer

  function look(): Look {
    return lookOf(truth.match(), people, wanted ?? holder, holder)
  }

  function settle(): boolean {
    const now = look()
    if (now.actor !== null) holder = played = now.actor
    else if (now.viewer === 'table' && now.curtain === null) holder = null
    if (now.curtain === null) wanted = null
    const isNew = now.viewer !== viewer
    viewer = now.viewer
    return isNew
  }

  return {
    people,
    look,
    settle,
    viewer: () => viewer,
    pass: (seat) => void (wanted = seat),
    lift() {
      holder = look().curtain ?? holder
      wanted = null
    },
    undoer() {
      const { actor, curtain } = look()
      const seat = actor ?? played ?? people[0]
      if (seat === undefined || curtain !== null) return null
      const isOpen = people.length < 2 || !hasSecrets(truth.match(), people)
      return { seat, people, owners: isOpen ? people : [seat] }
    },
  }
}
