/** Figures of the staging of matches: of acts, flights and trays; added up over matches, per window. */
import type { WindowSize } from './windows.ts'

export interface StagingFigures {
  readonly window: string
  /** Cues of weight 0.5 or more; those whose thing was in the uncovered part at their second; those large enough too. */
  cues: number
  safe: number
  large: number
  /** Stretches between two decisions, and those with more than two flights. */
  stretches: number
  restless: number
  mostFlights: number
  /** All flights. */
  flights: number
  /** Flights away and back to the same camera between two inputs of one person. */
  pingPong: number
  /** Throws that a person was asked for, and those whose whole tray was in the uncovered part. */
  throws: number
  throwsSeen: number
  /** Seconds with an empty tray as the picture's subject. */
  emptyTraySeconds: number
  seconds: number
  /** By name of cue: all, those not in the uncovered part, those in it but too small. */
  missed: Record<string, [count: number, unsafe: number, small: number]>
}

export const noFigures = ({ name }: WindowSize): StagingFigures => ({
  window: name,
  cues: 0,
  safe: 0,
  large: 0,
  stretches: 0,
  restless: 0,
  mostFlights: 0,
  flights: 0,
  pingPong: 0,
  throws: 0,
  throwsSeen: 0,
  emptyTraySeconds: 0,
  seconds: 0,
  missed: {},
})

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`

/** One line for people. */
export function stagingLine(figures: StagingFigures): string {
  const { cues, safe, large, stretches, restless, mostFlights, flights, pingPong } = figures
  return [
    `  ${figures.window}: of ${cues} weighty cues ${percent(safe, cues)} uncovered, ${percent(large, cues)} large too`,
    `flights ${flights} in ${stretches} stretches, more than two in ${restless}, at most ${mostFlights}, there and back ${pingPong}`,
    `tray seen before ${figures.throwsSeen} of ${figures.throws} throws`,
    `empty tray ${Math.round(figures.emptyTraySeconds)} of ${Math.round(figures.seconds)} s`,
  ].join('; ')
}
