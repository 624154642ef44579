/** The terminal itself: lines in, lines out; tests put a list of typed lines in its place. */
import { createInterface } from 'node:readline'

export interface Desk {
  print(text: string): void
  /** The next typed line; null when there will be no more. */
  ask(prompt: string): Promise<string | null>
  close(): void
  readonly width: number
  readonly hasColour: boolean
}

const mostWaiting = 500

export function realDesk(): Desk {
  const { stdin, stdout } = process
  const lines = createInterface({ input: stdin, terminal: false })
  const waiting: string[] = []
  let listener: ((line: string | null) => void) | null = null
  let isOver = false
  const hand = (line: string | null): void => {
    const heard = listener
    listener = null
    if (heard) heard(line)
    else if (line !== null) waiting.push(line)
    // a program that types faster than anything is asked is not listened to meanwhile
    if (waiting.length > mostWaiting) lines.pause()
  }
  lines.on('line', hand)
  lines.on('close', () => {
    isOver = true
    hand(null)
  })
  return {
    print: (text) => void stdout.write(`${text}\n`),
    ask(prompt) {
      stdout.write(prompt)
      const next = waiting.shift()
      if (waiting.length === 0) lines.resume()
      if (next !== undefined) return Promise.resolve(next)
      if (isOver) return Promise.resolve(null)
      return new Promise((resolve) => {
        listener = resolve
      })
    },
    close: () => lines.close(),
    width: Math.min(120, stdout.columns ?? 100),
    hasColour: stdout.isTTY === true && process.env.NO_COLOR === undefined,
  }
}
