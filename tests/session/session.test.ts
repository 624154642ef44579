/** The session drives matches as promised: keeps before it shows, paces, goes back, looks back, lets people share. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import { border } from '../../src/games/border/index.ts'
import type { Piece } from '../../src/kernel/chance.ts'
import { hash } from '../../src/kernel/hash.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { openTable, rest } from './tables.ts'

test.each(games.map((game) => [game.id, game] as const))(
  'bots play a whole match of %s, and each step is stored before it is shown',
  async (_, game) => {
    const { session, ports } = openTable(game, 'b'.repeat(game.seats.min))
    const early: number[] = []
    session.table.subscribe((state) => {
      if (state.shown > ports.kept.length) early.push(state.shown)
    })
    session.wake()
    await rest(session)
    const state = session.table.getState()
    expect(state.result).not.toBeNull()
    expect(early).toEqual([])
    expect(state.shown).toBe(state.length)
    expect(ports.kept.length).toBe(state.length)
    expect(state.header.winners?.length).toBeGreaterThan(0)
    expect(state.log.length).toBeGreaterThan(10)
    expect(ports.thoughts.length).toBeGreaterThan(10)
  },
  60_000,
)

test('two matches with one seed are equal', async () => {
  const ends = await Promise.all(
    ['one', 'one', 'two'].map(async (seed) => {
      const { session } = openTable(border, 'bb', seed)
      session.wake()
      await rest(session)
      return hash(session.match().state)
    }),
  )
  expect(ends[0]).toBe(ends[1])
  expect(ends[0]).not.toBe(ends[2])
}, 30_000)

test('a person’s throw waits for a click, and a second click is ignored', async () => {
  const { session, ports } = openTable(border, 'hh')
  ports.handOn = true
  session.wake()
  await rest(session)
  const before = session.table.getState()
  expect(before.ask?.pieces).toHaveLength(5)
  await Promise.all([session.throwNow(null), session.throwNow(null)])
  await rest(session)
  expect(session.table.getState().length).toBe(before.length + 1)
  expect(session.table.getState().acting[0]?.legal.length).toBeGreaterThan(1)
})

test('typed faces of real dice are stored, and impossible faces are refused', async () => {
  const { session, ports } = openTable(border, 'hh')
  ports.handOn = true
  session.wake()
  await rest(session)
  const { length } = session.table.getState()
  for (const faces of [[], [0, 1, 2, 3], [0, 1, 2, 3, 6], [0, 1, 2, 3, 0.5]]) {
    await session.typeFaces(faces)
    expect(session.table.getState().refusal).not.toBeNull()
    expect(session.match().length).toBe(length)
  }
  await session.typeFaces([5, 4, 3, 2, 1])
  await rest(session)
  const last = ports.kept.at(-1)
  expect(last).toMatchObject({ answer: { faces: [5, 4, 3, 2, 1] }, proof: { by: 'typed' } })
  expect(session.table.getState()).toMatchObject({ length: length + 1, refusal: null })
})

test('typed dice are animated onto the typed faces, also in a replay', async () => {
  await ready()
  const { session, ports } = openTable(border, 'hh')
  ports.handOn = true
  Object.assign(ports, {
    showsRolls: () => true,
    throwPieces: async (pieces: readonly Piece[], seed: string) => {
      const settled = simulate(makeThrow(pieces, seed))
      return { answer: { kind: 'faces', faces: settled.faces }, settled, proof: null }
    },
  })
  const seen: (readonly number[])[] = []
  session.table.subscribe(({ roll, moving }) => {
    if (roll && moving === 'roll') seen.push(roll.settled.faces)
  })
  session.wake()
  await rest(session)
  const faces = [5, 4, 3, 2, 1]
  await session.typeFaces(faces)
  // what turns the meshes is fetched when it is first needed
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  await rest(session)
  const once = seen.length
  await session.showAgain(session.table.getState().length)
  expect(seen.length).toBeGreaterThan(once)
  for (const shown of seen) expect(shown).toEqual(faces)
})

test('an undo goes back over the answers of bots, and never over a throw', async () => {
  const { session, ports } = openTable(border, 'hb', 'undo')
  session.wake()
  await rest(session)
  const random = makeRandom('choices')
  let crossings = 0
  for (let i = 0; i < 60 && crossings < 3; i += 1) {
    const { acting, actor } = session.table.getState()
    if (actor === null) break
    const command = random.pick(acting[0]?.legal ?? [])
    const before = hash(session.match().state)
    await session.command({ seat: actor, command })
    await rest(session, 3)
    if (!session.table.getState().canUndo) continue
    crossings += 1
    await session.undo()
    await rest(session, 3)
    expect(hash(session.match().state)).toBe(before)
    expect(ports.kept.length).toBe(session.match().length)
    await session.command({ seat: actor, command })
    await rest(session, 3)
  }
  expect(crossings).toBe(3)
})

test('looking back stops the match, shows an old position, and returns', async () => {
  const { session } = openTable(border, 'bb')
  session.wake()
  await rest(session)
  const { length, beat } = session.table.getState()
  session.lookAt(7)
  const back = session.table.getState()
  expect(back.looking).toBe(7)
  expect(back.log.every((entry) => entry.step <= 7)).toBe(true)
  expect(back.acting).toEqual([])
  expect(hash(back.beat.to)).not.toBe(hash(beat.to))
  await session.showAgain(9)
  const now = session.table.getState()
  expect([now.looking, now.shown]).toEqual([null, length])
  expect(hash(now.beat.to)).toBe(hash(beat.to))
}, 30_000)

test('in an open game people play in parallel without a curtain', async () => {
  const { session } = openTable(border, 'hhh')
  session.wake()
  await rest(session)
  for (let i = 0; i < 40; i += 1) {
    const { acting, actor, curtain } = session.table.getState()
    expect(curtain).toBeNull()
    if (acting.length > 1) {
      const other = acting.find((item) => item.seat !== actor)
      const command = other?.legal[0]
      if (!other || !command) throw new Error('the other has nothing to do')
      await session.command({ seat: other.seat, command })
      expect(session.match().last?.input).toMatchObject({ seat: other.seat })
      return
    }
    const legal = acting[0]?.legal ?? []
    const command = legal.find(({ type }) => type === 'stop' || type === 'done') ?? legal[0]
    if (actor === null || !command) throw new Error('nobody may act')
    await session.command({ seat: actor, command })
    await rest(session, 3)
  }
  throw new Error('never two at once')
})

test('the same notice is shown once', () => {
  const { session, ports } = openTable(border, 'bb')
  ports.notice('physics')
  ports.notice('physics')
  expect(session.table.getState().notices).toEqual(['physics'])
})
