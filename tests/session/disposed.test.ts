/** A table that is left, or taken over by another tab: what comes late is neither accepted nor kept. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import { makeTruth } from '../../src/session/truth.ts'
import { answerFrom } from '../../src/kernel/chance.ts'
import { pendingOf, start } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { headerFor, openTable, rest } from './tables.ts'

function heldBack(kinds: string) {
  const { session, ports } = openTable(border, kinds)
  let release = (): void => undefined
  const gate = new Promise<void>((go) => (release = go))
  const own = ports.throwPieces
  const throwPieces: typeof own = async (...asked) => {
    await gate
    return own(...asked)
  }
  Object.assign(ports, { throwPieces })
  return { session, ports, release }
}

test('a throw by hand that ends after the session is disposed stores nothing', async () => {
  const { session, ports, release } = heldBack('hh')
  ports.handOn = true
  session.wake()
  await rest(session)
  const before = ports.kept.length
  const thrown = session.throwNow(null)
  await rest(session)
  session.leave()
  release()
  await thrown
  expect(ports.kept).toHaveLength(before)
  expect(session.match().length).toBe(before)
})

test('an automatic throw that ends after the session is disposed stores nothing', async () => {
  const { session, ports, release } = heldBack('hb')
  session.wake()
  await rest(session)
  const before = ports.kept.length
  session.leave()
  release()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(ports.kept).toHaveLength(before)
})

test('a choice and an undo after the session is disposed store nothing', async () => {
  const { session, ports } = openTable(border, 'hh')
  session.wake()
  await rest(session)
  const { actor, acting } = session.table.getState()
  const command = acting[0]?.legal[0]
  expect(actor).not.toBeNull()
  const before = ports.kept.length
  session.leave()
  if (actor !== null && command) await session.command({ seat: actor, command })
  await session.undo()
  expect(ports.kept).toHaveLength(before)
})

test('a write that fails after the session is disposed raises no notice', async () => {
  const started = start(border, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  const { match } = started
  const keep = () => {
    truth.close()
    return Promise.reject(new Error('written by another tab'))
  }
  const truth = makeTruth(
    { match, header: headerFor(border, 'hh') },
    { keep, now: () => 1, takesForced: () => false },
  )
  const [asked] = pendingOf(match)
  if (asked?.kind !== 'chance') throw new Error('a match of this game begins with chance')
  const answer = answerFrom(makeRandom('late'), asked.ask)
  expect(await truth.accept({ kind: 'chance', id: asked.id, answer })).toEqual({ code: 'left' })
  expect(truth.match()).toBe(match)
})
