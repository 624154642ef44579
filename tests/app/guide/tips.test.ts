/** The guide speaks of what can be done now, and of each thing once. */
import { expect, test } from 'vitest'
import { tipFor, tipsOf } from '../../../src/app/guide/tips.ts'
import { border } from '../../../src/games/border/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { openTable, rest } from '../conductor/tables.ts'

test('a game without a guide has no tips', () => {
  expect(tipsOf(rajas.id)).toEqual([])
})

test('in a match every tip has its moment, and the welcome passes with the first deed', async () => {
  const { conductor, ports } = openTable(border, 'hb', 'tips')
  ports.handOn = true
  conductor.wake()
  await rest(conductor)
  const all = tipsOf('border')
  const seen: string[] = []
  expect(tipFor(all, conductor.table.getState(), seen)?.key).toBe('guide.border.welcome')
  const random = makeRandom('deeds')
  for (let i = 0; i < 60 && seen.length < all.length - 1; i += 1) {
    const state = conductor.table.getState()
    const tip = tipFor(all, state, i === 0 ? ['guide.border.welcome'] : seen)
    if (tip) seen.push(tip.key)
    const phase = tip?.key.split('.').at(-1) ?? ''
    if (phase === 'throw') expect(state.ask).not.toBeNull()
    if (state.ask) await conductor.throwNow(null)
    else if (state.actor !== null) {
      const command = random.pick(state.acting[0]?.legal ?? [])
      await conductor.command({ seat: state.actor, command })
    }
    await rest(conductor, 4)
    expect(tipFor(all, conductor.table.getState(), seen)?.key).not.toBe('guide.border.welcome')
  }
  expect(seen.toSorted()).toEqual(
    all
      .map(({ key }) => key)
      .filter((key) => key !== 'guide.border.welcome')
      .toSorted(),
  )
})
