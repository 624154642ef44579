/** What happens is seen: each kind of event moves what it speaks of, over matches that bots play. */
import { expect, test } from 'vitest'
import { makeNagarajaBot } from '../../../src/bots/nagaraja/index.ts'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import type { Event } from '../../../src/games/nagaraja/events.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { State, View } from '../../../src/games/nagaraja/types/index.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { makeScene } from '../../../src/scenes/nagaraja/index.ts'
import {
  amuletId,
  cardId,
  cryptAmuletId,
  relicId,
  roomId,
  slabId,
} from '../../../src/scenes/nagaraja/ids.ts'
import { endSeconds, type NagarajaPlan } from '../../../src/scenes/nagaraja/plan.ts'

type Played = Match<State, View, Command, Event>

/** Seeds in which, taken together, everything comes to pass: found by playing many. */
const seeds = ['e0', 'e4', 'e1', 'e145']

/** The things that an event must move for everybody who looks on. */
function movedBy(event: Event, before: State): readonly string[] {
  switch (event.type) {
    case 'callsRevealed':
      return [0, 1].flatMap((seat) =>
        before.players[seat === 0 ? 0 : 1].laid.map((_, i) => `laid-${seat}-${i}`),
      )
    case 'cardPlayed':
      return [cardId(event.card)]
    case 'cancelled':
    case 'amuletUsed':
      return [amuletId(event.amulet)]
    case 'roomPlaced':
      return [roomId(event.room)]
    case 'roomRotated': {
      const room = before.temples[event.temple === 0 ? 0 : 1].slots[event.slot]
      return room ? [roomId(room.id)] : []
    }
    case 'trapPlaced':
      return ['trap']
    case 'templeSettled': {
      // relics that change places between open niches have no slab between them
      const { marks } = before.temples[event.temple === 0 ? 0 : 1]
      const changes = ({ niche }: { readonly niche: number }, isOpen: boolean) =>
        marks[niche]?.open === isOpen ? [] : [slabId(event.temple, niche)]
      return [
        ...event.opened.flatMap(({ niche, token }) => [
          ...changes({ niche }, true),
          relicId(event.temple, token),
        ]),
        ...event.closed.flatMap((one) => changes(one, false)),
        ...event.taken.map(({ room }) => cryptAmuletId(room)),
      ]
    }
    default:
      return []
  }
}

const scene = makeScene(nagaraja.values, 2)
const bot = makeNagarajaBot(nagaraja.values)

function* stepsOf(seed: string) {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let match: Played = begun.match
  const random = makeRandom(seed)
  for (let [next] = pendingOf(match); next; [next] = pendingOf(match)) {
    const before = match.state
    const done = submit(
      match,
      next.kind === 'chance'
        ? { kind: 'chance', id: next.id, answer: answerFrom(random, next.ask) }
        : {
            kind: 'command',
            seat: next.seat,
            command: bot(
              nagaraja.view(before, next.seat),
              legalFor(match, next.seat),
              next.seat,
              random,
            ),
          },
    )
    if (!done.ok) throw new Error(done.refusal.code)
    ;({ match } = done)
    const events = match.last?.events ?? []
    const plan: NagarajaPlan = scene.plan({
      number: match.length,
      from: nagaraja.view(before, 'table'),
      to: nagaraja.view(match.state, 'table'),
      events: events.map((event) => nagaraja.redact(event, 'table')),
    })
    yield { before, events, plan }
  }
}

const wanted = [
  'callsRevealed',
  'cardPlayed',
  'cancelled',
  'roomPlaced',
  'roomRotated',
  'trapPlaced',
  'templeSettled',
  'gameEnded',
] as const

test('reveal, naga by naga, cancel, turn, trap, relics and amulets, and the end', () => {
  const met = new Set<string>()
  const cues = new Set<string>()
  for (const seed of seeds)
    for (const { before, events, plan } of stepsOf(seed)) {
      const moving = new Set(plan.moves.map(({ thing }) => thing))
      for (const { name } of plan.cues) cues.add(name)
      for (const event of events) {
        const still = movedBy(event, before).filter((id) => !moving.has(id))
        expect(still, `${seed}: ${event.type}`).toEqual([])
        if (event.type === 'gameEnded') expect(plan.length).toBeGreaterThanOrEqual(endSeconds)
        met.add(event.type)
      }
    }
  expect(wanted.filter((type) => !met.has(type))).toEqual([])
  expect(cues).toContain('curseOpened')
  expect(cues).toContain('relicClosed')
  expect(cues).toContain('amuletTaken')
})
