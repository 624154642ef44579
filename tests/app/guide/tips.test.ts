/** The guide shows tips for what can be done now, each of them once. */
import { expect, test } from 'vitest'
import { momentOf, tipFor } from '../../../src/app/guide/tips.ts'
import { border } from '../../../src/games/border/index.ts'
import { manifests } from '../../../src/games/index.ts'
import { tips } from '../../../src/games/border/telling/tips.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { botFor } from '../../../src/bots/index.ts'
import type { Tip } from '../../../src/kernel/tips.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { openTable, rest } from '../../session/tables.ts'

test("The Border's tips all come up in a match, and the welcome goes with the first command", async () => {
  const { session, ports } = openTable(border, 'hb', 'tips')
  ports.handOn = true
  session.wake()
  await rest(session)
  const all = tips as readonly Tip[]
  const seen: string[] = []
  expect(tipFor(all, momentOf(session.table.getState()), seen)?.key).toBe('border.guide.welcome')
  const random = makeRandom('deeds')
  for (let i = 0; i < 60 && seen.length < all.length - 1; i += 1) {
    const state = session.table.getState()
    const tip = tipFor(all, momentOf(state), i === 0 ? ['border.guide.welcome'] : seen)
    if (tip) seen.push(tip.key)
    const phase = tip?.key.split('.').at(-1) ?? ''
    if (phase === 'throw') expect(state.ask).not.toBeNull()
    if (state.ask) await session.throwNow(null)
    else if (state.actor !== null) {
      const command = random.pick(state.acting[0]?.legal ?? [])
      await session.command({ seat: state.actor, command })
    }
    await rest(session, 4)
    expect(tipFor(all, momentOf(session.table.getState()), seen)?.key).not.toBe(
      'border.guide.welcome',
    )
  }
  expect(seen.toSorted()).toEqual(
    all
      .map(({ key }) => key)
      .filter((key) => key !== 'border.guide.welcome')
      .toSorted(),
  )
})

test.each(manifests)('$id: every tip comes up in matches between bots', async (manifest) => {
  const game = await manifest.load()
  const all = (await manifest.tips?.()) ?? []
  const bot = botFor(game)
  const met: string[] = []
  const look = (view: unknown, isThrowing: boolean) => {
    const moment = { view, isThrowing, isChoosing: !isThrowing, isUntouched: met.length === 0 }
    const due = all.filter((tip) => !met.includes(tip.key) && tip.isDue(moment, met))
    met.push(...due.map(({ key }) => key))
  }
  const begun = start(game, manifest.match.seats[0])
  if (!begun.ok) throw new Error(begun.refusal.code)
  playOut(begun.match, makeRandom(`tips of ${game.id}`), (now, seat, legal, random) => {
    const view = game.view(now.state, seat)
    look(view, false)
    const command = bot(view, legal, seat, random)
    look(view, true)
    return command
  })
  expect(met.toSorted()).toEqual(all.map(({ key }) => key).toSorted())
})
