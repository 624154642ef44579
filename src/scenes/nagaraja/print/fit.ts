/** Breaks a text into lines that fit a box, in the largest font size that fits. */

export interface TextBox {
  readonly wide: number
  readonly lines: number
  readonly largest: number
  readonly smallest: number
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
  /** False if even the smallest size does not fit. */
  readonly fits: boolean
}

/** Width of a text at font size 100. */
export type Measure = (text: string) => number

/** Fewest lines first, then as evenly filled as possible, by binary search on the width. */
function broken(
  words: readonly string[],
  wide: number,
  width: (text: string) => number,
): readonly string[] {
  const greedy = (limit: number): string[] => {
    const lines: string[] = []
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && width(longer) <= limit) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const first = greedy(wide)
  let [low, high] = [Math.max(...words.map(width)), wide]
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    if (greedy(middle).length <= first.length) high = middle
    else low = middle
  }
  return greedy(high)
}

/** A non-breaking space joins a number with the word after it. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(\d) /g, '$1\u00a0')
    .split(/[ \n]+/)
    .filter((word) => word !== '')

/** Text in brackets starts a new line if there is room. */
function partsOf(text: string): readonly string[] {
  const cut = text.indexOf(' (')
  return cut > 0 ? [text.slice(0, cut), text.slice(cut + 1)] : [text]
}

export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  let fitted: FittedText = { size: box.smallest, lines: [text], fits: false }
  for (let size = box.largest; size >= box.smallest; size -= 1) {
    const width = (part: string): number => (measure(part) * size) / 100
    const laid = (parts: readonly string[]): readonly string[] =>
      parts.flatMap((part) => broken(wordsOf(part), box.wide, width))
    const apart = laid(partsOf(text))
    const lines = apart.length <= box.lines ? apart : laid([text])
    const fits = lines.length <= box.lines && lines.every((part) => width(part) <= box.wide)
    fitted = { size, lines, fits }
    if (fits) break
  }
  return fitted
}
