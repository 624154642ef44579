/** The scene shows every mark once in a cell of its own, and every legal mark can be touched. */
import { expect, test } from 'vitest'
import { noughts } from '../../../src/games/noughts/index.ts'
import { legalFor, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import { touchedCommand, commandTouches } from '../../../src/scenes/board/touch.ts'
import { makeScene } from '../../../src/scenes/noughts/index.ts'

test('the scene shows every mark of a whole match and offers every legal mark', () => {
  const scene = makeScene(noughts.values, 2)
  const started = start(noughts, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  let { match } = started
  let cues = 0
  const random = makeRandom('scene')
  for (let number = 1; noughts.pending(match.state).length > 0; number += 1) {
    const view = noughts.view(match.state, 'table')
    const legal = legalFor(match, view.active)
    const acting = [{ seat: view.active, legal }]
    const reached = commandTouches(acting, (command, seat) => scene.picks(command, view, seat))
    for (const command of legal) {
      expect(touchedCommand(reached, [`cell-${command.cell}`])?.command).toBe(command)
    }
    match = advance(match, random)
    const to = noughts.view(match.state, 'table')
    const { moves, ...plan } = scene.plan({ number, from: view, to, events: [] })
    expect(moves.every(({ start: at, length }) => at + length <= plan.length)).toBe(true)
    cues += plan.cues.length
    const marks = to.cells.filter((owner) => owner !== null).length
    expect(arrange(scene.things(to), scene.setting).things.size).toBe(marks)
  }
  expect(cues).toBe(match.state.cells.filter((owner) => owner !== null).length)
})
