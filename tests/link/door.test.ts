/** The door: codes admit to roles, rooms survive their hosts and the door itself, and whole matches pass over real sockets. */
import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { replay } from '../../src/kernel/replay.ts'
import { makeDoorCarrier, type RoomCodes } from '../../src/link/carriers/doorCarrier.ts'
import { type DoorLink, makeDoorLink } from '../../src/link/carriers/doorLink.ts'
import { hostTable } from '../../src/link/host/hostTable.ts'
import { joinTable } from '../../src/link/screen/joinTable.ts'
import { openSession } from '../session/link.ts'
import { type NodeDoor, nodeSockets, openNodeDoor } from './nodeDoor.ts'
import { makeMemoryBook, playPhone, type Screen } from './world.ts'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

async function doorFor(limits: object = {}): Promise<NodeDoor> {
  const door = await openNodeDoor(0, limits)
  ending.push(door.close)
  return door
}

const key = 'key-of-a-host-in-tests'

async function roomAt(port: number, codes: RoomCodes | null = null) {
  const { ports, kill } = nodeSockets(port, '/door/host')
  const carrier = makeDoorCarrier({ key, codes }, ports)
  ending.push(carrier.close)
  await expect.poll(carrier.isConnected).toBe(true)
  return { carrier, kill, codes: carrier.codes()! }
}

function enter(port: number, code: string): DoorLink & { kill(): void } {
  const { ports, kill } = nodeSockets(port, '/door')
  const link = makeDoorLink(code, ports)
  ending.push(link.close)
  return { ...link, kill }
}

test('a code of four letters admits to its role, typed as people type it, and a wrong one to nothing', async () => {
  const { port } = await doorFor()
  const { codes, carrier } = await roomAt(port)
  const roles: string[] = []
  carrier.onPeer((peer) => void roles.push(peer.role))
  expect(new Set(Object.values(codes)).size).toBe(5)
  expect(Object.values(codes).every((code) => /^[A-HJKMNPR-Z]{4}$/.test(code))).toBe(true)
  const follower = enter(port, codes.follower)
  const hand = enter(port, ` ${codes.hand.toLowerCase()} `)
  await expect.poll(() => [follower.state(), hand.state()]).toEqual(['open', 'open'])
  await expect.poll(() => roles.toSorted()).toEqual(['follower', 'hand'])
  const lost = enter(port, 'QQQQ')
  await expect.poll(lost.state).toBe('closed')
  expect(lost.refusal()).toBe('noSuchCode')
})

test('somebody who guesses codes is stopped after twenty of them', async () => {
  const { port } = await doorFor({ triesEach: 5 })
  const reasons: unknown[] = []
  for (let i = 0; i < 8; i += 1) {
    const link = enter(port, 'QQQQ')
    await expect.poll(link.state).toBe('closed')
    reasons.push(link.refusal())
  }
  expect(reasons.slice(0, 5)).toEqual(Array(5).fill('noSuchCode'))
  expect(reasons.at(-1)).toBe('tooFast')
})

test('a room waits for its host, keeps its codes when the door is started again, and its screens come back', async () => {
  const door = await openNodeDoor()
  const { carrier, kill, codes } = await roomAt(door.port)
  let peers = 0
  carrier.onPeer(() => void (peers += 1))
  const link = enter(door.port, codes.hand)
  await expect.poll(link.state).toBe('open')
  kill()
  await expect.poll(link.state).toBe('connecting')
  await expect.poll(link.state).toBe('open')
  expect(peers).toBe(2)
  await door.close()
  const again = await openNodeDoor(door.port)
  ending.push(again.close)
  await expect.poll(carrier.isConnected, { timeout: 8000 }).toBe(true)
  expect(carrier.codes()).toEqual(codes)
  link.wake()
  await expect.poll(link.state, { timeout: 8000 }).toBe('open')
})

test('oversized frames, foreign pages, odd names and silent or flooding connections are cut off', async () => {
  const { port } = await doorFor({ greetingWaits: 150 })
  const { codes } = await roomAt(port)
  const statusOf = (headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const upgrade = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      }
      const asked = request({ port, path: '/door', headers: { ...upgrade, ...headers } })
      asked.on('response', ({ statusCode = 0 }) => resolve(statusCode))
      asked.on('upgrade', (_, socket) => {
        socket.destroy()
        resolve(101)
      })
      asked.end()
    })
  expect(await statusOf({ Host: `localhost:${port}` })).toBe(101)
  expect(await statusOf({ Host: 'evil.example' })).toBe(403)
  expect(await statusOf({ Host: `localhost:${port}`, Origin: 'http://evil.example' })).toBe(403)

  const closed = (say: (socket: WebSocket) => void) =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/door`)
      socket.on('open', () => say(socket))
      socket.on('close', () => resolve())
      socket.on('error', () => undefined)
      setTimeout(() => reject(new Error('still open')), 4000)
    })
  await closed(() => undefined)
  await closed((socket) => socket.send('x'.repeat(9000)))
  await closed((socket) => socket.send(new Uint8Array([1, 2, 3])))
  await closed((socket) => {
    socket.send(`#enter ${codes.hand}`)
    for (let i = 0; i < 200; i += 1) socket.send('{}')
  })
})

test('two phones play The Border to its end over real sockets that are killed again and again', async () => {
  const game = border as AnyGame
  const { port } = await doorFor({ burst: 10_000, perSecond: 10_000 })
  const { session, ports } = openSession(game, 'hh', 'sockets')
  const { carrier, codes, kill } = await roomAt(port)
  const reported: unknown[] = []
  hostTable({
    session,
    carrier,
    book: makeMemoryBook(),
    run: 'run-1',
    now: Date.now,
    report: (error) => void reported.push(error),
  })
  const random = makeRandom('sockets')
  let ids = 0
  const phones = [0, 1].map((seat) => {
    const link = enter(port, codes.hand)
    const news: Screen['news'] = []
    const joined = joinTable({
      link,
      role: 'hand',
      token: `token-of-phone-${seat}`,
      name: `Phone ${seat}`,
      seat,
      now: Date.now,
      later: nodeSockets(port, '/door').ports.later,
      makeId: () => `act-${(ids += 1)}`,
      onNews: (next) => void news.push(next),
    })
    return { joined, link, news, answers: [] as Screen['answers'] }
  })
  session.wake()
  const breaks = [...phones.map(({ link }) => link.kill), kill]
  const end = Date.now() + 50_000
  let killed = 0
  while (Date.now() < end) {
    for (const phone of phones) playPhone(game, phone, random)
    await new Promise((resolve) => setImmediate(resolve))
    const { state, length } = session.match()
    if (length > (killed + 1) * 50) {
      killed += 1
      random.pick(breaks)()
    }
    const isTold = phones.every(({ news }) => news.at(-1)?.number === length)
    if (game.result(state) !== null && isTold) break
  }
  const { state, options } = session.match()
  expect(game.result(state)).not.toBeNull()
  expect(killed).toBeGreaterThan(1)
  expect(reported).toEqual([])
  const again = replay(game, { seats: 2, options, entries: ports.kept })
  expect(again.ok && hash(again.match.state)).toBe(hash(state))
  const acts = ports.kept.filter(
    (entry) => entry.kind === 'command' || entry.answer.kind === 'faces',
  )
  const answers = phones.flatMap((phone) => phone.answers)
  const waiting = phones.reduce((sum, { joined }) => sum + joined.waiting(), 0)
  expect(answers.filter((code) => code === null).length + waiting).toBe(acts.length)
}, 60_000)
