/** The starts of all pieces of a throw: each thrower's hand lets go over its own half of the tray. */
import { clampGesture } from './gesture.ts'
import { makeStarts, type HandStart } from './hand.ts'
import { makeThrowRandom } from './random.ts'
import { baysOf, trayFor } from './trays.ts'
import type { Throw } from './types.ts'

export function startsOf(asked: Throw): readonly HandStart[] {
  const tray = trayFor(asked.pieces)
  const bays = baysOf(asked.pieces, tray)
  const gesture = clampGesture(asked.gesture)
  const starts = new Map<number, HandStart>()
  tray.bays.forEach((bay, number) => {
    const mine = asked.pieces.map((_, i) => i).filter((i) => bays[i] === number)
    const kinds = mine.flatMap((i) => asked.pieces[i]?.kind ?? [])
    const random = makeThrowRandom(`throw/${number}/${asked.seed}`)
    makeStarts(kinds, gesture, bay, random).forEach((start, n) => {
      starts.set(mine[n] ?? -1, start)
    })
  })
  return asked.pieces.flatMap((_, i) => starts.get(i) ?? [])
}

/** One piece thrown again alone, by the same gesture; the strongest gestures are held back a little. */
export function startAgain(asked: Throw, piece: number, round: number): HandStart {
  const tray = trayFor(asked.pieces)
  const number = baysOf(asked.pieces, tray)[piece] ?? 0
  const bay = tray.bays[number]
  const kind = asked.pieces[piece]?.kind
  if (!bay || !kind) throw new RangeError(`no piece ${piece} in this throw`)
  const gesture = clampGesture(asked.gesture)
  const random = makeThrowRandom(`again/${round}/${piece}/${asked.seed}`)
  const gentle = {
    ...gesture,
    origin: [gesture.origin[0] * 0.5, 7, gesture.origin[2] * 0.5] as const,
    strength: Math.min(0.3, gesture.strength),
    spin: Math.max(0.25, Math.min(0.5, gesture.spin)),
  }
  const [start] = makeStarts([kind], gentle, bay, random)
  if (!start) throw new RangeError('a hand without a piece')
  return start
}
