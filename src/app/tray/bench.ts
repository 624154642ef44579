/** Logic of the tray bench: one throw at a time is simulated, shown, and can be replayed. */
import type { Piece } from '../../kernel/chance.ts'
import { type GestureName, namedGesture } from '../../physics/gesture.ts'
import { keepableGesture } from '../../physics/ask.ts'
import { roundGesture } from '../../physics/kept.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { Gesture } from '../../physics/types.ts'
import type { Roll } from '../../scenes/contract.ts'
import type { ThrowPieces } from '../../session/thrown.ts'
import { stillClock } from '../../session/clock.ts'
import type { Ticker } from '../../session/show/ticker.ts'

export const benchSpeeds = ['full', 'slow'] as const
export type BenchSpeed = (typeof benchSpeeds)[number]

export interface BenchState {
  readonly roll: Roll | null
  readonly isBusy: boolean
}

export interface Bench {
  throwSet(
    pieces: readonly Piece[],
    seed: string,
    gesture: GestureName | Gesture,
    pace: BenchSpeed,
  ): Promise<void>
  /** Shows the throw at this many seconds after its release. */
  seek(seconds: number): void
  /** Ends the running animation. */
  finish(): void
}

export function makeBench(
  throwPieces: ThrowPieces,
  ticker: Ticker,
  show: (shown: BenchState) => void,
): Bench {
  let shown: BenchState = { roll: null, isBusy: false }
  let number = 0

  function change(part: Partial<BenchState>): void {
    shown = { ...shown, ...part }
    show(shown)
  }

  /** Cancels the running throw; its result is ignored when it comes. */
  function begin(): number {
    ticker.finish()
    number += 1
    return number
  }

  return {
    async throwSet(pieces, seed, gesture, pace) {
      const own = begin()
      const wanted =
        typeof gesture === 'string'
          ? roundGesture(namedGesture(gesture, pieces))
          : keepableGesture(gesture)
      change({ isBusy: true })
      const { settled } = await throwPieces(pieces, seed, wanted)
      if (own !== number) return
      if (settled) {
        const speed = pace === 'slow' ? 0.25 : 1
        const { clock, arrived } = ticker.run(lengthOf(settled.track), () => speed)
        change({ roll: { number: own, pieces, settled, clock } })
        await arrived
      }
      if (own === number) change({ isBusy: false })
    },
    seek(seconds) {
      if (!shown.roll) return
      change({
        isBusy: false,
        roll: { ...shown.roll, number: begin(), clock: stillClock(seconds) },
      })
    },
    finish: () => ticker.finish(),
  }
}
