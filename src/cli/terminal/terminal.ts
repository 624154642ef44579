/** The terminal itself: lines in, lines out; tests put a list of typed lines in its place. */
import { createInterface } from 'node:readline'
import { canMoveCursor, showsColour } from './colour.ts'

export interface Terminal {
  print(text: string): void
  /** The next typed line; null when there will be no more. */
  ask(prompt: string): Promise<string | null>
  /** Nothing that was printed can be read any more, above the screen neither. */
  clear(): void
  close(): void
  readonly width: number
  /** Columns at which lines wrap; null for output without a width, such as a file. */
  readonly columns: number | null
  readonly hasColour: boolean
}

/** A narrower terminal breaks the lines itself. */
const fewestColumns = 20

const maxBufferedLines = 500

/** Home, the screen, and what has scrolled out of it. */
const wiped = '\u001b[H\u001b[2J\u001b[3J'

export function openTerminal(): Terminal {
  const { stdin, stdout } = process
  const lines = createInterface({ input: stdin, terminal: false })
  const buffer: string[] = []
  let reader: ((line: string | null) => void) | null = null
  let isOver = false
  const receive = (line: string | null): void => {
    const waiting = reader
    reader = null
    if (waiting) waiting(line)
    else if (line !== null) buffer.push(line)
    // a program that types faster than anything is asked is not listened to meanwhile
    if (buffer.length > maxBufferedLines) lines.pause()
  }
  lines.on('line', receive)
  lines.on('close', () => {
    isOver = true
    receive(null)
  })
  const columns = stdout.columns > 0 ? Math.max(fewestColumns, stdout.columns) : null
  return {
    print: (text) => void stdout.write(`${text}\n`),
    ask(prompt) {
      stdout.write(prompt)
      const next = buffer.shift()
      if (buffer.length === 0) lines.resume()
      if (next !== undefined) return Promise.resolve(next)
      if (isOver) return Promise.resolve(null)
      return new Promise((resolve) => {
        reader = resolve
      })
    },
    // output into a file has no screen to clear
    clear: () => void (canMoveCursor(stdout) && stdout.write(wiped)),
    close: () => lines.close(),
    width: Math.min(120, columns ?? 100),
    columns,
    hasColour: showsColour(stdout),
  }
}
