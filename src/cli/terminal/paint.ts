/** Colour for a terminal that has it. What it says is always said by a sign too. */

const codes: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  gray: '90',
  silver: '37',
  green: '32',
  blue: '94',
  red: '91',
  yellow: '93',
  orange: '38;5;208',
  purple: '38;5;141',
  brown: '38;5;137',
  black: '1',
  white: '97',
}

export type PaintText = (text: string, tone?: string) => string

export const plainPaint: PaintText = (text) => text

export const ansiPaint: PaintText = (text, tone) => {
  const code = tone === undefined ? undefined : codes[tone]
  return code === undefined ? text : `\u001b[${code}m${text}\u001b[0m`
}
