/** Whole matches are played by phones over lines that lose, double, delay and break: nothing is lost, doubled or told to a stranger. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { replay } from '../../src/kernel/replay.ts'
import type { Viewer } from '../../src/kernel/seat.ts'
import { readFrame } from '../../src/link/frame.ts'
import { readToScreen } from '../../src/link/messages.ts'
import type { News } from '../../src/link/wire/messages.ts'
import { openWorld } from './world.ts'

const storm = { lose: 20, double: 30, cut: 6, delay: 60 }

/** Refusals that somebody may meet whose choice comes at the same time as another's. */
const fair = new Set(['notYourTurn', 'notLegal', 'staleChance', 'staleCommand'])

async function playOut(game: AnyGame, seats: number) {
  const world = openWorld(game, 'h'.repeat(seats), `storm over ${game.id}`)
  const phones = Array.from({ length: seats }, (_, seat) => world.join('hand', seat, storm))
  const table = world.join('table', null, storm)
  world.session.wake()
  const isOver = () => {
    for (const phone of phones) phone.play()
    const { state, length } = world.session.match()
    const isTold = phones.every(({ news }) => news.at(-1)?.number === length)
    return game.result(state) !== null && isTold && table.news.at(-1)?.number === length
  }
  await world.time.until(isOver)
  return { ...world, phones, table }
}

type Played = Awaited<ReturnType<typeof playOut>>

/** Every act that was answered as done is in the record, once. */
function expectOnce({ session, ports, phones, reported }: Played): void {
  expect(reported).toEqual([])
  const { game, options, seats, state } = session.match()
  const again = replay(game, { seats, options, entries: ports.kept })
  expect(again.ok && hash(again.match.state)).toBe(hash(state))
  const answers = phones.flatMap((phone) => phone.answers)
  expect(answers.filter((code) => code !== null && !fair.has(code))).toEqual([])
  const acts = ports.kept.filter(
    (entry) => entry.kind === 'command' || entry.answer.kind === 'faces',
  )
  const waiting = phones.reduce((sum, { joined }) => sum + joined.waiting(), 0)
  expect(answers.filter((code) => code === null).length + waiting).toBe(acts.length)
}

/** A screen ends at the truth, and no step reached it without the one before it. */
function expectWhole({ session, phones, table }: Played): void {
  const { game, state } = session.match()
  for (const { news } of [...phones, table]) {
    const { viewer, view } = news.at(-1)!
    expect(hash(view)).toBe(hash(game.view(state, viewer)))
    const jumps = news.filter(
      ({ kind, number }, i) => kind === 'step' && number !== (news[i - 1]?.number ?? -1) + 1,
    )
    expect(jumps).toEqual([])
  }
}

/** All news in the frames that reached a screen, shown or not. */
function newsIn(received: readonly string[]): readonly News[] {
  return received.flatMap((text) => {
    const frame = readFrame(text, 'toScreen')
    const message = frame.kind === 'read' ? readToScreen(frame.value) : null
    return message?.kind === 'news' ? [message.news] : []
  })
}

/** Every view and event on this connection is one of its own viewer. */
function expectOwn({ session }: Played, received: readonly string[], own: Viewer): void {
  const { game, state } = session.match()
  const steps = session.truth.steps()
  const all = newsIn(received)
  expect(all.length).toBeGreaterThan(steps.length / 2)
  for (const news of all) {
    // until it has its seat, a phone is a guest at the table
    expect([own, 'table']).toContain(news.viewer)
    const at = steps[news.number]?.before ?? state
    expect(JSON.stringify(news.view)).toBe(JSON.stringify(game.view(at, news.viewer)))
    if (news.kind !== 'step') continue
    const told = steps[news.number - 1]?.events.map((event) => game.redact(event, news.viewer))
    expect(JSON.stringify(news.events)).toBe(JSON.stringify(told))
  }
}

const tables = games.map((game) => [game.id, game.seats.min, game] as const)

test.each(tables)(
  'phones play %s for %i to its end through storms: each act is done once, all is seen, nothing is told to a stranger',
  async (id, seats, game) => {
    const played = await playOut(game, seats)
    expectOnce(played)
    expectWhole(played)
    if (id !== 'nagaraja') return
    for (const [seat, { link }] of played.phones.entries()) expectOwn(played, link.received, seat)
    expectOwn(played, played.table.link.received, 'table')
  },
  120_000,
)
