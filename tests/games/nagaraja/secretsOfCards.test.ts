import { describe, expect, test } from 'vitest'
import { takeBack } from '../../../src/kernel/history.ts'
import { legalFor } from '../../../src/kernel/match.ts'
import { drawn, eventOf, play, table, thrown } from './fixture.ts'
import { viewFor, textOf } from './viewerTexts.ts'

describe('cards and sticks: what each may know', () => {
  test('[N62] hands and calls: own only, counts for the others, until the reveal', () => {
    const begun = table({
      phase: { kind: 'call', seat: 0 },
      hands: [
        ['room-move', 'room-trap', 'card-recover'],
        ['stick-add-2', 'stick-add-3'],
      ],
    })
    const laid = play(begun, { type: 'addToCommit', card: 'room-trap.1' }, { type: 'commit' })
    for (const viewer of [1, 'table'] as const) {
      expect(textOf(laid, viewer)).not.toMatch(/room-trap|room-move|card-recover/)
      const [own] = viewFor(laid, viewer).players
      expect([own.hand, own.handCount, own.laid, own.laidCount]).toEqual([null, 2, null, 1])
    }
    expect(viewFor(laid, 0).players[0].laid).toEqual(['room-trap.1'])
    expect(viewFor(laid, 'director').players[1].hand).toEqual(['stick-add-2.1', 'stick-add-3.1'])
    const both = play(laid, { type: 'addToCommit', card: 'stick-add-2.1' }, { type: 'commit' })
    expect(viewFor(both, 'table').players.map(({ laid }) => laid)).toEqual([
      ['room-trap.1'],
      ['stick-add-2.1'],
    ])
  })
  test('[N36] the drawn three are seen by the new guide, the given one by both', () => {
    const built = play(table({ phase: { kind: 'explore', seat: 0 }, prize: 'cross' }), {
      type: 'placeRoom',
      rotation: 0,
      slot: 7,
    })
    const offered = drawn(built, 'room-trap', 'room-move', 'stick-add-2')
    expect(viewFor(offered, 1).offer).toEqual(['room-move.1', 'room-trap.1', 'stick-add-2.1'])
    for (const viewer of [0, 'table'] as const) {
      expect(viewFor(offered, viewer).offer).toBeNull()
      expect(viewFor(offered, viewer).offerCount).toBe(3)
      expect(textOf(offered, viewer)).not.toMatch(/room-trap|room-move|stick-add/)
    }
    const given = play(offered, { type: 'giveCard', card: 'stick-add-2.1' })
    expect(textOf(given, 0)).toContain('stick-add-2.1')
    expect(textOf(given, 0)).not.toMatch(/room-trap|room-move/)
    expect(textOf(given, 'table')).not.toContain('stick-add-2')
  })

  test('[N27] [N60] [NG15] the pile is a count, open to the activator of a recovery alone', () => {
    const begun = table({
      phase: { kind: 'turn', seat: 0 },
      prize: 'cross',
      hands: [['card-recover'], []],
      sticks: [['W*'], []],
      discard: ['room-trap', 'stick-add-2'],
    })
    expect(viewFor(begun, 0).stacks.discard).toBe(2)
    expect(textOf(begun, 0)).not.toMatch(/room-trap|stick-add-2/)
    const looking = play(begun, { type: 'playCard', card: 'card-recover.1', pay: 'white' })
    expect(viewFor(looking, 0).pile).toEqual(['room-trap.1', 'stick-add-2.1'])
    for (const viewer of [1, 'table'] as const) {
      expect(viewFor(looking, viewer).pile).toBeNull()
      expect(textOf(looking, viewer)).not.toContain('room-trap')
    }
    expect(looking.last?.barrier).toBe('reveal')
    const took = play(looking, { type: 'recover', card: 'stick-add-2.1' })
    expect(textOf(took, 1)).not.toContain('stick-add-2')
  })

  test('[NG15] a card lost from a hand is public for the round', () => {
    const begun = table({
      phase: { kind: 'turn', seat: 0 },
      prize: 'cross',
      hands: [['card-discard-opponent'], ['room-trap']],
      sticks: [['W*'], []],
    })
    const lost = drawn(
      play(begun, { type: 'playCard', card: 'card-discard-opponent.1', pay: 'white' }),
    )
    expect(viewFor(lost, 'table').dropped).toEqual(['room-trap.1'])
  })

  test('[N63] both calls and both throws come in one event', () => {
    const throwing = table({
      phase: { kind: 'throw' },
      prize: 'cross',
      laid: [['room-rotate-self'], ['room-move']],
      hands: [['stick-add-2'], ['stick-add-3']],
    })
    const fallen = thrown(throwing, ['B1', 'B2'], ['B3', 'W*', 'G*'])
    expect(eventOf(fallen, 'sticksThrown').sticks.map((sticks) => sticks.length)).toEqual([2, 3])
  })

  test('[NG37] a pass can be taken back, over a card or an amulet that was hidden nothing', () => {
    const turn = table({
      phase: { kind: 'turn', seat: 0 },
      prize: 'cross',
      hands: [['stick-add-2', 'stick-discard-2'], ['stick-add-3']],
      sticks: [
        ['W*', 'W*'],
        ['W*', 'B4'],
      ],
      held: [[], ['cancel']],
    })
    const passed = play(turn, { type: 'pass' })
    const back = takeBack(passed, 0)
    expect(back.ok && back.match.state).toBe(turn.state)
    const answered = play(passed, { type: 'playCard', card: 'stick-add-3.1', pay: 'white' })
    expect(takeBack(answered).ok).toBe(false)
    const played = play(turn, { type: 'playCard', card: 'stick-add-2.1', pay: 'white' })
    expect(takeBack(played, 0).ok).toBe(false)
    const cancel = legalFor(played, 1).find(({ type }) => type === 'cancel')
    if (!cancel) throw new Error('no amulet to cancel with')
    expect(takeBack(play(played, cancel)).ok).toBe(false)
  })

  test('[N52] a look lasts where only a forced pass follows', () => {
    const looked = play(
      table({
        phase: { kind: 'turn', seat: 0 },
        prize: 'tee',
        hands: [['relic-look-1'], []],
        sticks: [['W*'], ['B1']],
      }),
      { type: 'playCard', card: 'relic-look-1.1', pay: 'white' },
      { type: 'chooseRelic', niche: 4, temple: 1 },
    )
    expect(looked.state.phase.kind).toBe('explore')
    expect(looked.state.glance?.seat).toBe(0)
    expect(viewFor(looked, 0).glance?.relics).toHaveLength(1)
    expect(viewFor(looked, 1).glance?.relics[0]?.token).toBeNull()
  })
})
