/** Breaks printed lines at the width of the terminal; what continues stands under the beginning of the text. */
import type { Terminal } from './terminal.ts'
import { widthOf, wrap } from './width.ts'

const escape = String.fromCodePoint(27)
/** The colours of `paint.ts`, which take no room. */
const colours = new RegExp(`${escape}\\[[0-9;]*m`, 'g')

const plain = (text: string): string => text.replaceAll(colours, '')

/** Spaces, the number of a choice, or the dot of a log line. */
const beginning = /^\s*(?:\d+ {2}|· )?\s*/

function foldLine(text: string, width: number): string {
  const shown = plain(text)
  if (widthOf(shown) <= width) return text
  // one colour at most runs over the whole of a line that is not a sheet's
  const [opening = '', closing = ''] = text.match(colours) ?? []
  const [begun = ''] = beginning.exec(shown) ?? []
  const indent = Math.min(widthOf(begun), Math.floor(width / 2))
  const [first = '', ...others] = wrap(shown.slice(begun.length), width - indent)
  const lines = [begun.slice(0, indent) + first, ...others.map((each) => ' '.repeat(indent) + each)]
  return opening + lines.join('\n') + closing
}

/** A prompt keeps the space at its end, behind which a person types. */
export function fold(text: string, width: number): string {
  const end = /\s*$/.exec(text)?.[0] ?? ''
  const lines = text.slice(0, text.length - end.length).split('\n')
  return lines.map((each) => foldLine(each, width - end.length)).join('\n') + end
}

export function foldingTerminal(terminal: Terminal): Terminal {
  const { columns } = terminal
  if (columns === null) return terminal
  return {
    ...terminal,
    print: (text) => terminal.print(fold(text, columns)),
    ask: (prompt) => terminal.ask(fold(prompt, columns)),
  }
}
