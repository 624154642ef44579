/** The port for people’s acts: answers everybody, does an id once, and refuses what is foreign, stale or too late. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { legalFor, pendingOf, submit } from '../../src/kernel/match.ts'
import type { Pending } from '../../src/kernel/pending.ts'
import type { PersonInput } from '../../src/session/act.ts'
import { hasSecrets } from '../../src/session/look.ts'
import { askedThrow } from '../../src/session/next.ts'
import { makeOrigin } from '../../src/session/origin.ts'
import type { Session } from '../../src/session/session.ts'
import type { SeatMode } from '../../src/session/seats.ts'
import { makeTicker } from '../../src/session/show/ticker.ts'
import { makeTime } from '../../src/session/time.ts'
import { seedMaker } from '../../src/session/trust/seeds.ts'
import { firstLegal, flick, openSession, waited } from './link.ts'

type Mode = SeatMode

/** The Border before its first throw: `first` throws, and is played in the first of the two ways. */
async function begun(ways: readonly [Mode, Mode], kinds = 'hh') {
  const opened = openSession(border as AnyGame, kinds, 'act')
  const { session } = opened
  session.wake()
  await waited(session)
  const first = askedThrow(session.match())?.pieces[0]?.seat ?? -1
  const other = first === 0 ? 1 : 0
  session.setSeat(first, ways[0])
  session.setSeat(other, ways[1])
  return { ...opened, first, other }
}

/** A choice after which this seat owes another one. */
function lastingChoice(session: Session, seat: number): PersonInput | null {
  const match = session.match()
  const command = legalFor(match, seat).find((one) => {
    const next = submit(match, { kind: 'command', seat, command: one })
    return next.ok && legalFor(next.match, seat).length > 0
  })
  return command ? { kind: 'command', command } : null
}

function commandOf(session: Session, seat: number) {
  const input = lastingChoice(session, seat)
  if (input?.kind !== 'command') throw new Error(`seat ${seat} has no such choice`)
  return input
}

/** The Border some steps later: `first` has two choices to make one after the other. */
async function chosen(ways: readonly [Mode, Mode], kinds = 'hh') {
  const opened = openSession(border as AnyGame, kinds, 'act')
  const { session } = opened
  session.wake()
  for (let i = 0; i < 60; i += 1) {
    const state = await waited(session)
    const first = session.gaze.look().actor
    if (first !== null && lastingChoice(session, first)) {
      const other = first === 0 ? 1 : 0
      session.setSeat(first, ways[0])
      session.setSeat(other, ways[1])
      return { ...opened, first, other }
    }
    if (state.kind === 'hand') await session.throwNow(null)
    else if (first !== null) await session.command({ seat: first, command: onward(session, first) })
  }
  throw new Error('nobody ever has two choices')
}

/** Ends what this seat does as soon as it can. */
function onward(session: Session, seat: number) {
  const legal = legalFor(session.match(), seat)
  return legal.find(({ type }) => type === 'stop' || type === 'done') ?? legal[0]!
}

test('the match waits for a remote throw and a remote choice, and names the seat', async () => {
  const { session, first } = await begun(['remote', 'here'])
  expect(await waited(session)).toEqual({ kind: 'remote', seats: [first] })
  expect(await session.throwNow(null)).toEqual({ code: 'staleChance' })
  expect(await session.act(first, { kind: 'throw', gesture: flick }, 'a', 'remote')).toBeNull()
  expect(await waited(session)).toEqual({ kind: 'remote', seats: [first] })
  expect(session.gaze.look()).toMatchObject({ actor: null, due: [], curtain: null })
})

test('an act with the same id is done once and answered alike, at once and later', async () => {
  const { session, first, other } = await chosen(['remote', 'here'])
  const { length } = session.match()
  const input = commandOf(session, first)
  const both = [session.act(first, input, 'x', 'remote'), session.act(first, input, 'x', 'remote')]
  expect(await Promise.all(both)).toEqual([null, null])
  await waited(session)
  expect(await session.act(first, input, 'x', 'remote')).toBeNull()
  expect(session.match().length).toBe(length + 1)
  // a refusal stays one, even where the same would be allowed by now
  const share = { kind: 'share', share: { kind: 'word', text: 'a' } } as const
  expect(await session.act(other, share, 'y', 'remote')).toEqual({ code: 'notYourSeat' })
  session.setSeat(other, 'remote')
  expect(await session.act(other, share, 'y', 'remote')).toEqual({ code: 'notYourSeat' })
  expect(await session.act(other, share, 'z', 'remote')).toEqual({ code: 'tooLateToShare' })
})

test('the same id from another seat is another act', async () => {
  const { session, first, other } = await chosen(['remote', 'remote'])
  const input = commandOf(session, first)
  expect(await session.act(other, input, 'x', 'remote')).toEqual({ code: 'notYourTurn' })
  expect(await session.act(first, input, 'x', 'remote')).toBeNull()
})

test('an act for a seat of another screen, of a bot, or out of range is refused', async () => {
  const { session, first, other } = await chosen(['here', 'remote'], 'hhb')
  const before = hash(session.match().state)
  const input = commandOf(session, first)
  const asked = [first, 2, 7, -1].map((seat) => session.act(seat, input, `s${seat}`, 'remote'))
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ code: 'notYourSeat' })))
  expect(await session.act(other, input, 'here', 'here')).toEqual({ code: 'notYourSeat' })
  expect(hash(session.match().state)).toBe(before)
  expect(session.state().kind).toBe('person')
})

test('stale, illegal and malformed commands are refused and change nothing', async () => {
  const { session, first } = await chosen(['remote', 'here'])
  const act = (input: PersonInput, id: string) => session.act(first, input, id, 'remote')
  const seen = session.match().length
  expect(await act({ ...commandOf(session, first), seen }, 'a')).toBeNull()
  await waited(session)
  const before = hash(session.match().state)
  const again = { ...commandOf(session, first), seen }
  expect(await act(again, 'b')).toEqual({ code: 'staleCommand' })
  const odd = { kind: 'command', command: { type: 'fly' } } as const
  expect(await act(odd, 'c')).toEqual({ code: 'notLegal' })
  const none = { kind: 'command', command: null as never } as const
  expect(await act(none, 'd')).toEqual({ code: 'notLegal' })
  expect(hash(session.match().state)).toBe(before)
})

test('a throw is accepted once, for the request that was seen, from a seat whose pieces are thrown', async () => {
  const { session, first, other } = await begun(['remote', 'remote'])
  const request = askedThrow(session.match())!.chance.id
  const by = (seat: number, id: string, more = {}) =>
    session.act(seat, { kind: 'throw', gesture: flick, ...more }, id, 'remote')
  expect(await by(first, 'a', { request: request + 1 })).toEqual({ code: 'staleChance' })
  expect(await by(other, 'b', { request })).toEqual({ code: 'notYourTurn' })
  const both = await Promise.all([by(first, 'c', { request }), by(first, 'd', { request })])
  expect(both).toEqual([null, { code: 'staleChance' }])
  await waited(session)
  expect(await by(first, 'e')).toEqual({ code: 'staleChance' })
})

test('while this screen still shows a step, its people are refused as busy and remote ones are not', async () => {
  const { session, ports, first } = await chosen(['remote', 'here'])
  const time = makeTime()
  const screen = { isHidden: () => false, after: (step: () => void) => step() }
  Object.assign(ports, {
    ticker: makeTicker(time, screen),
    plan: () => ({ length: 5 }),
    pace: () => ({ speed: 1, botSpeed: 1, pauseSeconds: 0 }),
  })
  expect(await session.act(first, commandOf(session, first), 'a', 'remote')).toBeNull()
  expect(session.state().kind).toBe('showing')
  expect(await session.undo()).toEqual({ code: 'busy' })
  const { length } = session.match()
  expect(await session.act(first, commandOf(session, first), 'b', 'remote')).toBeNull()
  expect(session.match().length).toBe(length + 1)
  await expect.poll(() => (session.skip(), session.head.shown())).toBe(length + 1)
  session.leave()
})

test('an act that cannot be stored stays refused under its id', async () => {
  const { session, ports, first } = await chosen(['remote', 'here'])
  const told: unknown[] = []
  const { length } = session.match()
  const input = commandOf(session, first)
  Object.assign(ports, { report: (error: unknown) => told.push(error) })
  ports.isFull = true
  expect(await session.act(first, input, 'a', 'remote')).toEqual({ code: 'failed' })
  expect(told).toHaveLength(1)
  ports.isFull = false
  expect(await session.act(first, input, 'a', 'remote')).toEqual({ code: 'failed' })
  expect(session.match().length).toBe(length)
  expect(await session.act(first, input, 'b', 'remote')).toBeNull()
  expect(session.match().length).toBe(length + 1)
})

test('a remote person can undo the own last step and no other’s', async () => {
  const { session, first } = await chosen(['remote', 'here'])
  const undo = (id: string) => session.act(first, { kind: 'undo' }, id, 'remote')
  const before = hash(session.match().state)
  expect(await session.act(first, commandOf(session, first), 'b', 'remote')).toBeNull()
  await waited(session)
  // the people at this screen may not take back what somebody elsewhere did
  expect(await session.undo()).toEqual({ code: 'notYoursToTakeBack' })
  session.dismissRefusal()
  expect(await undo('c')).toBeNull()
  await waited(session)
  expect(hash(session.match().state)).toBe(before)
  session.lookAt(0)
  expect(await undo('d')).toEqual({ code: 'busy' })
})

test('a bot stands in for an absent person, who comes back to this screen', async () => {
  const { session, ports, first } = await chosen(['remote', 'here'])
  const { length } = session.match()
  expect(session.state()).toEqual({ kind: 'remote', seats: [first] })
  let isThinking = false
  const { think } = ports
  Object.assign(ports, {
    think: async (thought: Parameters<typeof think>[0]) => {
      isThinking = true
      if (session.match().length > length) await new Promise(() => undefined)
      return think(thought)
    },
  })
  session.setSeat(first, 'bot')
  expect(session.state()).toEqual({ kind: 'bot', seat: first })
  await expect.poll(() => session.match().length).toBeGreaterThan(length)
  expect(isThinking).toBe(true)
  // it is thinking about its second step, which nobody waits for any more
  await expect.poll(() => session.state().kind).toBe('bot')
  const stood = session.match().length
  session.setSeat(first, 'here')
  expect((await waited(session)).kind).toBe('person')
  expect(session.gaze.look().actor).toBe(first)
  expect(session.match().length).toBe(stood)
  const command = firstLegal(session.match(), first)
  expect(await session.command({ seat: first, command })).toBeNull()
})

test('an undo also takes back the answer of a bot that stands in', async () => {
  const { session, first, other } = await chosen(['here', 'here'])
  /** Until the other owes a choice, and `first` could take back the own last one. */
  const isOthers = () =>
    session.truth.canUndo({ ...session.gaze.undoer()!, owners: [first] }) &&
    pendingOf(session.match()).some((item) => item.kind === 'choice' && item.seat === other)
  for (let i = 0; i < 60 && !isOthers(); i += 1) {
    const { actor } = session.gaze.look()
    if (session.state().kind === 'hand') await session.throwNow(null)
    else if (actor !== null) {
      await session.command({ seat: actor, command: onward(session, actor) })
    }
    await waited(session)
  }
  expect(isOthers()).toBe(true)
  const { length } = session.match()
  const { steps } = session.truth
  session.setSeat(other, 'bot')
  await expect.poll(() => session.match().length).toBeGreaterThan(length)
  session.setSeat(other, 'here')
  await waited(session)
  const answered = steps()[length]!
  expect(answered.input).toMatchObject({ kind: 'command', seat: other })
  expect(session.gaze.undoer()!.isByBot(answered)).toBe(true)
  expect(session.gaze.undoer()!.isByBot(steps()[length - 1]!)).toBe(false)
})

test('this screen stops showing the hand of a person who moves to a phone', async () => {
  const { session } = openSession(nagaraja as AnyGame, 'hh', 'gone')
  session.wake()
  for (let i = 0; i < 30; i += 1) {
    const state = await waited(session)
    const { actor, curtain } = session.gaze.look()
    if (hasSecrets(session.match(), [0, 1]) && actor !== null) break
    if (state.kind === 'hand') await session.throwNow(null)
    else if (curtain !== null) session.liftCurtain()
    else await session.command({ seat: actor!, command: firstLegal(session.match(), actor!) })
  }
  const { actor } = session.gaze.look()
  expect(actor).not.toBeNull()
  expect(session.gaze.viewer()).toBe(actor)
  session.setSeat(actor!, 'remote')
  expect(session.gaze.viewer()).not.toBe(actor)
  expect(session.gaze.look()).toMatchObject({ actor: null, curtain: null })
  expect(session.head.showing().beat.to).toEqual(
    session.match().game.view(session.match().state, session.gaze.viewer()),
  )
})

test('a remote undo during a bot’s throw asks the person again, and the match goes on', async () => {
  const { session, ports, first, other } = await chosen(['remote', 'bot'])
  const { throwPieces } = ports
  let release: (() => void) | null = null
  ports.throwPieces = async (pieces, seed, gesture) => {
    if (pieces[0]?.seat === other) await new Promise<void>((go) => (release = go))
    return throwPieces(pieces, seed, gesture)
  }
  for (let i = 0; i < 40 && release === null; i += 1) {
    const owes = (item: Pending) => item.kind === 'choice' && item.seat === first
    const input: PersonInput = pendingOf(session.match()).some(owes)
      ? { kind: 'command', command: onward(session, first) }
      : { kind: 'throw', gesture: flick }
    await session.act(first, input, `on ${i}`, 'remote')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(session.state()).toEqual({ kind: 'chance' })
  expect(askedThrow(session.match())?.pieces[0]?.seat).toBe(other)
  expect(await session.act(first, { kind: 'undo' }, 'back', 'remote')).toBeNull()
  release!()
  expect(await waited(session)).toEqual({ kind: 'remote', seats: [first] })
  expect(session.refusal()).toBeNull()
})

test('hasSecrets depends on the people given, not only on the match', async () => {
  const { session } = openSession(nagaraja as AnyGame, 'hh', 'gone')
  session.wake()
  for (let i = 0; i < 30 && !hasSecrets(session.match(), [0, 1]); i += 1) {
    const state = await waited(session)
    const { actor } = session.gaze.look()
    if (state.kind === 'hand') await session.throwNow(null)
    else await session.command({ seat: actor!, command: firstLegal(session.match(), actor!) })
  }
  expect(hasSecrets(session.match(), [0, 1])).toBe(true)
  expect(hasSecrets(session.match(), [])).toBe(false)
})

test('a word is added to the seeds before the first of them, instead of the former one, and not after', async () => {
  const secret = 'a'.repeat(64)
  const { session, ports } = openSession(
    border as AnyGame,
    'hh',
    makeOrigin(null, () => secret),
  )
  const say = (text: string, id: string) =>
    session.act(0, { kind: 'share', share: { kind: 'word', text } }, id, 'remote')
  expect(await say('mango', 'x')).toEqual({ code: 'notYourSeat' })
  session.setSeat(0, 'remote')
  expect(await say('mango', 'a')).toBeNull()
  expect(await say('m'.repeat(99), 'b')).toEqual({ code: 'badShare' })
  expect(await say('', 'c')).toEqual({ code: 'badShare' })
  expect(await say('lotus', 'd')).toBeNull()
  const { origin } = session.header()
  const shares = [{ from: 0, kind: 'word', text: 'lotus' }]
  expect(origin).toEqual({ ...makeOrigin(null, () => secret), shares })
  expect(session.state().kind).toBe('asleep')
  session.wake()
  await waited(session)
  expect(await say('snake', 'e')).toEqual({ code: 'tooLateToShare' })
  const [draw] = ports.kept
  expect(draw).toMatchObject({ proof: { seed: seedMaker(origin!)!('draw/1') } })
  expect(session.header().origin).toEqual(origin)
})

test('a disposed session refuses every act', async () => {
  const { session, first } = await chosen(['remote', 'here'])
  const { length } = session.match()
  const input = commandOf(session, first)
  session.leave()
  expect(await session.act(first, input, 'a', 'remote')).toEqual({ code: 'left' })
  expect(await session.undo()).toEqual({ code: 'left' })
  expect(session.match().length).toBe(length)
})
