/** A terminal for tests: typed lines are given beforehand, printed ones are kept. */
import type { Terminal } from '../../src/cli/terminal/terminal.ts'

/** Stands among the printed lines where the screen was cleared. */
export const cleared = '(cleared)'

export interface TestTerminal extends Terminal {
  readonly printed: string[]
  text(): string
}

/** After the last typed line the input has ended. */
export function makeTestTerminal(
  typed: readonly string[],
  columns: number | null = null,
): TestTerminal {
  const printed: string[] = []
  const waiting = [...typed]
  return {
    printed,
    text: () => printed.join('\n'),
    print: (text) => void printed.push(text),
    ask(prompt) {
      printed.push(prompt)
      return Promise.resolve(waiting.shift() ?? null)
    },
    clear: () => void printed.push(cleared),
    close: () => undefined,
    width: columns ?? 100,
    columns,
    hasColour: false,
  }
}
