/** Plays at once while a person wishes so, instead of at the pace of the settings. */
import { paceAtOnce } from './pace.ts'
import type { Ports } from './ports.ts'
import type { Timed } from './show/beat.ts'

interface Hurry<P extends Timed> {
  /** The given ports, except for their pace. */
  readonly ports: Ports<P>
  turn(isOn: boolean): void
}

export function makeHurry<P extends Timed>(given: Ports<P>): Hurry<P> {
  let isOn = false
  const pace: Ports<P>['pace'] = () => (isOn ? paceAtOnce : given.pace())
  return {
    // inherited, not copied: ports may be replaced while the match runs
    ports: Object.create(given, { pace: { value: pace } }) as Ports<P>,
    turn: (isNow) => void (isOn = isNow),
  }
}
