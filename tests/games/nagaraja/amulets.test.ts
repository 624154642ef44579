import { describe, expect, test } from 'vitest'
import { victoryPoints } from '../../../src/games/nagaraja/rules/score.ts'
import {
  box,
  drawn,
  eventOf,
  eventsOf,
  legal,
  submitCommand,
  actingSeat,
  play,
  table,
  typesOf,
} from './fixture.ts'

const letStand = { type: 'letStand' } as const
const useDraw = { type: 'useAmulet', amulet: 'draw-1' } as const

describe('the window for cancelling', () => {
  const scene = {
    phase: { kind: 'turn', seat: 0 },
    prize: 'cross',
    hands: [['stick-discard-2', 'room-trap'], ['stick-add-2']],
    sticks: [
      ['W*', 'B1'],
      ['B4', 'B3', 'W*'],
    ],
  } as const
  const aimed = (held: readonly [readonly string[], readonly string[]]) =>
    play(
      table({ ...scene, held }),
      { type: 'playCard', card: 'stick-discard-2.1', pay: 'white' },
      { type: 'chooseStick', stick: 'brown-02' },
      { type: 'chooseStick', stick: 'brown-03' },
    )

  test('[N47] [NE12] [NG13] card and naga are lost, the sticks stay, the canceller is next', () => {
    const window = aimed([['cancel'], ['cancel']])
    expect(legal(window, 1)).toEqual([{ type: 'cancel', amulet: 'cancel-2' }, letStand])
    const after = play(window, { type: 'cancel', amulet: 'cancel-2' })
    const [first, second] = after.state.players
    expect(second.sticks.map(({ id }) => id)).toEqual(['brown-02', 'brown-03', 'white-02'])
    expect([first.played, first.aside.length]).toEqual([['stick-discard-2.1'], 1])
    expect(second.amulets).toEqual([])
    expect(after.state.usedAmulets).toEqual(['cancel-2'])
    expect([actingSeat(after), after.state.passes]).toEqual([1, 0])
  })

  test('[N48] [NG11] any amulet opens the window, none skips it, and an amulet is never cancelled', () => {
    expect(legal(aimed([[], ['vp2']]), 1)).toEqual([letStand])
    expect(eventsOf(aimed([[], []])).map(({ type }) => type)).toContain('sticksDiscarded')
    const cancelled = play(aimed([['cancel'], ['cancel']]), { type: 'cancel', amulet: 'cancel-2' })
    expect(cancelled.state.phase).toEqual({ kind: 'turn', seat: 1 })
    const drew = play(table({ ...scene, held: [['draw'], ['cancel']] }), useDraw)
    expect(drew.state.drawing).toEqual({ seat: 0, left: 1, why: 'amulet' })
  })

  test('[N47] let stand, the effect follows', () => {
    const stood = play(aimed([[], ['cancel']]), letStand)
    expect(eventOf(stood, 'sticksDiscarded').sticks.map(({ id }) => id)).toEqual([
      'brown-02',
      'brown-03',
    ])
  })
})

describe('draw amulets', () => {
  const base = {
    prize: 'cross',
    hands: [['stick-add-2'], ['room-trap']],
    held: [['draw'], ['draw']],
  } as const

  test('[N46] [NG12] at any decision of the owner: call, turn, window, exploration, refresh', () => {
    const sticks = [['W*'], ['W*']] as const
    const asked = [
      table({ ...base, phase: { kind: 'call', seat: 0 } }),
      table({ ...base, sticks, phase: { kind: 'turn', seat: 0 } }),
      table({ ...base, phase: { kind: 'explore', seat: 0 } }),
      drawn(
        play(table({ ...base, phase: { kind: 'explore', seat: 1 } }), {
          type: 'placeRoom',
          rotation: 0,
          slot: 7,
        }),
      ),
    ]
    for (const match of asked) {
      const drew = drawn(submitCommand(match, 0, useDraw))
      expect(drew.state.players[0].hand).toHaveLength(2)
      expect(drew.state.phase).toEqual(match.state.phase)
      expect(drew.state.passes).toBe(match.state.passes)
      expect(drew.state.usedAmulets).toEqual(['draw-1'])
    }
    const window = play(table({ ...base, sticks, phase: { kind: 'turn', seat: 0 } }), {
      type: 'playCard',
      card: 'stick-add-2.1',
      pay: 'white',
    })
    expect(typesOf(legal(window, 1))).toEqual(['letStand', 'useAmulet'])
    const drew = drawn(submitCommand(window, 1, { type: 'useAmulet', amulet: 'draw-2' }))
    expect(typesOf(legal(drew, 1))).toEqual(['letStand'])
  })

  test('[NE11] the drawn card may be activated in the same turn', () => {
    const lone = table({
      ...base,
      phase: { kind: 'turn', seat: 1 },
      hands: [['stick-add-2'], []],
      held: [[], ['draw']],
      sticks: [['B1'], ['W*']],
    })
    const drew = drawn(play(lone, useDraw), 'stick-add-3')
    expect(legal(drew, 1)).toEqual([
      { type: 'pass' },
      { type: 'playCard', card: 'stick-add-3.1', pay: 'white' },
    ])
  })

  test('[NG12] not while one’s own activation is under way', () => {
    const own = table({
      ...base,
      phase: { kind: 'turn', seat: 0 },
      hands: [['stick-discard-1'], []],
      sticks: [['W*'], ['B1']],
      held: [['draw'], []],
    })
    const aiming = play(own, { type: 'playCard', card: 'stick-discard-1.1', pay: 'white' })
    expect(typesOf(legal(aiming, 0))).toEqual(['chooseStick'])
  })

  test('[NG17] unplayable when nothing at all can be drawn', () => {
    const dry = table({ ...base, phase: { kind: 'explore', seat: 0 }, deck: [], restIn: 1 })
    expect(typesOf(legal(dry, 0))).toEqual(['placeRoom'])
  })

  test('[NG14] a used amulet is out for good', () => {
    const used = drawn(play(table({ ...base, phase: { kind: 'call', seat: 0 } }), useDraw))
    expect(used.state.amulets).not.toContain('draw-1')
    expect(used.state.usedAmulets).toContain('draw-1')
  })
})

test('[N45] VP amulets count their points, the others nothing', () => {
  const holding = table({
    phase: { kind: 'explore', seat: 0 },
    prize: 'cross',
    held: [
      ['vp1', 'vp2', 'vp2'],
      ['draw', 'cancel'],
    ],
  })
  expect([0, 1].map((seat) => victoryPoints(box, holding.state, seat))).toEqual([5, 0])
})
