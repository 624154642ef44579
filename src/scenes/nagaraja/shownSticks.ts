/** What is shown large of a player's sticks: the faces that lie, or those sticks that are called and have none yet. */
import type { Box, StickFace } from '../../games/nagaraja/edition/index.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { calledSticks } from '../../games/nagaraja/telling/outlook.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bothSeats, type StickKind, stickKinds } from '../../games/nagaraja/vocabulary.ts'
import type { Aim } from '../contract.ts'
import { stickTouch } from './picks.ts'
import { sticksInOrder, sticksOf } from './sticks.ts'

export interface ShownStick {
  readonly kind: StickKind
  /** null: it is still to fall. */
  readonly face: StickFace | null
  /** Paid, discarded, or about to be. */
  readonly isSpent: boolean
  /** Touching it in the tray leads to a command. */
  readonly isOffered: boolean
  readonly isChosen: boolean
}

/** What may be touched next, and what has been. */
export interface Touched {
  readonly glow: ReadonlySet<string>
  readonly chosen: readonly string[]
}

/** The stick whose face is shown on this column of the ledge. */
export function stickShownOn(view: View, id: string): string | null {
  const all = bothSeats.flatMap((seat) =>
    sticksInOrder(view, seat).map((stick) => ({ seat, stick })),
  )
  const shown = all.find(({ seat, stick }) => stickTouch(view, seat, stick.id).includes(id))
  return shown?.stick.id ?? null
}

const toFall = (kind: StickKind): ShownStick => ({
  kind,
  face: null,
  isSpent: false,
  isOffered: false,
  isChosen: false,
})

export function shownSticks(
  box: Box,
  view: View,
  seat: number,
  focused: Aim<Command> | null,
  { glow, chosen }: Touched,
): readonly ShownStick[] {
  const called = calledSticks(box, view, seat)
  if (called)
    return stickKinds.flatMap((kind) => Array.from({ length: called[kind] }, () => toFall(kind)))
  return sticksOf(box, view, focused).flatMap(({ piece, face, spent }) => {
    const kind = stickKinds.find((one) => one === piece.skin)
    if (piece.seat !== seat || !kind) return []
    const up = face === null ? null : (box.faces[kind][face] ?? null)
    const isOffered = glow.has(piece.id)
    const isChosen = stickTouch(view, seat, piece.id).some((id) => chosen.includes(id))
    return [{ kind, face: up, isSpent: spent, isOffered, isChosen }]
  })
}
