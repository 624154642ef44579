/** The conductor drives matches as promised: keeps before it shows, paces, goes back, looks back, lets people share. */
import { expect, test } from 'vitest'
import { games } from '../../../src/games/all.ts'
import { border } from '../../../src/games/border/index.ts'
import type { Piece } from '../../../src/kernel/chance.ts'
import { hash } from '../../../src/kernel/hash.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { makeThrow } from '../../../src/physics/ask.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import { openTable, rest } from './tables.ts'

test.each(games.map((game) => [game.id, game] as const))(
  'bots play a whole match of %s, each step kept before it is shown',
  async (_, game) => {
    const { conductor, ports } = openTable(game, 'b'.repeat(game.seats.min))
    const early: number[] = []
    conductor.table.subscribe((state) => {
      if (state.shown > ports.kept.length) early.push(state.shown)
    })
    conductor.wake()
    await rest(conductor)
    const state = conductor.table.getState()
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

test('a seeded match repeats itself', async () => {
  const ends = await Promise.all(
    ['one', 'one', 'two'].map(async (seed) => {
      const { conductor } = openTable(border, 'bb', seed)
      conductor.wake()
      await rest(conductor)
      return hash(conductor.match().state)
    }),
  )
  expect(ends[0]).toBe(ends[1])
  expect(ends[0]).not.toBe(ends[2])
}, 30_000)

test('a person’s throw waits for the hand, and a second click does not count', async () => {
  const { conductor, ports } = openTable(border, 'hh')
  ports.handOn = true
  conductor.wake()
  await rest(conductor)
  const before = conductor.table.getState()
  expect(before.ask?.pieces).toHaveLength(5)
  await Promise.all([conductor.throwNow(null), conductor.throwNow(null)])
  await rest(conductor)
  expect(conductor.table.getState().length).toBe(before.length + 1)
  expect(conductor.table.getState().acting[0]?.legal.length).toBeGreaterThan(1)
})

test('real dice count as they were typed, and what no die shows is refused', async () => {
  const { conductor, ports } = openTable(border, 'hh')
  ports.handOn = true
  conductor.wake()
  await rest(conductor)
  const { length } = conductor.table.getState()
  for (const faces of [[], [0, 1, 2, 3], [0, 1, 2, 3, 6], [0, 1, 2, 3, 0.5]]) {
    await conductor.typeFaces(faces)
    expect(conductor.table.getState().refusal).not.toBeNull()
    expect(conductor.match().length).toBe(length)
  }
  await conductor.typeFaces([5, 4, 3, 2, 1])
  await rest(conductor)
  const last = ports.kept.at(-1)
  expect(last).toMatchObject({ answer: { faces: [5, 4, 3, 2, 1] }, proof: { by: 'typed' } })
  expect(conductor.table.getState()).toMatchObject({ length: length + 1, refusal: null })
})

test('real dice are seen to fall as they were typed, and again when they are shown again', async () => {
  await ready()
  const { conductor, ports } = openTable(border, 'hh')
  ports.handOn = true
  Object.assign(ports, {
    showsRolls: () => true,
    throwPieces: async (pieces: readonly Piece[], seed: string) => {
      const settled = simulate(makeThrow(pieces, seed))
      return { faces: settled.faces, settled, proof: null }
    },
  })
  const seen: (readonly number[])[] = []
  conductor.table.subscribe(({ roll, moving }) => {
    if (roll && moving === 'roll') seen.push(roll.settled.faces)
  })
  conductor.wake()
  await rest(conductor)
  const faces = [5, 4, 3, 2, 1]
  await conductor.typeFaces(faces)
  // what turns the meshes is fetched when it is first needed
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  await rest(conductor)
  const once = seen.length
  await conductor.showAgain(conductor.table.getState().length)
  expect(seen.length).toBeGreaterThan(once)
  for (const shown of seen) expect(shown).toEqual(faces)
})

test('taking back goes behind what bots answered, never behind a throw', async () => {
  const { conductor, ports } = openTable(border, 'hb', 'undo')
  conductor.wake()
  await rest(conductor)
  const random = makeRandom('choices')
  let crossings = 0
  for (let i = 0; i < 60 && crossings < 3; i += 1) {
    const { acting, actor } = conductor.table.getState()
    if (actor === null) break
    const command = random.pick(acting[0]?.legal ?? [])
    const before = hash(conductor.match().state)
    await conductor.command({ seat: actor, command })
    await rest(conductor, 3)
    if (!conductor.table.getState().canUndo) continue
    crossings += 1
    await conductor.undo()
    await rest(conductor, 3)
    expect(hash(conductor.match().state)).toBe(before)
    expect(ports.kept.length).toBe(conductor.match().length)
    await conductor.command({ seat: actor, command })
    await rest(conductor, 3)
  }
  expect(crossings).toBe(3)
})

test('looking back stops the match, shows an old position, and returns', async () => {
  const { conductor } = openTable(border, 'bb')
  conductor.wake()
  await rest(conductor)
  const { length, beat } = conductor.table.getState()
  conductor.lookAt(7)
  const back = conductor.table.getState()
  expect(back.looking).toBe(7)
  expect(back.log.every((entry) => entry.step <= 7)).toBe(true)
  expect(back.acting).toEqual([])
  expect(hash(back.beat.to)).not.toBe(hash(beat.to))
  await conductor.showAgain(9)
  const now = conductor.table.getState()
  expect([now.looking, now.shown]).toEqual([null, length])
  expect(hash(now.beat.to)).toBe(hash(beat.to))
}, 30_000)

test('in an open game people play in parallel without a curtain', async () => {
  const { conductor } = openTable(border, 'hhh')
  conductor.wake()
  await rest(conductor)
  for (let i = 0; i < 40; i += 1) {
    const { acting, actor, curtain } = conductor.table.getState()
    expect(curtain).toBeNull()
    if (acting.length > 1) {
      const other = acting.find((item) => item.seat !== actor)
      const command = other?.legal[0]
      if (!other || !command) throw new Error('the other has nothing to do')
      await conductor.command({ seat: other.seat, command })
      expect(conductor.match().last?.input).toMatchObject({ seat: other.seat })
      return
    }
    const legal = acting[0]?.legal ?? []
    const command = legal.find(({ type }) => type === 'stop' || type === 'done') ?? legal[0]
    if (actor === null || !command) throw new Error('nobody may act')
    await conductor.command({ seat: actor, command })
    await rest(conductor, 3)
  }
  throw new Error('never two at once')
})

test('notices are told once', () => {
  const { conductor, ports } = openTable(border, 'bb')
  ports.notice('physics')
  ports.notice('physics')
  expect(conductor.table.getState().notices).toEqual(['physics'])
})
