/** Fits captions into at most two rows, so that the lower part of the picture stays visible. */

export interface Word {
  readonly text: string
  readonly colour: string
}

export type CaptionRow = readonly Word[]

export interface FittedCaption {
  readonly rows: readonly CaptionRow[]
  /** Factor on the usual font size. */
  readonly scale: number
}

const mostRows = 2
/** More lines of one step could not be read in time. */
const mostLines = 2

/** Layouts to try in order: the number of lines, the share of the picture's width, and the font scale. */
const ways = [
  { lines: mostLines, wide: 0.62, scale: 1 },
  { lines: 1, wide: 0.62, scale: 1 },
  { lines: 1, wide: 0.88, scale: 1 },
  { lines: 1, wide: 0.88, scale: 0.78 },
] as const

/** Wraps words into rows of at most this width. */
function broken(
  words: CaptionRow,
  most: number,
  measure: (text: string) => number,
): readonly CaptionRow[] {
  const rows: Word[][] = [[]]
  let wide = 0
  for (const word of words) {
    const more = measure(word.text)
    if (wide + more > most && wide > 0) {
      rows.push([])
      wide = 0
    }
    rows.at(-1)?.push(word)
    wide += more
  }
  return rows
}

/** Fits the last lines of a step. `measure` gives the share of the picture's width that a text takes at the usual font size. */
export function fitRows(
  lines: readonly CaptionRow[],
  measure: (text: string) => number,
): FittedCaption {
  let fitted: FittedCaption = { rows: [], scale: 1 }
  for (const { lines: most, wide, scale } of ways) {
    const rows = lines.slice(-most).flatMap((line) => broken(line, wide / scale, measure))
    fitted = { rows, scale }
    if (rows.length <= mostRows) break
  }
  return fitted
}
