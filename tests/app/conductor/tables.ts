/** Tables for conductor tests: a game, who sits there, and waiting for the table to come to rest. */
import { type Conductor, makeConductor } from '../../../src/app/conductor/conductor.ts'
import type { Header } from '../../../src/app/saves/shape.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { start } from '../../../src/kernel/match.ts'
import { seatColours } from '../../../src/ui/seatColours.ts'
import { makeTestPorts, type TestPorts } from './ports.ts'

export function headerFor(game: AnyGame, kinds: string, seed = 'test'): Header {
  const sittings = [...kinds].map((kind, seat) => ({
    name: `P${seat + 1}`,
    kind: kind === 'h' ? ('human' as const) : ('bot' as const),
    colour: seatColours[seat] ?? 'ruby',
  }))
  const rest = { created: 0, updated: 0, length: 0, winners: null }
  return { id: 'test', game: game.id, rules: game.rules, options: {}, sittings, seed, ...rest }
}

/** `kinds` has a letter for each seat: `h` for a person, `b` for a bot. */
export function openTable(
  game: AnyGame,
  kinds: string,
  seed?: string,
): { readonly conductor: Conductor; readonly ports: TestPorts } {
  const header = headerFor(game, kinds, seed)
  const started = start(game, kinds.length, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const ports = makeTestPorts()
  const conductor = makeConductor({ match: started.match, header }, ports)
  return { conductor, ports }
}

/** Until nothing has changed for a while: a person must act, or the match is over. */
export async function rest(conductor: Conductor, rounds = 12): Promise<void> {
  let quiet = 0
  let last = conductor.table.getState()
  while (quiet < rounds) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    const now = conductor.table.getState()
    quiet = now === last ? quiet + 1 : 0
    last = now
  }
}
