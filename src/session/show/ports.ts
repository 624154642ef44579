/** The ports of the table's head. */
import type { Pace } from '../pace.ts'
import type { ShownStep, Timed } from './beat.ts'
import type { Ticker } from './ticker.ts'

/** The functions that the table's head needs from its screen. */
export interface ShowPorts<P extends Timed = Timed> {
  /** Plans a step; a plan without motion if there is no scene. Called once for each beat. */
  plan(step: ShownStep): P
  /** True when a tray is on the screen, so that throws can be shown. */
  showsRolls(): boolean
  pace(): Pick<Pace, 'speed' | 'botSpeed'>
  readonly ticker: Ticker
}
