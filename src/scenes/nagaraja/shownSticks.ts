/** Sticks printed on a player's slope of the ledge: thrown ones with their faces, or called ones without. */
import type { Box, StickFace } from '../../games/nagaraja/edition.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { calledSticks } from '../../games/nagaraja/telling/outlook.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats, type StickKind, stickKinds } from '../../games/nagaraja/vocabulary.ts'
import type { Aim } from '../contract.ts'
import { stickTouch } from './picks.ts'
import { sticksInOrder, sticksOf } from './sticks.ts'

export interface ShownStick {
  readonly kind: StickKind
  /** Null: not thrown yet. */
  readonly face: StickFace | null
  /** Spent or discarded, or would be by the focused command. */
  readonly isSpent: boolean
  /** May be touched next. */
  readonly isOffered: boolean
  readonly isChosen: boolean
}

/** Ids that may be touched next, and ids touched so far. */
export interface Touched {
  readonly glow: ReadonlySet<string>
  readonly chosen: readonly string[]
}

/** The stick whose face is printed on this ledge column. */
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
