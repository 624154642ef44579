/** Long and odd use of sessions: the timeline, reloads, a wrong clock and a hidden page change no step of a match. */
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { makePageTime } from '../../src/app/pageTime.ts'
import { saves } from '../../src/app/saves/index.ts'
import { games } from '../../src/games/all.ts'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, start } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { type Plan, stillPlan } from '../../src/scenes/board/plan.ts'
import type { Header } from '../../src/session/header.ts'
import { makePause } from '../../src/session/pace.ts'
import { resume } from '../../src/session/resume.ts'
import { makeSession, type Session } from '../../src/session/session.ts'
import { makeTicker } from '../../src/session/show/ticker.ts'
import { openSession, waited } from './link.ts'
import { makeTestPorts } from './ports.ts'
import { headerFor } from './tables.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

/** One act of a person, which depends only on the match; false once the match has stopped. */
async function act(session: Session<Plan>): Promise<boolean> {
  const state = await waited(session)
  const { actor, curtain } = session.gaze.look()
  if (state.kind === 'stopped') return false
  if (state.kind === 'hand') await session.throwNow(null)
  else if (curtain !== null) session.liftCurtain()
  else if (actor !== null) {
    const match = session.match()
    const command = makeRandom(`choice ${match.length}`).pick(legalFor(match, actor))
    await session.command({ seat: actor, command })
  }
  return true
}

/** The first inputs of a match that nothing disturbs. */
async function calmEntries(game: AnyGame, kinds: string, seed: string, least: number) {
  const { session, ports } = openSession(game, kinds, seed)
  session.wake()
  while (session.match().length < least && (await act(session)));
  await waited(session)
  session.leave()
  return ports.kept
}

test('two hundred looks at earlier positions neither lose nor double a step', async () => {
  const { session, ports } = openSession(border as AnyGame, 'hb', 'looks')
  const random = makeRandom('looks')
  session.wake()
  for (let looks = 0; looks < 200; looks += 1) {
    if (looks % 4 === 0) await act(session)
    const { length } = session.match()
    const step = random.int(length + 1)
    if (random.int(5) === 0 && length > 0) void session.showAgain(1 + random.int(length))
    else session.lookAt(step)
    // the bot may be in the middle of a thought
    if (random.int(2) === 0) await new Promise((resolve) => setTimeout(resolve))
    if (random.int(3) > 0) session.lookAt(null)
    else if (looks % 4 === 3) session.lookAt(null)
  }
  session.lookAt(null)
  await waited(session)
  const { length } = session.match()
  expect(length).toBeGreaterThan(40)
  expect(ports.kept).toHaveLength(length)
  const calm = await calmEntries(border as AnyGame, 'hb', 'looks', length)
  expect(ports.kept).toEqual(calm.slice(0, length))
})

const inputs = 24

/** Opens the stored match, as a page does after a reload. */
async function reopen(id: string, game: AnyGame, now: () => number) {
  const kept = await saves.read(id)
  if (!kept) throw new Error('the match is gone')
  const { match } = resume(game, kept.header, kept.entries)
  if (!match) throw new Error('the match cannot be opened')
  const ports = { ...makeTestPorts(), keep: saves.keep, now }
  ports.handOn = true
  return makeSession({ match, header: kept.header }, ports)
}

test('thirty matches in a row with reloads and a clock that jumps keep every step', async () => {
  const random = makeRandom('thirty')
  const now = () => 1e12 + (random.int(2001) - 1000) * 1e9
  for (let number = 0; number < 30; number += 1) {
    const game = games[number % games.length] as AnyGame
    const seed = `match ${number}`
    const started = start(game, 2, {})
    if (!started.ok) throw new Error(started.refusal.code)
    const header: Header = {
      ...headerFor(game, 'hh'),
      options: started.match.options,
      id: `id${number}`,
      origin: { kind: 'foretold', seed },
    }
    await saves.keep(header, 0, [])
    let match: Match | null = null
    for (let reloads = 0; !match || match.length < inputs; reloads += 1) {
      const session = await reopen(header.id, game, now)
      session.wake()
      const acts = 3 + random.int(6)
      for (let i = 0; i < acts; i += 1) if (!(await act(session))) break
      // left in the middle of an act, which may or may not be stored
      void act(session)
      session.leave()
      match = session.match()
      expect(reloads).toBeLessThan(40)
    }
    const stored = await saves.read(header.id)
    const calm = await calmEntries(game, 'hh', seed, stored?.entries.length ?? 0)
    expect(stored?.entries).toEqual(calm.slice(0, stored?.entries.length))
    expect(stored?.header.length).toBe(stored?.entries.length)
    expect(stored?.header.spent?.every((spent) => spent >= 0) ?? true).toBe(true)
  }
  expect((await saves.list()).count).toBe(30)
})

/** A page whose frames and visibility are set by the test. */
function fakePage() {
  let step: ((milliseconds: number) => void) | null = null
  let [at, requests, isHidden] = [0, 0, false]
  const host = {
    request(next: (milliseconds: number) => void) {
      requests += 1
      step = next
    },
    isHidden: () => isHidden,
  }
  const page = makePageTime(host)
  return {
    ...host,
    time: page.time,
    requests: () => requests,
    hide(next: boolean) {
      isHidden = next
      page.renew()
    },
    async frame(milliseconds: number): Promise<boolean> {
      const due = step
      step = null
      at += milliseconds
      due?.(at)
      await new Promise((resolve) => setTimeout(resolve))
      return due !== null
    },
  }
}

test('a page that is hidden for an hour goes on once, and sleeps when it is shown again', async () => {
  const page = fakePage()
  const started = start(border as AnyGame, 2, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const screening = { isHidden: page.isHidden, after: (next: () => void) => next() }
  const ports = {
    ...makeTestPorts(),
    handOn: true,
    ticker: makeTicker(page.time, screening),
    pause: makePause(page.time),
    pace: () => ({ speed: 1, botSpeed: 1, pauseSeconds: 1 }),
    plan: (): Plan => ({ ...stillPlan, length: 2 }),
  }
  const header = {
    ...headerFor(border as AnyGame, 'hb'),
    origin: { kind: 'foretold', seed: 'hour' } as const,
  }
  const session = makeSession({ match: started.match, header }, ports)
  session.wake()
  for (let i = 0; i < 200; i += 1) await page.frame(16)
  await session.throwNow(null)
  await page.frame(16)
  page.hide(true)
  // a browser lets a hidden page run once a minute
  for (let i = 0; i < 60; i += 1) await page.frame(60_000)
  const hiddenRequests = page.requests()
  page.hide(false)
  let frames = 0
  while (frames < 1000 && (await page.frame(16))) frames += 1
  expect(frames).toBeLessThan(10)
  expect(page.requests() - hiddenRequests).toBeLessThan(12)
  expect(session.state().kind).toBe('person')
  const { length } = session.match()
  expect(ports.kept).toHaveLength(length)
  const calm = await calmEntries(border as AnyGame, 'hb', 'hour', length)
  expect(ports.kept).toEqual(calm.slice(0, length))
})
