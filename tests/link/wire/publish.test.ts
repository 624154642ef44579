/** What a table publishes when steps are taken back: a new position, and no step that is no longer in the match. */
import { beforeAll, expect, test } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { ready } from '../../../src/physics/rapier.ts'
import type { Session } from '../../../src/session/session.ts'
import { type Message, wireVersion } from '../../../src/link/wire/messages.ts'
import { makePublisher } from '../../../src/link/wire/publish.ts'
import { rest } from '../../session/tables.ts'
import { botsTable, listen, makeAir, stageBots } from '../../stage/wire/staging.ts'

const game = nagaraja as AnyGame

beforeAll(ready)

test('an undo is published as the new position', async () => {
  const [air, clock] = [makeAir(), { now: 1_000_000, waiting: [] }]
  const { session } = stageBots(game, 'hb', 'again', air, clock, () => 'table', 'seeded')
  const { heard } = listen(air, clock)
  const random = makeRandom('person')
  session.wake()
  await rest(session)
  for (let i = 0; i < 100 && !session.table.getState().canUndo; i += 1) {
    const [mine] = session.table.getState().acting
    if (mine) await session.command({ seat: 0, command: random.pick(mine.legal) })
    await rest(session, 3)
  }
  const before = session.match().length
  expect(heard.at(-1)).toMatchObject({ kind: 'step', number: before })
  expect(await session.undo()).toBeNull()
  await rest(session)
  const { length, state } = session.match()
  expect(length).toBeLessThan(before)
  expect(heard.at(-1)).toMatchObject({ kind: 'position', number: length })
  expect(heard.at(-1)?.view).toEqual(game.view(state, 'table'))
})

/** A finished match of bots whose truth can be set to any number of its steps. */
async function rewindable() {
  const session = botsTable(game, 'bb', 'rewound', true)
  session.wake()
  await rest(session)
  const [all, match, header] = [session.truth.steps(), session.match(), session.header()]
  const listeners = new Set<() => void>()
  let steps: typeof all = []
  const truth: Session['truth'] = {
    ...session.truth,
    header: () => header,
    steps: () => steps,
    match: () => ({ ...match, state: all[steps.length]?.before ?? match.state }),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    all,
    truth,
    whyDid: () => null,
    set(next: typeof all) {
      steps = next
      for (const listener of listeners) listener()
    },
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a throw that was taken back while its fall was computed is not published', async () => {
  const { all, truth, whyDid, set } = await rewindable()
  const thrown = all.findIndex(
    ({ input }) => input.kind === 'chance' && input.answer.kind === 'faces',
  )
  const sent: Message[] = []
  let release: () => void = () => undefined
  const fallen = () => new Promise<null>((resolve) => (release = () => resolve(null)))
  makePublisher({
    session: { truth, whyDid, fallen },
    viewer: () => 'table',
    send: (message) => void sent.push(message),
    now: () => 0,
    report(error) {
      throw error
    },
  })
  for (let length = 1; length <= thrown + 1; length += 1) {
    set(all.slice(0, length))
    await turn()
    if (length <= thrown) release()
    await turn()
  }
  const numbers = () => sent.flatMap((message) => (message.kind === 'step' ? [message.number] : []))
  expect(numbers()).not.toContain(thrown + 1)

  set(all.slice(0, thrown))
  release()
  await turn()
  expect(numbers()).not.toContain(thrown + 1)

  set(all.slice(0, thrown + 1))
  await turn()
  release()
  await turn()
  expect(numbers().filter((number) => number === thrown + 1)).toHaveLength(1)
})

test('a publisher tells that a stage of another version listens, and of the same version not', async () => {
  const { truth, whyDid } = await rewindable()
  let others = 0
  const publisher = makePublisher({
    session: { truth, whyDid, fallen: async () => null },
    viewer: () => 'table',
    send: () => undefined,
    now: () => 0,
    report: () => undefined,
    otherVersion: () => void (others += 1),
  })
  publisher.hear({ kind: 'version', wire: wireVersion, table: null })
  publisher.hear({ kind: 'version', wire: wireVersion + 1, table: 'another table' })
  expect(others).toBe(0)
  publisher.hear({ kind: 'version', wire: wireVersion + 1, table: null })
  expect(others).toBe(1)
})
