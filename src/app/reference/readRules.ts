/** Parses the numbered rules of a game's `rules.md`. */

export interface Rule {
  readonly number: string
  readonly text: string
}

const rule = /^- \[([A-Z]{1,3}\d+[a-z]?)\] (.+)$/

/** Leaves out the section that is meant for tests only. */
export function readRules(text: string): readonly Rule[] {
  const [body = ''] = text.split('## Not for tests')
  const found = body.split('\n').flatMap((line) => {
    const [, number, words] = rule.exec(line) ?? []
    return number && words ? [{ number, text: words.replaceAll(/[*`]/g, '') }] : []
  })
  return [...new Map(found.map((one) => [one.number, one])).values()]
}
