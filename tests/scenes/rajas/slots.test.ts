/** Hit tests find the income slots of the visible side, not those of the other side at the same place. */
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import { firstHit, targetsOf } from '../../../src/scenes/board/hit.ts'
import { slotSpot } from '../../../src/scenes/rajas/ids.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'

test.each([
  ['front', {}],
  ['back', { navaratna: true }],
] as const)('[R101] a ray hits every slot of the %s at its position', (side, options) => {
  const begun = start(rajas, 3, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { match } = begun
  const random = makeRandom('slots')
  while (pendingOf(match)[0]?.kind === 'chance') match = advance(match, random)
  const { table } = match.state
  const scene = makeScene(rajas.values, 3)
  const things = scene.things(table)
  const arranged = arrange(things, scene.setting)
  const targets = targetsOf(things, scene.setting.spots, arranged, scene.setting.bodies)
  table.players.forEach((player, seat) => {
    expect(player.side).toBe(side)
    for (const income of Object.keys(rajas.values[side].incomes)) {
      const id = slotSpot(seat, side, income)
      const [x = 0, y = 0, z = 0] = targets.find((target) => target.id === id)?.pose.at ?? []
      expect(firstHit(targets, { from: [x, y + 200, z], way: [0, -1, 0] })).toBe(id)
    }
  })
})
