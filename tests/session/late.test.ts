/** Answers that come late, for a position that is gone, or not at all: the match goes on, and says what stopped it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ThrowPieces } from '../../src/session/thrown.ts'
import { games } from '../../src/games/all.ts'
import { border } from '../../src/games/border/index.ts'
import { pendingOf } from '../../src/kernel/match.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { keepThrow } from '../../src/physics/kept.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { openTable, rest } from './tables.ts'

// what failed is told to whoever looks for the cause
const told = vi.spyOn(console, 'error')
beforeEach(() => void told.mockReset().mockImplementation(() => undefined))
afterEach(() => told.mockReset())

test('a replay whose simulation arrives late does not replace the current step', async () => {
  await ready()
  const { session, ports } = openTable(border, 'hh')
  ports.handOn = true
  let release: (() => void) | null = null
  let isSlow = false
  const throwPieces: ThrowPieces = async (pieces, seed) => {
    if (isSlow) await new Promise<void>((go) => (release = go))
    const settled = simulate(makeThrow(pieces, seed))
    const proof = keepThrow(seed, namedGesture('default', pieces), settled)
    // the first throw is not remembered, so that showing it again asks once more
    return {
      answer: { kind: 'faces', faces: settled.faces },
      settled: isSlow ? settled : null,
      proof,
    }
  }
  Object.assign(ports, { throwPieces, showsRolls: () => true })
  session.wake()
  await rest(session)
  await session.throwNow(null)
  await rest(session)
  const before = session.table.getState()
  expect(before.acting[0]?.legal.length).toBeGreaterThan(1)

  isSlow = true
  const again = session.showAgain(before.length)
  await rest(session)
  session.lookAt(null)
  await rest(session)
  expect(release).not.toBeNull()
  release!()
  await again
  await rest(session)
  const after = session.table.getState()
  expect(after.moving).toBeNull()
  expect(after.looking).toBeNull()
  expect(after.actor).toBe(before.actor)
  expect(after.acting[0]?.legal).toHaveLength(before.acting[0]?.legal.length ?? 0)
})

// in The Border a throw always comes after something final
const undone = games.filter(({ id }) => id !== 'border')

test.each(undone.map((game) => [game.id, game] as const))(
  'an undo in the pause before a bot’s throw cancels the throw in %s',
  async (_, game) => {
    const { session, ports } = openTable(game, 'hb', 'undo')
    let goOn: (() => void) | null = null
    const isBotsThrow = () =>
      pendingOf(session.match()).some(
        ({ kind, ...item }) =>
          kind === 'chance' &&
          'ask' in item &&
          item.ask.kind === 'throw' &&
          item.ask.pieces.every(({ seat }) => seat === 1),
      )
    const pause = {
      wait: () => (isBotsThrow() ? new Promise<void>((go) => (goOn = go)) : Promise.resolve()),
      cut: () => goOn?.(),
    }
    Object.assign(ports, { pause })
    session.wake()
    for (let i = 0; i < 400; i += 1) {
      await rest(session)
      const { actor, acting, canUndo, length } = session.table.getState()
      if (isBotsThrow() && canUndo) {
        await session.undo()
        await rest(session)
        const now = session.table.getState()
        expect(now.refusal).toBeNull()
        expect(now.notices).toEqual([])
        expect(now.length).toBeLessThan(length)
        return
      }
      const legal = acting[0]?.legal ?? []
      const command = legal[i % Math.max(1, legal.length)]
      if (actor !== null && command) await session.command({ seat: actor, command })
      else pause.cut()
    }
    throw new Error('nothing could be taken back before a throw')
  },
  60_000,
)

test('a bot that cannot be asked stops the match, which says so and goes on when asked', async () => {
  const { session, ports } = openTable(border, 'bb')
  const own = ports.think
  let count = 0
  const think: typeof own = async (thought) => {
    count += 1
    if (count === 3) throw new Error('could not be fetched')
    return own(thought)
  }
  Object.assign(ports, { think })
  session.wake()
  await rest(session)
  const stopped = session.table.getState()
  expect(stopped.notices).toEqual(['stopped'])
  expect(told).toHaveBeenCalledOnce()
  expect(stopped.thinking).toBeNull()
  expect(stopped.result).toBeNull()
  session.rouse()
  await rest(session)
  const { notices, result } = session.table.getState()
  expect(notices).toEqual([])
  expect(result).not.toBeNull()
}, 60_000)

test('a person’s step that cannot be stored changes nothing and can be repeated', async () => {
  const { session, ports } = openTable(border, 'hh')
  ports.handOn = true
  const own = ports.throwPieces
  const broken = () => Promise.reject(new Error('no dice'))
  Object.assign(ports, { throwPieces: broken })
  session.wake()
  await rest(session)
  const before = session.table.getState()
  await session.throwNow(null)
  await rest(session)
  const stopped = session.table.getState()
  expect(stopped.notices).toEqual(['stopped'])
  expect(told).toHaveBeenCalledOnce()
  expect(stopped.length).toBe(before.length)
  expect(stopped.ask).toEqual(before.ask)
  Object.assign(ports, { throwPieces: own })
  await session.throwNow(null)
  await rest(session)
  const after = session.table.getState()
  expect(after.notices).toEqual([])
  expect(after.length).toBe(before.length + 1)
})
