/** What a shown head needs from outside. */
import type { Pace } from '../pace.ts'
import type { ShownStep, Timed } from './beat.ts'
import type { Ticker } from './ticker.ts'

/** What one shown head needs of the screen that it is for. */
export interface ShowPorts<P extends Timed = Timed> {
  /** What the scene does in this step; nothing without a scene. Asked once for each beat. */
  plan(step: ShownStep): P
  /** True when a tray is on the screen in which a throw can be seen. */
  showsRolls(): boolean
  pace(): Pick<Pace, 'speed'>
  readonly ticker: Ticker
}
