/** A typical turn of Rajas needs no more touches than hand movements at a real table. */
import { expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import type { Command } from '../../../src/games/rajas/commands.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { View } from '../../../src/games/rajas/types.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import type { Seat } from '../../../src/kernel/seat.ts'
import { touchedCommand, commandTouches } from '../../../src/scenes/board/touch.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'

type Kind = 'quarry' | 'goods' | 'good' | 'garden' | 'harbour'

/** Hand movements: worker, tile, cell, and dice in two grips; worker and die; worker; worker, die, boat. */
const hands: Readonly<Record<Kind, number>> = {
  quarry: 5,
  goods: 2,
  good: 2,
  garden: 1,
  harbour: 3,
}

const scenes = new Map([2, 3, 4].map((seats) => [seats, makeScene(rajas.values, seats)]))

/** Touches until only one command is left. */
function touchesFor(view: View, seat: Seat, legal: readonly Command[], command: Command): number {
  const scene = scenes.get(view.players.length)
  if (!scene) throw new Error('no scene')
  const reached = commandTouches([{ seat, legal }], (one) => scene.picks(one, view, seat))
  const own = reached.find((one) => one.command === command)
  const ids = own?.touches.by.map((touch) => [touch].flat()[0] ?? '') ?? []
  const enough = ids.findIndex((_, i) => touchedCommand(reached, ids.slice(0, i + 1)) === own)
  if (enough < 0) throw new Error(`${command.type} is never meant`)
  return enough + 1
}

/** Touches per action, by kind of space, over matches between bots with every variant. */
function counted(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  const bot = makeRajasBot(rajas.values)
  for (const [i, options] of [{}, { navaratna: true }, { ganga: true }].entries()) {
    for (const seats of [2, 3, 4]) {
      const begun = start(rajas, seats, options)
      if (!begun.ok) throw new Error(begun.refusal.code)
      let at: number[] = []
      playOut(begun.match, makeRandom(`touches ${i}`), (now, seat, legal, random) => {
        const view = rajas.view(now.state, seat)
        const command = bot(view, legal, seat, random)
        const { wait, from } = view.flow
        const spaces = rajas.values.spaces[seats] ?? []
        if (wait.kind === 'place' && command.type === 'placeWorker') {
          const kind = spaces.find(({ id }) => id === command.space)?.kind ?? ''
          at = found.get(kind) ?? []
          found.set(kind, at)
          at.push(0)
        }
        const isTaken = legal.length === 1 && (rajas.isForced?.(command, view) ?? false)
        if (!isTaken && (wait.kind === 'place' || from.kind === 'space')) {
          at[at.length - 1] = (at.at(-1) ?? 0) + touchesFor(view, seat, legal, command)
        }
        return command
      })
    }
  }
  return found
}

const found = counted()

test.each(Object.entries(hands))('[R21] %s: at most %i touches in a typical turn', (kind, most) => {
  const counts = (found.get(kind) ?? []).toSorted((a, b) => a - b)
  expect(counts.length).toBeGreaterThan(3)
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length
  expect(mean, `${kind}: ${counts.join(' ')}`).toBeLessThanOrEqual(most)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(most)
})
