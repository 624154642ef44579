/** A throw in the tray, as a head shows it. */
import type { Piece } from '../../kernel/chance.ts'
import type { Settled } from '../../physics/types.ts'
import type { Clock } from '../clock.ts'

/** Its clock runs from the release; past the track's end the pieces lie still. */
export interface Roll {
  readonly number: number
  readonly pieces: readonly Piece[]
  readonly settled: Settled
  readonly clock: Clock
}
