/** The table's page shares a match through the door that served it, and goes on with the same phones after a reload. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { findDoor } from '../../../src/app/hands/door.ts'
import { hasKeptRoom } from '../../../src/app/hands/hasRoom.ts'
import { startSharing, stopSharing } from '../../../src/app/hands/sharing.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { makeDoorLink } from '../../../src/link/carriers/doorLink.ts'
import { joinTable } from '../../../src/link/screen/joinTable.ts'
import { type NodeDoor, nodeSockets, openNodeDoor } from '../../link/nodeDoor.ts'
import { openTable } from '../../session/tables.ts'

let door: NodeDoor
beforeEach(async () => {
  door = await openNodeDoor()
  const kept = new Map<string, string>()
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('location', { href: `http://127.0.0.1:${door.port}/table/test` })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await door.close()
})

test('a shared match keeps its code and its phone across a reload, and forgets both when sharing ends', async () => {
  const { session } = openTable(nagaraja as AnyGame, 'hh')
  const first = startSharing(session)
  expect(startSharing(session)).toBe(first)
  await expect.poll(first.code).toMatch(/^[A-Z]{4}$/)
  const code = first.code()!
  const { ports } = nodeSockets(door.port, '/door')
  const phone = joinTable({
    link: makeDoorLink(code, ports),
    role: 'hand',
    token: 'token-of-a-phone',
    name: 'Rukmini',
    seat: 1,
    now: Date.now,
    later: ports.later,
    makeId: () => 'id',
    onNews: () => undefined,
  })
  const deviceOf = (sharing: typeof first) => sharing.host.presence().seats[1]?.device
  await expect.poll(() => deviceOf(first)).toBe('live')
  await expect.poll(() => session.header().sittings[1]?.name).toBe('Rukmini')
  expect(session.table.getState().curtain).toBeNull()

  stopSharing(session)
  const { session: reloaded } = openTable(nagaraja as AnyGame, 'hh')
  expect(hasKeptRoom(reloaded.header().id)).toBe(true)
  const again = startSharing(reloaded)
  expect(reloaded.seats.modeOf(1)).toBe('remote')
  await expect.poll(() => deviceOf(again), { timeout: 5000 }).toBe('live')
  expect(again.code()).toBe(code)

  again.end()
  expect(reloaded.seats.modeOf(1)).toBe('here')
  expect(hasKeptRoom(reloaded.header().id)).toBe(false)
  phone.leave()
})

test('a page finds out whether its server shares', async () => {
  const answer =
    (body: unknown, status = 200) =>
    async () =>
      new Response(JSON.stringify(body), { status })
  const address = 'http://192.168.1.5:5310'
  expect(await findDoor(answer({ shares: true, address }) as typeof fetch)).toBe(address)
  expect(await findDoor(answer({}) as typeof fetch)).toBeNull()
  expect(await findDoor(answer({ shares: true, address }, 404) as typeof fetch)).toBeNull()
  expect(await findDoor((() => Promise.reject(new Error('offline'))) as typeof fetch)).toBeNull()
})
