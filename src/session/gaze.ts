/** Remembers who holds the device, and from that answers who looks at this screen, who acts, and who may take back. */
import type { Seat, Viewer } from '../kernel/seat.ts'
import { hasSecrets, type ScreenLook, screenLookOf } from './look.ts'
import type { Seats } from './seats.ts'
import type { Truth } from './truth.ts'
import type { Undoer } from './undo.ts'

export interface Gaze {
  /** The people who share this screen. */
  readonly people: readonly Seat[]
  look(): ScreenLook
  viewer(): Viewer
  /** True when the viewer has changed. */
  settle(): boolean
  /** This seat wants to play next of those who may. */
  pass(seat: Seat): void
  lift(): void
  /** The seat that may take back here now; null while the device changes hands. */
  undoer(): Undoer | null
}

export function makeGaze(
  truth: Pick<Truth, 'match'>,
  seats: Pick<Seats, 'here' | 'isByBot'>,
): Gaze {
  /** The seat that has the device; null while it lies between all of them. */
  let holder: Seat | null = null
  let played: Seat | null = null
  let wanted: Seat | null = null
  let viewer = look().viewer

  /** Null for a seat that has left this screen. */
  function ifHere(seat: Seat | null): Seat | null {
    return seat !== null && seats.here().includes(seat) ? seat : null
  }

  function look(): ScreenLook {
    return screenLookOf(
      truth.match(),
      seats.here(),
      ifHere(wanted) ?? ifHere(holder),
      ifHere(holder),
    )
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
    get people() {
      return seats.here()
    },
    look,
    settle,
    viewer: () => viewer,
    pass: (seat) => void (wanted = seat),
    lift() {
      holder = look().curtain ?? holder
      wanted = null
    },
    undoer() {
      const people = seats.here()
      const { actor, curtain } = look()
      const seat = actor ?? ifHere(played) ?? people[0]
      if (seat === undefined || curtain !== null) return null
      const isOpen = people.length < 2 || !hasSecrets(truth.match(), people)
      return { seat, owners: isOpen ? people : [seat], isByBot: seats.isByBot }
    },
  }
}
