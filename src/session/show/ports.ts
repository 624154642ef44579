/** The ports of the table's head. */
import type { Pace } from '../pace.ts'
import type { Tagged } from '../../kernel/command.ts'
import type { Beat, ShownStep, Timed } from './beat.ts'
import type { Ticker } from './ticker.ts'

/** The functions that the table's head needs from its screen. */
export interface ShowPorts<P extends Timed = Timed> {
  /** Plans a step; a plan without motion if there is no scene. Called once for each beat. */
  plan(step: ShownStep): P
  /** Seconds that a beat waits at its beginning for the camera; 0 by default. */
  lead?(beat: Beat<unknown, Tagged, P>): number
  /** True when a tray is on the screen, so that throws can be shown. */
  showsRolls(): boolean
  pace(): Pick<Pace, 'speed' | 'botSpeed'>
  readonly ticker: Ticker
}
