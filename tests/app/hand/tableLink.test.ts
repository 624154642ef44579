/** A hand’s link over the real protocol, to a hosted table in virtual time: lobby, acts, lost lines. */
import { expect, test } from 'vitest'
import { handNow } from '../../../src/app/hand/handNow.ts'
import type { HandLink } from '../../../src/app/hand/handLink.ts'
import { makeTableLink } from '../../../src/app/hand/tableLink.ts'
import { gameIds, loadGame } from '../../../src/games/index.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import type { MemoryLink } from '../../../src/link/carriers/memory.ts'
import { fairWeather, openWorld } from '../../link/world.ts'

async function openTable(id: string, kinds: string) {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const world = openWorld(game, kinds, `hands of ${id}`)
  let ids = 0
  function phone(token: string): { hand: HandLink; link: MemoryLink } {
    const { random, time } = world
    const { later, now } = time
    const link = world.carrier.connect('hand', { random, now, later, ...fairWeather })
    const makeId = () => `id-${(ids += 1)}`
    return {
      link,
      hand: makeTableLink({ link, token, name: '', seat: null, now, later, makeId }),
    }
  }
  return { ...world, game, phone }
}

/** Sits down as soon as the lobby is known. */
async function seated({ time, phone }: Awaited<ReturnType<typeof openTable>>, seat: number) {
  const { hand, link } = phone(`token-of-phone-number-${seat}`)
  await time.until(() => hand.state().seats.length > 0)
  hand.sit(seat, `Phone ${seat}`)
  await time.until(() => hand.state().seat === seat && hand.state().told !== null)
  return { hand, link }
}

test('a phone without a seat is told the free ones, and gets the one that it takes', async () => {
  const table = await openTable('border', 'hhb')
  const { hand } = table.phone('token-of-the-first-phone')
  expect(hand.state()).toMatchObject({ connection: { kind: 'connecting' }, seat: null, seats: [] })
  await table.time.until(() => hand.state().seats.length > 0)
  expect(hand.state().seats.map(({ isFree }) => isFree)).toEqual([true, true, false])
  hand.sit(1, 'Mira')
  await table.time.until(() => hand.state().told !== null && hand.state().seat === 1)
  expect(table.session.seats.modeOf(1)).toBe('remote')

  const other = table.phone('token-of-the-other-phone').hand
  await table.time.until(() => other.state().seats.length > 0)
  other.sit(1, 'Late')
  await table.time.until(() => other.state().refused !== null)
  expect(other.state()).toMatchObject({
    seat: null,
    refused: { key: 'link.refused.seatTaken' },
  })
})

test.each(gameIds)(
  'two hands of %s play a dozen commands each from their own legal lists',
  async (id) => {
    const table = await openTable(id, 'hh')
    const hands = [await seated(table, 0), await seated(table, 1)].map(({ hand }) => hand)
    const random = makeRandom(id)
    const given = [0, 0]
    const busy = new Set<number>()
    const refused: unknown[] = []
    table.session.wake()

    function play(seat: number): void {
      const told = hands[seat]?.state().told
      if (!told || busy.has(seat)) return
      const now = handNow(table.game, told, seat)
      if (!now.isAsked) return
      busy.add(seat)
      const { legal, pieces } = now
      const input =
        pieces.length > 0
          ? ({ kind: 'throw', gesture: null } as const)
          : ({ kind: 'command', command: random.pick(legal), seen: told.number } as const)
      if (input.kind === 'command') given[seat] = (given[seat] ?? 0) + 1
      void hands[seat]?.act(input).then((why) => {
        busy.delete(seat)
        if (why) refused.push(why)
      })
    }

    await table.time.until(() => {
      play(0)
      play(1)
      return given.every((count) => count >= 12)
    })
    expect(refused.filter((why) => (why as { key: string }).key !== 'refusal.staleChance')).toEqual(
      [],
    )
    expect(table.reported).toEqual([])
  },
)

test('a lost line says so, and is open again by itself', async () => {
  const table = await openTable('rajas', 'hb')
  const { hand, link } = await seated(table, 0)
  expect(hand.state().connection.kind).toBe('open')
  const { told } = hand.state()
  link.cut()
  expect(hand.state().connection.kind).toBe('lost')
  expect(hand.state().told).toBe(told)
  await table.time.until(() => hand.state().connection.kind === 'open')
  expect(hand.state().seat).toBe(0)
})

test('a phone that is thrown out is told the reason', async () => {
  const table = await openTable('border', 'hh')
  const { hand } = await seated(table, 0)
  table.host.throwOut(0)
  await table.time.until(() => hand.state().connection.kind === 'refused')
  expect(hand.state().connection).toMatchObject({ why: { key: 'link.refused.thrownOut' } })
})
