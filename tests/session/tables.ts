/** Tables for session tests: a game, who sits there, and waiting for the table to come to rest. */
import { type OpenTable, openTable as open } from '../../src/app/table/openTable.ts'
import type { Header } from '../../src/session/header.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { start } from '../../src/kernel/match.ts'
import { seatColours } from '../../src/kernel/seatColours.ts'
import { makeTestPorts, type TestPorts } from './ports.ts'
// what a page fetches with its first seed is here already, or rest would be over before it came
import '../../src/session/trust/seeds.ts'

export function headerFor(game: AnyGame, kinds: string, seed = 'test'): Header {
  const sittings = [...kinds].map((kind, seat) => ({
    name: `P${seat + 1}`,
    kind: kind === 'h' ? ('human' as const) : ('bot' as const),
    colour: seatColours[seat] ?? 'ruby',
  }))
  const rest = { created: 0, updated: 0, length: 0, winners: null }
  return {
    id: 'test',
    game: game.id,
    rules: game.rules,
    options: {},
    sittings,
    origin: { kind: 'foretold', seed },
    ...rest,
  }
}

/** `kinds` has a letter for each seat: `h` for a person, `b` for a bot. */
export function openTable(
  game: AnyGame,
  kinds: string,
  seed?: string,
): { readonly session: OpenTable; readonly ports: TestPorts } {
  const header = headerFor(game, kinds, seed)
  const started = start(game, kinds.length, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const ports = makeTestPorts()
  const session = open({ match: started.match, header }, ports)
  return { session, ports }
}

/** Until nothing has changed for a while: a person must act, or the match is over. */
export async function rest(session: OpenTable, rounds = 12): Promise<void> {
  let quiet = 0
  let last = session.table.getState()
  while (quiet < rounds) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    const now = session.table.getState()
    quiet = now === last ? quiet + 1 : 0
    last = now
  }
}
