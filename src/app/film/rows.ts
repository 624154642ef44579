/** How many words stand on a picture, and how wide: two rows at most, so that its foot can be seen. */

export interface Word {
  readonly text: string
  readonly colour: string
}

export type CaptionRow = readonly Word[]

export interface FittedCaption {
  readonly rows: readonly CaptionRow[]
  /** Of the usual size of the letters. */
  readonly scale: number
}

const mostRows = 2
/** Lines of one step that can be read while they stand. */
const mostLines = 2

/** What is tried, one after the other: shares of the picture's width, and how large the letters are. */
const ways = [
  { lines: mostLines, wide: 0.62, scale: 1 },
  { lines: 1, wide: 0.62, scale: 1 },
  { lines: 1, wide: 0.88, scale: 1 },
  { lines: 1, wide: 0.88, scale: 0.78 },
] as const

/** Broken where a word would go too far. */
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

/** The last lines of a step. `measure` gives a text's share of the picture's width in letters of the usual size. */
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
