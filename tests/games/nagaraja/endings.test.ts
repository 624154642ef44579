import { describe, expect, test } from 'vitest'
import { victoryPoints } from '../../../src/games/nagaraja/rules/score.ts'
import { box, eventOf, eventsOf, niche, openNiches, play, table } from './fixture.ts'
import { activateOneCard, build, ending, explore, scoreOf } from './endActions.ts'

describe('the third cursed relic', () => {
  const cursed = { W2: 'cursed-1', W1: 'cursed-2', W0: 'cursed-3', N0: 'sacred-5a' }

  test('[NE6] [N65] [N68] [N17] loss beats 25, at once and in one batch', () => {
    const begun = table({
      phase: explore(0),
      prize: 'cross',
      rooms: [{ 6: 'tee@3', 3: 'tee@3' }, {}],
      relics: [cursed, {}],
      held: [['vp2'], []],
    })
    expect(victoryPoints(box, begun.state, 0)).toBe(14)
    const after = play(begun, build(0))
    expect(ending(after)).toEqual({ reason: 'cursed', winner: 1 })
    expect(scoreOf(after, 0)).toBe(25)
    expect(after.game.pending(after.state)).toEqual([])
    expect(eventsOf(after).at(-1)?.type).toBe('gameEnded')
  })

  const two = {
    rooms: [{ 6: 'tee@3', 8: 'tee@1', 7: 'straight@1' }, {}],
    relics: [{ W2: 'cursed-1', E2: 'cursed-2', E1: 'cursed-3' }, {}],
  } as const

  test('[NE8] [NG27] one that closed again does not count; joined again it does', () => {
    const begun = table({
      ...two,
      guide: 1,
      phase: { kind: 'turn', seat: 1 },
      prize: 'cross',
      hands: [[], ['room-rotate-opponent']],
      sticks: [['B4'], ['W*']],
    })
    const rotate = (turns: number) => ({ type: 'rotateRoom', slot: 6, temple: 0, turns }) as const
    const cut = play(
      begun,
      { type: 'playCard', card: 'room-rotate-opponent.1', pay: 'white' },
      rotate(1),
    )
    expect(openNiches(cut, 0)).toEqual(['E2'])
    expect(victoryPoints(box, cut.state, 0)).toBe(6)
    const built = play(cut, build(5))
    expect(openNiches(built, 0)).toEqual(['E1', 'E2'])
    expect(ending(built)).toBeNull()
    expect(victoryPoints(box, built.state, 0)).toBe(12)
    const joined = activateOneCard(
      'room-rotate-self',
      { rooms: [{ 6: 'tee@0', 8: 'tee@1', 7: 'straight@1', 5: 'cross' }, {}], relics: two.relics },
      rotate(3),
    )
    expect(ending(joined)).toEqual({ reason: 'cursed', winner: 1 })
  })

  test('[NE9] [NG29] a blind swap kills, whoever swaps', () => {
    const swap = (card: string, temple: 0 | 1) => {
      const rooms = { 6: 'tee@3', 8: 'tee@1', 5: 'cross' }
      const relics = { W2: 'sacred-3a', E2: 'cursed-1', E1: 'cursed-2', E0: 'cursed-3' }
      return activateOneCard(
        card,
        {
          rooms: temple === 0 ? [rooms, {}] : [{}, rooms],
          relics: temple === 0 ? [relics, {}] : [{}, relics],
        },
        { type: 'swapRelics', a: niche('W2'), b: niche('E0'), temple },
      )
    }
    const byOther = swap('relic-swap-opponent', 1)
    expect(ending(byOther)).toEqual({ reason: 'cursed', winner: 0 })
    expect(scoreOf(byOther, 1)).toBe(18)
    expect(ending(swap('relic-swap-self', 0))).toEqual({ reason: 'cursed', winner: 1 })
  })
})

describe('25 points', () => {
  /** Open relics worth 22 points, one of them cursed; three more points win. */
  const near = {
    rooms: [{ 6: 'tee@3', 3: 'tee@3', 8: 'tee@1', 5: 'cross' }, {}],
    relics: [
      {
        W2: 'cursed-1',
        W1: 'cursed-2',
        W0: 'sacred-3a',
        E2: 'sacred-5a',
        E1: 'sacred-5b',
        N0: 'sacred-3b',
      },
      {},
    ],
  } as const

  test('[N66] [N64] the moment it is reached, without a choice', () => {
    const begun = table({ ...near, phase: explore(0), prize: 'tee' })
    expect(victoryPoints(box, begun.state, 0)).toBe(22)
    const after = play(begun, build(0, 1))
    expect(ending(after)).toEqual({ reason: 'points', winner: 0 })
    expect(scoreOf(after, 0)).toBe(25)
  })

  test('[NG28] [N45] a hidden amulet counts, and everything is shown', () => {
    const begun = table({
      ...near,
      phase: explore(0),
      prize: 'cornerCrypt+vp1',
      held: [['vp2'], ['vp1']],
    })
    const after = play(begun, build(7, 2))
    expect(ending(after)).toEqual({ reason: 'points', winner: 0 })
    const shown = eventOf(after, 'secretsShown')
    expect(shown.amulets).toEqual([['vp1-1', 'vp2-1'], ['vp1-2']])
    for (const viewer of [0, 1, 'table'] as const) {
      const view = after.game.view(after.state, viewer)
      expect(view.players.map(({ amulets }) => amulets)).toEqual(shown.amulets)
      expect(view.temples.map(({ tokens }) => tokens)).toEqual(shown.tokens)
    }
  })

  test('[N68] [NG29] the opponent’s act may bring the points', () => {
    const after = activateOneCard(
      'room-rotate-opponent',
      {
        rooms: [{}, { ...near.rooms[0], 0: 'tee@0' }],
        relics: [{}, near.relics[0]],
      },
      { type: 'rotateRoom', slot: 0, temple: 1, turns: 3 },
    )
    expect(ending(after)).toEqual({ reason: 'points', winner: 1 })
  })
})
