/** A table in Node with a real door, which serves the built page to phones at an address that is no secure context. */
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { loadGame } from '../../src/games/index.ts'
import { type Match, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { makeDoorCarrier } from '../../src/link/carriers/doorCarrier.ts'
import { hostTable } from '../../src/link/host/hostTable.ts'
import type { Session } from '../../src/session/session.ts'
import { makeSession } from '../../src/session/session.ts'
import { root } from '../architecture/imports.ts'
import { nodeSockets } from '../link/nodeDoor.ts'
import { makeMemoryBook } from '../link/world.ts'
import { makeTestPorts } from '../session/ports.ts'
import { headerFor } from '../session/tables.ts'
import { builtFolder } from './harness.ts'

/** Browsers treat only the loopback's own names as secure: this one is resolved to it, but is none of them. */
const host = 'table.example'
export const phoneFlags = [`--host-resolver-rules=MAP ${host} 127.0.0.1`] as const

interface Serving {
  serve(folder: string, port: number, more: object): Promise<{ server: Server; port: number }>
}
interface Doors {
  addDoor(server: Server, names: readonly string[]): { close(): void }
}

export interface HandDoor {
  readonly address: string
  readonly port: number
  close(): void
}

export async function openHandDoor(): Promise<HandDoor> {
  const { serve } = (await import(join(root, 'src/cli/serve.mjs'))) as Serving
  const { addDoor } = (await import(join(root, 'src/cli/serve/door/door.mjs'))) as Doors
  const names = [host]
  const { server, port } = await serve(builtFolder(), 5700, { names, shared: { shares: true } })
  const door = addDoor(server, names)
  return {
    port,
    address: `http://${host}:${port}`,
    close() {
      door.close()
      server.close()
    },
  }
}

export interface HandTable {
  readonly code: string
  readonly session: Session
  close(): void
}

/** Hosts a match; with `until`, after random play to such a position. `kinds`: `h` a person, `b` a bot. */
export async function hostHands(
  { port }: HandDoor,
  id: string,
  kinds: string,
  until: (match: Match) => boolean = () => true,
): Promise<HandTable> {
  const game = await loadGame(id)
  const begun = game && start(game, kinds.length, {})
  if (!game || !begun?.ok) throw new Error(`cannot begin ${id}`)
  const random = makeRandom(`hands of ${id}`)
  let { match } = begun
  while (!until(match)) match = advance(match, random)
  const ports = makeTestPorts()
  ports.handOn = true
  const session = makeSession({ match, header: headerFor(game, kinds) }, ports)
  const sockets = nodeSockets(port, '/door/host')
  const carrier = makeDoorCarrier({ key: `key-of-the-table-of-${id}`, codes: null }, sockets.ports)
  const code = await new Promise<string>((resolve) => {
    const look = setInterval(() => {
      const codes = carrier.codes()
      if (!codes) return
      clearInterval(look)
      resolve(codes.hand)
    }, 20)
  })
  const hosted = hostTable({
    session,
    carrier,
    book: makeMemoryBook(),
    run: 'run-1',
    now: Date.now,
    report: (error) => {
      throw error
    },
  })
  return {
    code,
    session,
    close() {
      hosted.stop()
      session.leave()
      carrier.close()
    },
  }
}

export interface Phone {
  readonly page: Page
  /** Console errors of the page. */
  readonly complaints: string[]
  close(): Promise<void>
}

export async function openPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints, close: () => context.close() }
}

/** Types the code, and takes a seat under a name, as a person does. */
export async function sitDownByCode(
  { page }: Phone,
  { address }: HandDoor,
  code: string,
  seat: number,
): Promise<void> {
  await page.goto(`${address}/join?code=${code}`)
  await page.locator('.join-hand button').tap()
  await page.locator('.lobby input').fill(`Phone ${seat + 1}`)
  await page.locator('.lobby-seat').nth(seat).tap()
  await page.locator('.hand').waitFor()
}
