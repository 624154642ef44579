/** Argmax helpers: choose the command with the highest score, evaluating each command once. */

/**
 * All commands that share the highest score, in their original order; commands scored -Infinity
 * never count.
 */
export function allBest<C>(commands: readonly C[], worthOf: (command: C) => number): readonly C[] {
  let best: C[] = []
  let most = -Infinity
  for (const command of commands) {
    const worth = worthOf(command)
    if (worth < most || worth === -Infinity) continue
    best = worth > most ? [command] : [...best, command]
    most = worth
  }
  return best
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
