import { describe, expect, test } from 'vitest'
import { fatePoints } from '../../../src/games/nagaraja/rules/score.ts'
import { exampleWon } from './example.ts'
import {
  box,
  eventOf,
  eventsOf,
  legal,
  actingSeat,
  play,
  table,
  thrown,
  typesOf,
} from './fixture.ts'

const turn = (seat: 0 | 1) => ({ kind: 'turn', seat }) as const
const pass = { type: 'pass' } as const
const card = (id: string, pay: 'white' | 'green' = 'white') =>
  ({ type: 'playCard', card: id, pay }) as const

const totals = (match: ReturnType<typeof table>) =>
  match.state.players.map((player) => fatePoints(box, player))

describe('turns and passes', () => {
  const scene = {
    phase: turn(0),
    prize: 'cross',
    hands: [['stick-add-2', 'stick-add-3'], ['stick-add-3']],
    sticks: [
      ['W*', 'G*', 'B2'],
      ['W*', 'B3'],
    ],
  } as const

  test('[N22] without a naga the step is skipped', () => {
    const throwing = table({
      phase: { kind: 'throw' },
      prize: 'cross',
      hands: [['room-move'], ['room-trap']],
      laid: [['stick-add-2'], ['stick-add-3']],
    })
    const skipped = thrown(throwing, ['W1', 'G1', 'G1', 'G1'], ['W1', 'W1', 'G1'])
    expect(eventsOf(skipped).map(({ type }) => type)).toEqual([
      'sticksThrown',
      'roomWon',
      'phaseEntered',
    ])
    const held = thrown(throwing, ['W1', 'G1', 'G1', 'G*'], ['W1', 'W1', 'G1'])
    expect(actingSeat(held)).toBe(0)
    expect(held.state.phase.kind).toBe('turn')
  })

  test('[N23] [N24] [N13] a turn is a pass or one naga with one card from hand', () => {
    const begun = table(scene)
    expect(typesOf(legal(begun))).toEqual(['pass', 'playCard'])
    const played = play(begun, card('stick-add-2.1', 'green'))
    const [own] = played.state.players
    expect(own.sticks.map(({ id }) => id)).toEqual(['white-01', 'brown-01'])
    expect(own.aside.map(({ id }) => id)).toEqual(['green-01'])
    expect([own.hand, own.played]).toEqual([['stick-add-3.1'], ['stick-add-2.1']])
    expect(actingSeat(played)).toBe(1)
  })

  test('[N25] [NG13] two passes in a row end the step; an act in between brings the turn back', () => {
    const back = play(table(scene), pass, card('stick-add-3.2'))
    expect(actingSeat(back)).toBe(0)
    expect(back.state.passes).toBe(0)
    const over = play(back, pass)
    expect(over.state.phase).toEqual({ kind: 'explore', seat: 1 })
    expect(play(table(scene), pass, pass).state.phase.kind).toBe('explore')
  })

  test('[N26] [NG6] alone with nagas a player goes on; the other passes unasked', () => {
    const alone = table({ ...scene, sticks: [['W*', 'G*', 'B2'], ['B3']] })
    const first = play(alone, card('stick-add-2.1'))
    expect(eventsOf(first)).toContainEqual({ type: 'passed', seat: 1, forced: true })
    expect(actingSeat(first)).toBe(0)
    const second = play(first, card('stick-add-3.1', 'green'))
    expect(totals(table(scene))).toEqual([2, 3])
    expect(eventOf(second, 'roomWon').totals).toEqual([7, 3])
  })

  test('[N28] [NG34] sticks that left count nothing, added points count for the round', () => {
    const added = play(table(scene), card('stick-add-3.1'), pass, pass)
    expect(eventOf(added, 'roomWon').totals).toEqual([5, 3])
    expect(added.state.players.map((player) => player.added)).toEqual([0, 0])
    const stripped = play(
      table({
        ...scene,
        hands: [['stick-discard-2'], ['room-trap']],
        sticks: [['W*'], ['B3', 'B4']],
      }),
      card('stick-discard-2.1'),
      { type: 'chooseStick', stick: 'brown-01' },
      { type: 'chooseStick', stick: 'brown-02' },
    )
    expect(eventOf(stripped, 'roomWon').totals).toEqual([0, 0])
  })

  test('[N29] [NE15] more wins, a tie goes to the guide, at nothing too', () => {
    const ahead = play(table({ ...scene, sticks: [['W*', 'B2'], ['B3']] }), pass)
    expect(eventOf(ahead, 'roomWon')).toMatchObject({ seat: 1, tied: false })
    const six = play(
      table({
        ...scene,
        hands: [['room-trap'], ['stick-add-2']],
        sticks: [
          ['B4', 'B2'],
          ['W*', 'B4'],
        ],
        phase: turn(1),
      }),
      card('stick-add-2.1'),
    )
    expect(eventOf(six, 'roomWon')).toMatchObject({ seat: 0, totals: [6, 6], tied: true })
    const nothing = table({ ...scene, guide: 1, phase: turn(0), sticks: [['G*'], []] })
    expect(eventOf(play(nothing, pass), 'roomWon')).toMatchObject({ seat: 1, totals: [0, 0] })
  })

  test('[N16] [N30] [N31] [NE3] the example: 5 against 4, sticks back, four cards discarded', () => {
    const won = exampleWon()
    expect(eventOf(won, 'roomWon')).toMatchObject({ seat: 0, totals: [5, 4], tied: false })
    expect(eventsOf(won)).toContainEqual({ type: 'passed', seat: 0, forced: true })
    const { players, deck, discard } = won.state
    expect(players.map(({ hand }) => hand.length)).toEqual([3, 3])
    expect([deck.length, discard.length]).toEqual([38, 4])
    expect(players.every(({ sticks, aside }) => sticks.length + aside.length === 0)).toBe(true)
    expect(won.state.phase).toEqual({ kind: 'explore', seat: 0 })
  })

  test('[NG10] pay, card, targets, effect, in this order; the payer names the kind', () => {
    const begun = table({ ...scene, hands: [['stick-discard-1'], []] })
    const kinds = legal(begun).flatMap((one) => (one.type === 'playCard' ? [one.pay] : []))
    expect(kinds).toEqual(['green', 'white'])
    const played = play(begun, card('stick-discard-1.1'))
    expect(eventsOf(played)[0]).toMatchObject({ type: 'cardPlayed', stick: { id: 'white-01' } })
    const done = play(played, { type: 'chooseStick', stick: 'white-02' })
    expect(
      eventsOf(done)
        .map(({ type }) => type)
        .slice(0, 3),
    ).toEqual(['targetNamed', 'sticksDiscarded', 'activationEnded'])
  })

  test('[NG6] with a naga the question is put, even if only a pass is legal', () => {
    const blocked = table({ ...scene, hands: [['card-recover'], []], discard: [] })
    expect(legal(blocked)).toEqual([pass])
  })

  test('[NE11] no card in hand: an amulet brings the question, nothing does not', () => {
    const other = { ...scene, phase: turn(0), hands: [['stick-add-2'], []] } as const
    const lone = (held: readonly string[]) => play(table({ ...other, held: [[], held] }), pass)
    expect(eventsOf(lone([]))).toContainEqual({ type: 'passed', seat: 1, forced: true })
    expect(legal(lone(['vp1']), 1)).toEqual([pass])
    const drawing = lone(['draw'])
    expect(legal(drawing, 1)).toEqual([pass, { type: 'useAmulet', amulet: 'draw-1' }])
  })
})
