/** What a session is doing is one state at a time, in an order that can be told; late answers belong to a state that is gone. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { rested } from '../../src/session/rest.ts'
import { makeSession } from '../../src/session/session.ts'
import { goesOn, isFree, isResting, type SessionState } from '../../src/session/state.ts'
import { beginMatch } from '../../src/session/header.ts'
import { botsLast } from '../../src/session/seating.ts'
import { makeOrigin } from '../../src/session/origin.ts'
import { makeTestPorts } from './ports.ts'

function opened(seats: number, bots: number) {
  const begun = beginMatch(
    border as AnyGame,
    {},
    {
      id: 'drive',
      sittings: botsLast(seats, bots),
      origin: makeOrigin('drive', () => ''),
      created: 0,
    },
  )
  if (!begun.ok) throw new Error(begun.refusal.code)
  const ports = makeTestPorts()
  const session = makeSession(begun, ports)
  const kinds: SessionState['kind'][] = [session.state().kind]
  const seen = new Set<SessionState>()
  session.onChange(() => {
    const state = session.state()
    if (!seen.has(state)) kinds.push(state.kind)
    seen.add(state)
  })
  return { session, ports, kinds }
}

test('a drive goes from idle to the first throw of a person, and then to their choice', async () => {
  const { session, ports, kinds } = opened(2, 0)
  ports.handOn = true
  session.wake()
  const first = await rested(session)
  expect(first.kind).toBe('hand')
  expect(kinds[0]).toBe('asleep')
  expect(kinds.at(-1)).toBe('hand')
  expect(new Set(kinds)).toEqual(new Set(['asleep', 'chance', 'showing', 'hand']))
  kinds.length = 0
  await session.throwNow(null)
  expect((await rested(session)).kind).toBe('person')
  expect(kinds).toEqual(['keeping', 'showing', 'person'])
})

test('a match of bots runs to its end and stops', async () => {
  const { session, kinds } = opened(2, 2)
  session.wake()
  expect(await rested(session)).toEqual({ kind: 'stopped', why: 'over' })
  expect(new Set(kinds)).toEqual(new Set(['asleep', 'chance', 'showing', 'bot', 'stopped']))
  const { length } = session.match()
  session.rouse()
  await rested(session)
  expect(session.match().length).toBe(length)
})

test('an act is refused as busy while another is stored and while somebody looks back', async () => {
  const { session, ports } = opened(2, 0)
  ports.handOn = true
  session.wake()
  await rested(session)
  const { length } = session.match()
  const both = [session.throwNow(null), session.throwNow(null)]
  expect(session.state().kind).toBe('keeping')
  expect(await Promise.all(both)).toEqual([null, { code: 'busy' }])
  await rested(session)
  expect(session.match().length).toBe(length + 1)
  session.lookAt(1)
  expect(session.state()).toEqual({ kind: 'lookingBack', step: 1 })
  expect(await session.undo()).toEqual({ code: 'busy' })
  expect(session.match().length).toBe(length + 1)
  session.lookAt(null)
  expect((await rested(session)).kind).toBe('person')
})

test('a bot’s choice from before a look back is discarded', async () => {
  const { session, ports } = opened(2, 2)
  const own = ports.think
  let release: (() => void) | null = null
  let thoughts = 0
  const think: typeof own = async (thought) => {
    thoughts += 1
    if (thoughts === 1) await new Promise<void>((go) => (release = go))
    return own(thought)
  }
  Object.assign(ports, { think })
  session.wake()
  await expect.poll(() => release).not.toBeNull()
  const { length } = session.match()
  session.lookAt(0)
  release!()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.match().length).toBe(length)
  expect(session.state()).toEqual({ kind: 'lookingBack', step: 0 })
  session.lookAt(null)
  expect(await rested(session)).toEqual({ kind: 'stopped', why: 'over' })
})

test('a disposed session ignores every call', async () => {
  const { session, ports } = opened(2, 0)
  ports.handOn = true
  session.wake()
  await rested(session)
  const before = ports.kept.length
  session.leave()
  session.wake()
  session.rouse()
  session.lookAt(0)
  expect(await session.throwNow(null)).toEqual({ code: 'left' })
  expect(session.state()).toEqual({ kind: 'stopped', why: 'left' })
  expect(ports.kept).toHaveLength(before)
})

test('each state of the drive allows exactly its transitions', () => {
  const of = (kind: 'showing' | 'chance' | 'keeping' | 'person' | 'asleep'): SessionState => ({
    kind,
  })
  expect([of('person'), of('chance'), of('asleep')].map(isFree)).toEqual([true, true, true])
  expect([of('showing'), of('keeping')].map(isFree)).toEqual([false, false])
  expect(isFree({ kind: 'lookingBack', step: 1 })).toBe(false)
  expect(isFree({ kind: 'stopped', why: 'fault' })).toBe(true)
  expect(isFree({ kind: 'stopped', why: 'left' })).toBe(false)
  expect([of('showing'), of('chance'), of('person')].map(goesOn)).toEqual([true, true, false])
  expect([of('person'), of('keeping'), of('asleep')].map(isResting)).toEqual([true, false, false])
})
