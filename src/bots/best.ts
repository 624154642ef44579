/** Choosing by worth: each command is weighed once. */

/** All that are worth most, in their order. */
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

/** The first of them; nothing when no command is worth anything at all. */
export function bestOf<C>(commands: readonly C[], worthOf: (command: C) => number): C | undefined {
  return allBest(commands, worthOf)[0]
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
