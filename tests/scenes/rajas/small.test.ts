/** In a small picture the camera shows what is asked alone, and all of it. */
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

/** Refusals are touched on the name plate, or in the panel below the picture. */
const refusals: ReadonlySet<Command['type']> = new Set([
  'rerollDice',
  'decline',
  'keepDice',
  'pass',
  'stopTaking',
])
/** One of so many inputs is looked at. */
const every = 4
/** What stands up reaches out of its place (cm). */
const margin = 1

/** Kinds of commands of which a touch lies beside what the small camera shows. */
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

test.each([2, 3, 4])('%i players: what may be touched lies in the small picture', (seats) => {
  const found = new Set<string>()
  const asked = new Set<string>()
  const scene = makeScene(rajas.values, seats)
  for (const options of [{}, { navaratna: true, ganga: true }]) {
    const begun = start(rajas, seats, options)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const bot = makeRajasBot(rajas.values)
    playOut(begun.match, makeRandom('small'), (now, seat, legal, random) => {
      const view = rajas.view(now.state, seat)
      // where things lie is worked out anew each time: a part of the positions has all kinds of questions
      if (now.length % every === 0) {
        asked.add(view.flow.wait.kind)
        for (const fault of missed(scene, view, seat, legal)) found.add(fault)
      }
      return bot(view, legal, seat, random)
    })
  }
  expect([...found]).toEqual([])
  expect(asked.size).toBeGreaterThan(8)
})
