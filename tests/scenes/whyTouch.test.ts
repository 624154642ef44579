/** Touching any box of The Border at any time does something or explains, citing an existing rule, why not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askedAt } from '../../src/games/border/telling/asked.ts'
import { border } from '../../src/games/border/index.ts'
import { legalFor, pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { touchedCommand, commandTouches } from '../../src/scenes/board/touch.ts'
import { boxId } from '../../src/scenes/border/ids.ts'
import { makeScene } from '../../src/scenes/border/index.ts'
import { root } from '../architecture/imports.ts'

const ownLayout = border.values

const rules = readFileSync(join(root, 'src/games/border/rules.md'), 'utf8')
const boxes = ownLayout.boxes.map((box) => box.id)
/** Reasons without a rule: before the sheets are dealt, and after the end. */
const ruleless = 'border.why.notNow'

test.each([2, 3])('touches explained, with %i players', (seats) => {
  const random = makeRandom(`touch ${seats}`)
  const begun = start(border, seats)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { match } = begun
  const cited = new Set<string>()
  const scene = makeScene(border.values, seats)
  let commands = 0
  for (let step = 0; pendingOf(match).length > 0; step += 1) {
    for (let seat = 0; step % 5 === 0 && seat < seats; seat += 1) {
      const view = border.view(match.state, seat)
      if (view.players[seat]?.sheet === null) continue
      const legal = [{ seat, legal: legalFor(match, seat) }]
      const reached = commandTouches(legal, (command) => scene.picks(command, view, seat))
      for (const box of boxes) {
        const command = touchedCommand(reached, [boxId(seat, box)])
        const asked = askedAt(ownLayout, view, seat, box)
        expect([box, asked === null]).toEqual([box, command !== null])
        if (command) commands += 1
        if (asked && asked.why.key !== ruleless) cited.add(asked.rule ?? `none: ${asked.why.key}`)
      }
    }
    match = advance(match, random)
  }
  expect(commands).toBeGreaterThan(30)
  expect(cited.size).toBeGreaterThan(7)
  expect([...cited].filter((rule) => !rules.includes(`- [${rule}]`))).toEqual([])
})

test('chancesAt gives the odds of a box of the active slate for the picked dice', () => {
  const begun = start(border, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { match } = begun
  const random = makeRandom('chances')
  while (border.view(match.state, 0).phase.kind !== 'keep') match = advance(match, random)
  const view = border.view(match.state, 0)
  const scene = makeScene(border.values, 2)
  const chance = (box: number, chosen: readonly string[]) =>
    scene.chances?.(boxId(view.active, box), view, chosen)[0]?.parts?.['chance']
  const known = boxes.map((_, box) => [chance(box, []), chance(box, ['die-0'])] as const)
  const found = known.filter(([kept]) => kept !== undefined)
  expect(found.length).toBeGreaterThan(20)
  // the odds assume the best choice of dice: other picks never raise them, and some lower them
  expect(found.every(([best, picked]) => Number(picked) <= Number(best) + 1e-12)).toBe(true)
  expect(found.some(([best, picked]) => Number(picked) < Number(best))).toBe(true)
  expect(scene.chances?.(boxId(1 - view.active, 0), view, [])).toEqual([])
})
