/** Each kind of event moves the things it names, over random matches. */
import { expect, test } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import type { Event } from '../../../src/games/nagaraja/events.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { endReasons } from '../../../src/games/nagaraja/types/phases.ts'
import type { State, View } from '../../../src/games/nagaraja/types.ts'
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

/** One seed per ending; together these matches contain every wanted event. Found by search. */
const seeds = ['whim 37', 'whim 18', 'whim 10', 'whim 4']

const roomIn = ({ temples }: State, temple: number, slot: number): readonly string[] => {
  const room = temples[temple === 0 ? 0 : 1].slots[slot]
  return room ? [roomId(room.id)] : []
}

/** Ids that an event must move in a spectator's view. */
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
    case 'roomMoved':
      return roomIn(before, event.seat, event.from)
    case 'roomsSwapped':
      return [event.a, event.b].flatMap((slot) => roomIn(before, event.temple, slot))
    case 'relicsSwapped':
      return [event.a, event.b].map((niche) => `swap-${event.temple}-${niche}`)
    case 'roomRotated':
      return roomIn(before, event.temple, event.slot)
    case 'trapPlaced':
      return ['trap']
    case 'templeSettled': {
      // relics swapped between open niches have no slab
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

const wanted = [
  'callsRevealed',
  'cardPlayed',
  'cancelled',
  'roomPlaced',
  'roomRotated',
  'roomMoved',
  'roomsSwapped',
  'relicsSwapped',
  'trapPlaced',
  'amuletUsed',
  'templeSettled',
  'gameEnded',
] as const
const isWanted: ReadonlySet<string> = new Set(wanted)

const scene = makeScene(nagaraja.values, 2)

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
            command: random.pick(legalFor(match, next.seat)),
          },
    )
    if (!done.ok) throw new Error(done.refusal.code)
    ;({ match } = done)
    const events = match.last?.events ?? []
    if (!events.some(({ type }) => isWanted.has(type))) continue
    const plan: NagarajaPlan = scene.plan({
      number: match.length,
      from: nagaraja.view(before, 'table'),
      to: nagaraja.view(match.state, 'table'),
      events: events.map((event) => nagaraja.redact(event, 'table')),
    })
    yield { before, events, plan }
  }
}

test('the plan moves the things of every kind of event, with cues for curses, closing niches and amulets', () => {
  const met = new Set<string>()
  const cues = new Set<string>()
  const endings = new Set<string>()
  for (const seed of seeds)
    for (const { before, events, plan } of stepsOf(seed)) {
      const moving = new Set(plan.moves.map(({ thing }) => thing))
      for (const { name } of plan.cues) cues.add(name)
      for (const event of events) {
        const still = movedBy(event, before).filter((id) => !moving.has(id))
        expect(still, `${seed}: ${event.type}`).toEqual([])
        if (event.type === 'gameEnded') {
          expect(plan.length).toBeGreaterThanOrEqual(endSeconds)
          endings.add(event.reason)
        }
        met.add(event.type)
      }
    }
  expect(wanted.filter((type) => !met.has(type))).toEqual([])
  expect(endings.size).toBe(endReasons.length)
  expect(cues).toContain('curseOpened')
  expect(cues).toContain('relicClosed')
  expect(cues).toContain('amuletTaken')
})
