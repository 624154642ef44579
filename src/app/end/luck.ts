/** Statistics of each player's throws, tested against fair dice and sticks. */
import { askBefore } from '../../kernel/chanceRequest.ts'
import { faceCount } from '../../shapes/pieces.ts'
import { stepsOf } from '../../kernel/journal.ts'
import type { Match } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { chiTail, evenTest } from '../../physics/fairness/chi.ts'

export interface Luck {
  readonly seat: Seat
  /** Throws that contained a piece of this seat, and the number of its pieces. */
  readonly throws: number
  readonly pieces: number
  /** p-value: probability that fair pieces fall at least as unevenly; null for too few throws. */
  readonly p: number | null
}

/** Minimum of throws per face for a kind of piece to be tested. */
const fewest = 5

export function luckOf(match: Match): readonly Luck[] {
  const counts = new Map<Seat, Map<string, number[]>>()
  const throws = new Map<Seat, number>()
  for (const step of stepsOf(match)) {
    const ask = askBefore(match.game, step)
    if (ask?.kind !== 'throw' || step.input.kind !== 'chance') continue
    const { answer } = step.input
    if (answer.kind !== 'faces') continue
    for (const seat of new Set(ask.pieces.map((piece) => piece.seat)))
      throws.set(seat, (throws.get(seat) ?? 0) + 1)
    ask.pieces.forEach(({ seat, kind }, i) => {
      const own = counts.get(seat) ?? new Map<string, number[]>()
      const faces = own.get(kind) ?? Array.from({ length: faceCount(kind) }, () => 0)
      const face = answer.faces[i] ?? 0
      faces[face] = (faces[face] ?? 0) + 1
      counts.set(seat, own.set(kind, faces))
    })
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([seat, own]) => {
      const kinds = [...own.values()]
      const pieces = kinds.flat().reduce((sum, n) => sum + n, 0)
      return { seat, throws: throws.get(seat) ?? 0, pieces, p: likelihood(kinds) }
    })
}

/** Adds up the chi-squared statistics of all kinds of pieces. */
function likelihood(kinds: readonly (readonly number[])[]): number | null {
  const tests = kinds
    .filter((faces) => faces.reduce((sum, n) => sum + n, 0) >= fewest * faces.length)
    .map(evenTest)
  if (tests.length === 0) return null
  const chi = tests.reduce((sum, test) => sum + test.chi, 0)
  return chiTail(
    chi,
    tests.reduce((sum, test) => sum + test.degrees, 0),
  )
}
