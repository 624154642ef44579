/** Remembers who holds the device, and from that answers who looks, who acts, and whose steps may be taken back. */
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { hasSecrets, type Look, lookOf } from './look.ts'
import type { People, Truth } from './truth.ts'

export interface Gaze {
  readonly humans: readonly Seat[]
  look(): Look
  viewer(): Viewer
  /** True when the viewer has changed. */
  settle(): boolean
  /** The seat that wants to play next of those who may. */
  pass(seat: Seat): void
  lift(): void
  undoer(): (People & { readonly seat: Seat }) | null
}

export function makeGaze(truth: Truth, humans: readonly Seat[]): Gaze {
  /** Who has the device; null while it lies between all of them. */
  let holder: Seat | null = null
  let played: Seat | null = null
  let wanted: Seat | null = null
  let viewer = look().viewer

  function look(): Look {
    return lookOf(truth.match(), humans, wanted ?? holder, holder)
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
    humans,
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
      const seat = actor ?? played ?? humans[0]
      if (seat === undefined || curtain !== null) return null
      const isOpen = humans.length < 2 || !hasSecrets(truth.match(), humans)
      return { seat, humans, owners: isOpen ? humans : [seat] }
    },
  }
}
