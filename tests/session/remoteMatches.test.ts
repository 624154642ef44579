/** Whole matches of every game are played through the port for remote people, with seats that change hands on the way. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { legalFor, pendingOf } from '../../src/kernel/match.ts'
import { makeRandom, type Random } from '../../src/kernel/random.ts'
import { replay } from '../../src/kernel/replay.ts'
import type { Session } from '../../src/session/session.ts'
import { makeLink, openSession, owedBy, waited } from './link.ts'

/** One thing that the people at the screen may do now. */
async function actHere(session: Session, random: Random): Promise<void> {
  const { actor, curtain } = session.gaze.look()
  if (session.state().kind === 'hand') expect(await session.throwNow(null)).toBeNull()
  else if (curtain !== null) session.liftCurtain()
  else if (actor !== null) {
    const command = random.pick(legalFor(session.match(), actor))
    expect(await session.command({ seat: actor, command })).toBeNull()
  }
}

/** Every refusal that somebody may meet whose choice comes at the same time as another's. */
const fair = new Set(['notYourTurn', 'notLegal', 'staleChance', 'staleCommand', 'notYourSeat'])

async function play(game: AnyGame, seats: number, modes: readonly ('here' | 'remote' | 'bot')[]) {
  const { session, ports } = openSession(game, 'h'.repeat(seats), `remote ${modes.join()}`)
  const random = makeRandom(`phones of ${game.id} ${modes.join()}`)
  const link = makeLink(session, random)
  const states = new Set<string>()
  session.onChange(() => states.add(session.state().kind))
  let mostAtOnce = 0
  for (let seat = 0; seat < seats; seat += 1) session.setSeat(seat, modes[seat % modes.length]!)
  session.wake()
  for (let turn = 0; turn < 20_000; turn += 1) {
    await waited(session)
    if (pendingOf(session.match()).length === 0) break
    const isPhone = (seat: number) => session.seats.modeOf(seat) === 'remote'
    const owed = owedBy(session.match(), isPhone, random)
    mostAtOnce = Math.max(mostAtOnce, owed.length)
    await Promise.all(owed.map(({ seat, input }) => link.send(seat, input)))
    if (owed.length === 0) await actHere(session, random)
    if (modes.length > 1 && turn % 9 === 8) session.setSeat(random.int(seats), random.pick(modes))
  }
  return { session, ports, link, states, mostAtOnce }
}

async function expectWhole({ session, ports, link }: Awaited<ReturnType<typeof play>>) {
  const { game, seats, options, state } = session.match()
  expect(game.result(state)).not.toBeNull()
  expect(link.unequal).toEqual([])
  expect(link.refused.filter(({ code }) => !fair.has(code))).toEqual([])
  const again = replay(game, { seats, options, entries: ports.kept })
  expect(again.ok && hash(again.match.state)).toBe(hash(state))
}

const tables = games.map((game) => [game.id, game.seats.max, game] as const)

test.each(tables)(
  'remote seats alone play %s for %i to its end, and each act is done once',
  async (id, seats, game) => {
    const played = await play(game, seats, ['remote'])
    await expectWhole(played)
    expect([...played.states]).toContain('remote')
    expect([...played.states]).not.toContain('person')
    expect([...played.states]).not.toContain('hand')
    // every input but the draws was sent by a phone
    const acts = played.ports.kept.filter(
      (entry) => entry.kind === 'command' || entry.answer.kind === 'faces',
    )
    expect(played.link.done).toBe(acts.length)
    if (id === 'border') expect(played.mostAtOnce).toBe(seats - 1)
  },
  120_000,
)

test.each(tables)(
  'seats of %s for %i change between this screen, phones and bots, and the match goes on to its end',
  async (_, seats, game) => {
    const played = await play(game, seats, ['remote', 'here', 'bot'])
    await expectWhole(played)
    expect([...played.states]).toEqual(expect.arrayContaining(['remote', 'person', 'hand', 'bot']))
  },
  120_000,
)
