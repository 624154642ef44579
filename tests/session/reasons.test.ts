/** Why a bot chose so is told to whoever saw as much as the bot did, and to everybody once the match is over. */
import { expect, test } from 'vitest'
import { gameById } from '../../src/games/all.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import { line } from '../../src/kernel/line.ts'
import { type AnyStep, legalFor, pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { beginMatch } from '../../src/session/header.ts'
import { makeOrigin } from '../../src/session/origin.ts'
import { makeReasons } from '../../src/session/reasons.ts'
import { rested } from '../../src/session/rest.ts'
import { botsLast } from '../../src/session/seating.ts'
import { makeSession } from '../../src/session/session.ts'
import { allVoices } from '../kit/kitOf.ts'
import { makeTestPorts } from './ports.ts'

const why = line('bots.why.alone', { choice: { raw: 'x' } })

/** The first choices of a match. */
function choicesOf(id: string) {
  const game = gameById(id)
  if (!game) throw new Error(`no ${id}`)
  const started = start(game, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  let { match } = started
  const random = makeRandom('reasons')
  const found = () => stepsOf(match).filter(({ input }) => input.kind === 'command')
  while (pendingOf(match).length > 0 && found().length < 12) match = advance(match, random)
  return { game, steps: found() }
}

const seatOf = ({ input }: AnyStep): number => (input.kind === 'command' ? input.seat : -1)

test('the reasons of bots in an open game are shown to everybody', () => {
  const { game, steps } = choicesOf('border')
  const reasons = makeReasons()
  for (const step of steps) {
    expect(reasons.of(game, step, 'table', false)).toBeNull()
    reasons.remember(step, why)
    expect(reasons.of(game, step, 'table', false)).toEqual(why)
    expect(reasons.of(game, step, 1 - seatOf(step), false)).toEqual(why)
  }
})

test('the reasons of bots with secret hands are shown to their own seat only until the end', () => {
  const { game, steps } = choicesOf('nagaraja')
  const reasons = makeReasons()
  for (const step of steps) {
    reasons.remember(step, why)
    expect(reasons.of(game, step, 1 - seatOf(step), false)).toBeNull()
    expect(reasons.of(game, step, 'table', false)).toBeNull()
    expect(reasons.of(game, step, seatOf(step), false)).toEqual(why)
    expect(reasons.of(game, step, 'table', true)).toEqual(why)
  }
})

test('a session asks its bots at their level, keeps their reasons, and says them in every language', async () => {
  const game = gameById('border')
  if (!game) throw new Error('no Border')
  const begun = beginMatch(
    game,
    {},
    {
      id: 'reasons',
      sittings: botsLast(3, 2, [], 'easy'),
      origin: makeOrigin('reasons', () => ''),
      created: 0,
    },
  )
  if (!begun.ok) throw new Error(begun.refusal.code)
  const ports = makeTestPorts()
  const session = makeSession(begun, ports)
  session.wake()
  await rested(session)
  for (let turn = 0; turn < 6; turn += 1) {
    const legal = legalFor(session.match(), 0)
    if (legal.length === 0) break
    await session.command({ seat: 0, command: legal.at(-1)! })
    await rested(session)
  }
  expect(new Set(ports.thoughts.map(({ level }) => level))).toEqual(new Set(['easy']))
  const told = session.truth.steps().flatMap((step) => session.whyDid(step) ?? [])
  expect(told.length).toBeGreaterThan(0)
  for (const voice of await allVoices()) {
    for (const one of told) expect(voice.say(one)).toMatch(/\S+ .*\.$/)
  }
  const legal = legalFor(session.match(), 0)
  const { command, why: reason } = await session.advise(0)
  expect(legal).toContain(command)
  expect(ports.thoughts.at(-1)).toMatchObject({ level: 'hard', seat: 0 })
  expect(reason === null).toBe(legal.length === 1)
})
