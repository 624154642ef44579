/** The host's end of a link: admits by role, refuses what is forged, and lets the table decide over seats. */
import { expect, test } from 'vitest'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { hostTable } from '../../src/link/host/hostTable.ts'
import { linkLimits } from '../../src/link/limits.ts'
import type { AnswerCode, Role } from '../../src/link/roles.ts'
import { fairWeather, openWorld } from './world.ts'

const game = nagaraja as AnyGame
const mine = { kind: 'command', command: { type: 'pass' } } as const

const open = () => openWorld(game, 'hh', 'forged')

type World = ReturnType<typeof open>

/** A connection without the client half, which says what it likes. */
function stranger({ carrier, time, random }: World, role: Role) {
  const link = carrier.connect(role, { random, ...time, ...fairWeather })
  const say = (message: unknown) =>
    link.send(typeof message === 'string' ? message : JSON.stringify(message))
  const heard = () => link.received.map((text) => JSON.parse(text) as Record<string, unknown>)
  return { link, say, heard }
}

const hello = (more = {}) => ({
  kind: 'hello',
  protocol: 1,
  role: 'hand',
  token: 'token-of-a-stranger',
  name: 'Eve',
  seat: null,
  last: null,
  isAwake: true,
  ...more,
})

test('a screen with a follower’s connection cannot take a seat, whatever it says', async () => {
  const world = open()
  const eve = stranger(world, 'follower')
  await world.time.until(() => eve.link.state() === 'open')
  eve.say(hello({ role: 'hand', seat: 0 }))
  eve.say({ kind: 'act', id: 'a', seat: 0, input: mine })
  eve.say(hello({ role: 'follower', seat: 0 }))
  eve.say({ kind: 'sit', id: 'b', seat: 0, name: 'Eve' })
  eve.say({ kind: 'act', id: 'c', seat: 0, input: mine })
  await world.time.until(() => eve.heard().some(({ id }) => id === 'c'))
  expect(eve.heard()).toEqual(
    expect.arrayContaining([
      { kind: 'refused', id: null, code: 'notThisRole' },
      { kind: 'refused', id: 'a', code: 'notWelcomed' },
      expect.objectContaining({ kind: 'welcome', seat: null, viewer: 'table' }),
      { kind: 'refused', id: 'b', code: 'notThisRole' },
      { kind: 'refused', id: 'c', code: 'notYourSeat' },
    ]),
  )
  expect(world.host.presence().seats.map(({ device }) => device)).toEqual([null, null])
  expect(world.host.refusals().get('notYourSeat')).toBe(1)
})

test('a phone acts for its own seat only, in a thousand forged tries', async () => {
  const world = open()
  world.session.wake()
  const owner = world.join('hand', 0)
  const eve = stranger(world, 'hand')
  await world.time.until(
    () => owner.joined.state().kind === 'joined' && eve.link.state() === 'open',
  )
  eve.say(hello({ seat: 0 }))
  await world.time.until(() => eve.heard().some(({ kind }) => kind === 'welcome'))
  const before = hash(world.session.match().state)
  for (let i = 0; i < 1000; i += 1) {
    const seat = world.random.int(3)
    const legal = game.legal(game.view(world.session.match().state, 0), 0)
    const command = legal[0] ?? { type: 'pass' }
    eve.say({ kind: 'act', id: `forged-${i}`, seat, input: { kind: 'command', command } })
    world.time.later(0, () => undefined)
    if (i % 20 === 19) {
      const at = world.time.now() + 1000
      world.time.later(1000, () => undefined)
      await world.time.until(() => world.time.now() >= at)
    }
  }
  expect(hash(world.session.match().state)).toBe(before)
  expect(world.host.refusals().get('notYourSeat')).toBe(1000)
  expect(eve.heard().filter(({ kind }) => kind === 'done')).toEqual([])
})

test('other protocols, rubbish, giants and floods are refused and counted, and the last of them disconnected', async () => {
  const world = open()
  const eve = stranger(world, 'hand')
  await world.time.until(() => eve.link.state() === 'open')
  eve.say(hello({ protocol: 99, later: true }))
  eve.say('no json')
  eve.say({ kind: 'act', id: 'x', seat: 0, input: { kind: 'command', command: 7 } })
  eve.say('x'.repeat(linkLimits.toHost + 1))
  await world.time.until(() => eve.heard().length === 4)
  expect(eve.heard()).toContainEqual({ kind: 'refused', id: 'x', code: 'badMessage' })
  for (let i = 0; i < 400; i += 1) eve.say({ kind: 'ping', at: i })
  await world.time.until(() => eve.link.state() === 'closed')
  const code = (of: AnswerCode) => world.host.refusals().get(of) ?? 0
  expect(code('otherProtocol')).toBe(1)
  expect(code('badMessage')).toBe(2)
  expect(code('tooLarge')).toBe(1)
  expect(code('tooFast')).toBeGreaterThan(100)
})

test('a seat stays with its device: another one is refused until the table frees the seat', async () => {
  const world = open()
  const first = world.join('hand', 0)
  await world.time.until(() => first.joined.state().kind === 'joined')
  const second = world.join('hand', 0, fairWeather, 'token-of-another-phone')
  const seatOf = ({ joined }: typeof first) => {
    const state = joined.state()
    return state.kind === 'joined' ? state.welcome.seat : undefined
  }
  await world.time.until(() => seatOf(second) !== undefined)
  expect([seatOf(first), seatOf(second)]).toEqual([0, null])
  const taken = second.joined.sit(0, 'Second')
  let code: unknown
  void taken.then((given) => (code = given))
  await world.time.until(() => code !== undefined)
  expect(code).toBe('seatTaken')
  world.host.free(0)
  await world.time.until(() => seatOf(first) === null)
  expect(world.session.seats.modeOf(0)).toBe('here')
  void second.joined.sit(0, 'Second')
  await world.time.until(() => seatOf(second) === 0)
  expect(world.session.header().sittings[0]?.name).toBe('Second')
})

test('a bot plays for an absent device, which has its seat again when it comes back', async () => {
  const world = open()
  const phone = world.join('hand', 1)
  await world.time.until(() => world.host.presence().seats[1]?.device === 'live')
  phone.joined.setAwake(false)
  await world.time.until(() => world.host.presence().seats[1]?.device === 'asleep')
  phone.link.cut()
  expect(world.host.presence().seats[1]?.device).toBe('away')
  expect(world.session.seats.modeOf(1)).toBe('remote')
  world.host.standIn(1)
  expect(world.session.seats.modeOf(1)).toBe('bot')
  await world.time.until(() => world.session.seats.modeOf(1) === 'remote')
  expect(world.host.presence().seats[1]).toMatchObject({ mode: 'remote', device: 'asleep' })
})

test('newcomers are refused while the table is closed to them, and a device that was thrown out is for good', async () => {
  const world = open()
  const phone = world.join('hand', 0)
  await world.time.until(() => world.host.presence().seats[0]?.device === 'live')
  world.host.admitNewcomers(false)
  phone.link.cut()
  const late = world.join('hand', 1, fairWeather, 'token-of-a-latecomer')
  await world.time.until(() => late.joined.state().kind === 'refused')
  expect(late.joined.state()).toEqual({ kind: 'refused', code: 'noNewcomers' })
  await world.time.until(() => world.host.presence().seats[0]?.device === 'live')
  world.host.admitNewcomers(true)
  world.host.throwOut(0)
  await world.time.until(() => phone.joined.state().kind === 'refused')
  expect(phone.joined.state()).toEqual({ kind: 'refused', code: 'thrownOut' })
  const again = world.join('hand', 0)
  await world.time.until(() => again.joined.state().kind === 'refused')
  expect(again.joined.state()).toEqual({ kind: 'refused', code: 'thrownOut' })
  expect(world.session.seats.modeOf(0)).toBe('here')
})

test('a host that starts anew gives each device its seat back from what it had written down', async () => {
  const world = open()
  const phone = world.join('hand', 1)
  await world.time.until(() => world.host.presence().seats[1]?.device === 'live')
  world.host.stop()
  world.session.setSeat(1, 'here')
  const { session, carrier, book, time } = world
  const report = (error: unknown) => void world.reported.push(error)
  const host = hostTable({ session, carrier, book, run: 'run-2', now: time.now, report })
  expect(session.seats.modeOf(1)).toBe('remote')
  expect(host.presence().seats[1]?.device).toBe('away')
  phone.link.cut()
  await time.until(() => host.presence().seats[1]?.device === 'live')
  const runOf = () => {
    const state = phone.joined.state()
    return state.kind === 'joined' ? state.welcome.run : null
  }
  await time.until(() => runOf() === 'run-2')
  expect(host.presence().seats[1]).toMatchObject({ name: 'Phone 1', mode: 'remote' })
})

test('after a restart of the host an act goes out again only where the record shows whether it was done', async () => {
  const world = open()
  world.session.wake()
  const phone = world.join('hand', 0)
  await world.time.until(() => phone.joined.state().kind === 'joined')
  const first = game.legal(game.view(world.session.match().state, 0), 0)[0]
  const command = first ?? { type: 'pass' }
  const seen = world.session.match().length
  world.host.stop()
  const answers: unknown[] = []
  const ask = (input: Parameters<typeof phone.joined.act>[0]) =>
    void phone.joined.act(input).then((code) => answers.push([input.kind, code]))
  world.carrier.onPeer(() => undefined)
  phone.link.cut()
  ask({ kind: 'undo' })
  ask({ kind: 'command', command, seen })
  const { session, carrier, book, time } = world
  const report = (error: unknown) => void world.reported.push(error)
  hostTable({ session, carrier, book, run: 'run-2', now: time.now, report })
  await time.until(() => answers.length === 2)
  expect(answers[0]).toEqual(['undo', 'staleCommand'])
  expect(answers[1]).not.toEqual(['command', 'staleCommand'])
})

test('the offset of the host’s clock is the median of the round trips', async () => {
  const world = open()
  const phone = world.join('hand', 0, { ...fairWeather, delay: 30 })
  await world.time.until(() => (phone.joined.roundTrip() ?? 0) > 0)
  expect(Math.abs(phone.joined.clockOffset()!)).toBeLessThanOrEqual(30)
})
