/** On a small viewport the camera shows everything that answers the question, and nothing else. */
import { expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import type { Command } from '../../../src/games/rajas/commands.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { View } from '../../../src/games/rajas/types.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import { makeScene, type RajasScene } from '../../../src/scenes/rajas/index.ts'

/** Declining is touched on the name plate, or in the panel below the canvas. */
const refusals: ReadonlySet<Command['type']> = new Set([
  'rerollDice',
  'decline',
  'keepDice',
  'pass',
  'stopTaking',
])
/** Sampling: one of this many inputs is checked. */
const every = 4
/** Margin for things that stand up from their spot (cm). */
const margin = 1

/** Commands with a touch target outside of the small camera. */
function missed(
  scene: RajasScene,
  view: View,
  seat: number,
  legal: readonly Command[],
): readonly string[] {
  const name = scene.attention(view, [{ seat, legal }], true)
  const { shows } = scene.cameras('table')[name] ?? {}
  if (!shows) return [`${view.flow.wait.kind}: no camera ${name}`]
  const { things, spots } = arrange(scene.things(view), scene.setting)
  const isShown = (id: string): boolean => {
    const [x, , z] = (things.get(id) ?? spots.get(id))?.at ?? [1e9, 0, 0]
    const within = (at: number, [from, to]: readonly [number, number]) =>
      at >= from - margin && at <= to + margin
    return within(x, shows.x) && within(z, shows.z)
  }
  return legal
    .filter(({ type }) => !refusals.has(type))
    .filter(
      (command) =>
        !scene.picks(command, view, seat).by.every((touch) => [touch].flat().some(isShown)),
    )
    .map(({ type }) => `${view.flow.wait.kind} ${type} not in ${name}`)
}

test.each([2, 3, 4])(
  'attention on a small viewport shows all touch targets, %i players',
  (seats) => {
    const found = new Set<string>()
    const asked = new Set<string>()
    const scene = makeScene(rajas.values, seats)
    for (const options of [{}, { navaratna: true, ganga: true }]) {
      const begun = start(rajas, seats, options)
      if (!begun.ok) throw new Error(begun.refusal.code)
      const bot = makeRajasBot(rajas.values)
      playOut(begun.match, makeRandom('small'), (now, seat, legal, random) => {
        const view = rajas.view(now.state, seat)
        // positions are arranged anew each time, so only a sample is checked; it contains every kind
        // of question
        if (now.length % every === 0) {
          asked.add(view.flow.wait.kind)
          for (const fault of missed(scene, view, seat, legal)) found.add(fault)
        }
        return bot(view, legal, seat, random)
      })
    }
    expect([...found]).toEqual([])
    expect(asked.size).toBeGreaterThan(8)
  },
)
