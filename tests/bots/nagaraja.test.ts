/** Nagaraja's bot plays legal commands only and beats chance. */
import { expect, test } from 'vitest'
import { makeNagarajaBot } from '../../src/bots/nagaraja/index.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'

const nagarajaBot = makeNagarajaBot(nagaraja.values)

test(
  'Nagaraja’s bot wins at least four of five matches against random play, from both seats',
  { timeout: 60_000 },
  () => {
    const matches = 20
    let won = 0
    for (let n = 0; n < matches; n += 1) {
      const own = n % 2
      const started = start(nagaraja, 2)
      if (!started.ok) throw new Error(started.refusal.code)
      const played = playOut(
        started.match,
        makeRandom(`bot ${n}`),
        (match, seat, legal, random) => {
          if (seat !== own) return random.pick(legal)
          const command = nagarajaBot(match.game.view(match.state, seat), legal, seat, random)
          expect(legal).toContain(command)
          return command
        },
      )
      if (played.state.ending?.winner === own) won += 1
    }
    expect(won / matches).toBeGreaterThanOrEqual(0.8)
  },
)
