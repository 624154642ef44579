/** Measures texts in terminal columns, and pads, cuts or wraps them to a width. */

const marks = /^[\p{Mark}\p{Format}]$/u
const wide =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]$/u

export function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += marks.test(sign) ? 0 : wide.test(sign) ? 2 : 1
  return width
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

export function centred(text: string, width: number): string {
  const left = Math.floor(Math.max(0, width - widthOf(text)) / 2)
  return padEnd(' '.repeat(left) + text, width)
}

/** A word in parts that are not wider than a line. */
function partsOf(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part !== '' && widthOf(part + sign) > width) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => partsOf(each, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
