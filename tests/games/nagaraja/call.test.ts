import { describe, expect, test } from 'vitest'
import { takeBack } from '../../../src/kernel/history.ts'
import { fatePoints, nagaCount } from '../../../src/games/nagaraja/rules/score.ts'
import { exampleThrow } from './example.ts'
import { askOf, box, drawn, eventsOf, legal, actingSeat, play, table, typesOf } from './fixture.ts'

const call = (seat: 0 | 1) => ({ kind: 'call', seat }) as const
const add = (card: string) => ({ type: 'addToCommit', card }) as const
const commit = { type: 'commit' } as const

describe('call of fate', () => {
  const begun = table({
    phase: call(0),
    hands: [
      ['relic-swap-opponent', 'relic-look-1', 'room-move'],
      ['stick-add-2', 'stick-add-3'],
    ],
  })

  test('[N18] G lays at least one card, then O is asked', () => {
    expect(actingSeat(begun)).toBe(0)
    expect(typesOf(legal(begun))).toEqual(['addToCommit'])
    const called = play(begun, add('room-move.1'), commit)
    expect(actingSeat(called)).toBe(1)
    expect(typesOf(legal(called))).toEqual(['addToCommit'])
  })

  test('[N19] one symbol, whatever the arrows; the other player is free', () => {
    const laid = play(begun, add('relic-look-1.1'))
    expect(legal(laid)).toEqual([add('relic-swap-opponent.1'), commit])
    const called = play(laid, add('relic-swap-opponent.1'), commit)
    expect(legal(called)).toEqual([add('stick-add-2.1'), add('stick-add-3.1')])
  })

  test('[N20] [N21] [NE1] the pictured sticks, summed, fall in one common throw', () => {
    const called = play(begun, add('relic-swap-opponent.1'), commit, add('stick-add-2.1'), commit)
    expect(eventsOf(called).map(({ type }) => type)).toContain('callsRevealed')
    const ask = askOf(called)
    if (ask.kind !== 'throw') throw new Error('no throw')
    const of = (seat: number) =>
      ask.pieces.filter((piece) => piece.seat === seat).map(({ kind }) => kind)
    expect(of(0).sort()).toEqual(['stick-green', 'stick-green', 'stick-green', 'stick-white'])
    expect(of(1).sort()).toEqual(['stick-green', 'stick-green', 'stick-green', 'stick-white'])
    expect(new Set(ask.pieces.map(({ id }) => id)).size).toBe(8)
  })

  test('[NE2] 3W against 3B 1W 1G: 5 FP and 11 FP, a naga each, G begins', () => {
    const after = exampleThrow()
    expect(after.state.players.map((player) => fatePoints(box, player))).toEqual([5, 11])
    expect(after.state.players.map((player) => nagaCount(box, player))).toEqual([1, 1])
    expect(actingSeat(after)).toBe(0)
    expect(after.state.phase.kind).toBe('turn')
  })

  test('[NG5] a made call is final, and the hand may be emptied', () => {
    const laid = play(begun, add('room-move.1'))
    expect(takeBack(laid).ok).toBe(true)
    const made = takeBack(play(laid, commit))
    expect(made).toMatchObject({ refusal: { code: 'cannotTakeBackFinal' } })
    const all = table({ phase: call(0), hands: [['room-move'], ['room-trap']] })
    const called = play(all, add('room-move.1'), commit)
    expect(called.state.players[0].hand).toEqual([])
  })

  test('[NG19] an empty hand lays nothing and throws nothing, and is asked only for an amulet', () => {
    const empty = table({ phase: call(0), hands: [['room-move'], []] })
    const alone = play(empty, add('room-move.1'), commit)
    const ask = askOf(alone)
    expect(ask.kind === 'throw' && ask.pieces.every(({ seat }) => seat === 0)).toBe(true)
    const holding = table({ phase: call(0), hands: [['room-move'], []], held: [[], ['draw']] })
    const asked = play(holding, add('room-move.1'), commit)
    expect(actingSeat(asked)).toBe(1)
    expect(legal(asked)).toEqual([commit, { type: 'useAmulet', amulet: 'draw-1' }])
    const drew = drawn(play(asked, { type: 'useAmulet', amulet: 'draw-1' }))
    expect(typesOf(legal(drew))).toEqual(['addToCommit'])
    const both = table({ phase: call(1), guide: 0, hands: [[], []], held: [[], ['vp1']] })
    expect(eventsOf(play(both, commit)).map(({ type }) => type)).toContain('roomWon')
  })

  test('[NG3] sticks never run out: numbers go on beyond the dozen', () => {
    const rich = table({
      phase: call(0),
      hands: [
        ['room-rotate-self', 'room-rotate-self', 'room-rotate-self', 'room-move', 'room-move'],
        ['card-draw-2', 'card-draw-2', 'card-draw-2', 'card-discard-opponent'],
      ],
    })
    const own = [
      'room-move.1',
      'room-move.2',
      'room-rotate-self.1',
      'room-rotate-self.2',
      'room-rotate-self.3',
    ]
    const other = ['card-discard-opponent.1', 'card-draw-2.1', 'card-draw-2.2', 'card-draw-2.3']
    const called = play(rich, ...own.map(add), commit, ...other.map(add), commit)
    const ask = askOf(called)
    if (ask.kind !== 'throw') throw new Error('no throw')
    const brown = ask.pieces.filter(({ kind }) => kind === 'stick-brown').map(({ id }) => id)
    expect(brown).toHaveLength(15)
    expect(brown).toContain('brown-15')
    expect(new Set(brown).size).toBe(15)
  })
})
