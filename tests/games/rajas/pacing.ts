/** `npx tsx tests/games/rajas/pacing.ts [matches]`: the number of rounds that bots need, by player count and variant. */
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { State } from '../../../src/games/rajas/types.ts'
import { type Match, start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'

const rajasBot = makeRajasBot(rajas.values)

export function botMatch(seats: number, options: object, seed: string): State {
  const begun = start(rajas, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const match: Match<State> = playOut(begun.match, makeRandom(seed), (now, seat, legal, random) =>
    rajasBot(now.game.view(now.state, seat), legal, seat, random),
  )
  return match.state
}

export function roundsOf(seats: number, options: object, matches: number): readonly number[] {
  return Array.from(
    { length: matches },
    (_, i) => botMatch(seats, options, `pace ${i}`).table.round,
  )
}

function main(matches: number): void {
  for (const options of [{}, { navaratna: true }, { ganga: true }]) {
    for (const seats of [2, 3, 4]) {
      const rounds = roundsOf(seats, options, matches).toSorted((a, b) => a - b)
      const mean = rounds.reduce((sum, n) => sum + n, 0) / matches
      const within = rounds.filter((n) => n >= 6 && n <= 10).length
      console.log(
        `${JSON.stringify(options)} ${seats} players: mean ${mean.toFixed(2)} rounds,`,
        `median ${rounds[matches >> 1]}, ${rounds[0]} to ${rounds.at(-1)}, within 6–10: ${within} of ${matches}`,
      )
    }
  }
}

if (process.argv[1] === import.meta.filename) main(Number(process.argv[2] ?? 50))
