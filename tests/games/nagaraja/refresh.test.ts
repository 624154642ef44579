import { describe, expect, test } from 'vitest'
import { exampleRefreshed, exampleWon } from './example.ts'
import { askOf, drawn, eventsOf, legal, actingSeat, play, table } from './fixture.ts'

const build = { type: 'placeRoom', rotation: 0, slot: 7 } as const

describe('refresh', () => {
  test('[N35] who did not win becomes guide', () => {
    const built = play(exampleWon(), build)
    expect(built.state.guide).toBe(1)
    expect(askOf(built)).toMatchObject({ of: 'nagaraja.draw.cards', from: 38, take: 3 })
  })

  test('[N36] [NG36] [NE5] three drawn, two kept, one given in secret', () => {
    const built = drawn(play(exampleWon(), build), 'room-trap', 'relic-look-1', 'stick-add-3')
    expect(actingSeat(built)).toBe(1)
    expect(legal(built)).toEqual([
      { type: 'giveCard', card: 'relic-look-1.1' },
      { type: 'giveCard', card: 'room-trap.2' },
      { type: 'giveCard', card: 'stick-add-3.1' },
    ])
    const given = exampleRefreshed()
    const [other, guide] = given.state.players
    expect([guide.hand.length, other.hand.length, given.state.deck.length]).toEqual([5, 4, 35])
    expect(other.hand).toContain('stick-add-3.1')
    const event = eventsOf(given).find(({ type }) => type === 'cardGiven')!
    expect(given.game.redact(event, 'table')).toMatchObject({ card: null })
    expect(given.game.redact(event, 0)).toMatchObject({ card: 'stick-add-3.1' })
  })

  test('[N38] [N17] the next room is seen only after that', () => {
    const given = exampleRefreshed()
    expect(askOf(given)).toMatchObject({ of: 'nagaraja.draw.room' })
    const next = drawn(given, 'tee')
    expect(next.state.prize?.id).toBe('tee-1')
    expect(next.state.round).toBe(2)
    expect(next.state.phase).toEqual({ kind: 'call', seat: 1 })
  })

  test('[N37] [NG17] an empty stack is renewed from the discards, in the middle of the draw', () => {
    const short = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cross',
      deck: ['room-move'],
      discard: ['room-trap', 'stick-add-2', 'stick-add-3'],
      restIn: 0,
    })
    const first = play(short, build)
    expect(askOf(first)).toMatchObject({ from: 1, take: 1 })
    const second = drawn(first)
    expect(eventsOf(second).map(({ type }) => type)).toContain('deckRenewed')
    expect(askOf(second)).toMatchObject({ from: 3, take: 2 })
    const offered = drawn(second)
    expect(offered.state.offer).toHaveLength(3)
    expect([offered.state.deck.length, offered.state.discard.length]).toEqual([1, 0])
  })

  test('[NG18] with fewer than three nothing is given away', () => {
    const two = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cross',
      deck: ['room-move', 'room-trap'],
      restIn: 0,
    })
    const kept = drawn(play(two, build))
    expect(kept.state.players[1].hand).toEqual(['room-move.1', 'room-trap.1'])
    expect(kept.state.phase.kind).toBe('room')
    const none = play(
      table({ phase: { kind: 'explore', seat: 0 }, prize: 'cross', deck: [], restIn: 0 }),
      build,
    )
    expect(eventsOf(none).map(({ type }) => type)).toContain('drawLapsed')
    expect(none.state.players[1].hand).toEqual([])
    expect(none.state.phase.kind).toBe('room')
  })
})
