import { describe, expect, test } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { victoryPoints } from '../../../src/games/nagaraja/score.ts'
import {
  askOf,
  box,
  drawn,
  eventOf,
  eventsOf,
  legal,
  type NagarajaMatch,
  niche,
  openNiches,
  owing,
  play,
  table,
} from './fixture.ts'
import type { Scene } from './scene.ts'

const explore = (seat: 0 | 1) => ({ kind: 'explore', seat }) as const
const build = (slot: number, rotation = 0) => ({ type: 'placeRoom', rotation, slot }) as const

/** G activates one card at the white naga; then the commands that name its target. */
function acting(card: string, scene: Partial<Scene>, ...target: readonly Command[]): NagarajaMatch {
  const begun = table({
    phase: { kind: 'turn', seat: 0 },
    prize: 'teeCrypt',
    hands: [[card], []],
    sticks: [['W*'], []],
    ...scene,
  })
  return play(begun, { type: 'playCard', card: `${card}.1`, pay: 'white' }, ...target)
}

const ending = (match: NagarajaMatch) => match.state.ending
const scoreOf = (match: NagarajaMatch, seat: number) =>
  match.game.result(match.state)?.standings.find((one) => one.seat === seat)?.score

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
    const joined = acting(
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
      return acting(
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
  /** Nine on the left, cursed and 5 and 4 on the right: three more make 25. */
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
    const after = acting(
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

describe('the ninth room', () => {
  const eight = {
    0: 'teeCrypt',
    1: 'tee',
    2: 'tee',
    3: 'teeCrypt',
    4: 'tee',
    5: 'cross',
    6: 'tee@3',
    8: 'cross',
  }
  const relics = { W2: 'cursed-1', E2: 'cursed-2', E1: 'cursed-3' }
  const other = { 6: 'cross', 3: 'teeCrypt@1', 8: 'tee@1' }
  const otherRelics = { W2: 'cursed-1', W1: 'cursed-2', E2: 'sacred-5a', W0: 'sacred-3a' }

  function ninth(held: readonly string[]): NagarajaMatch {
    const own = { ...relics, E1: 'sacred-3a', W1: 'sacred-3b' }
    const begun = table({
      phase: explore(0),
      prize: 'straight',
      rooms: [eight, other],
      relics: [own, otherRelics],
      held: [[], held],
    })
    return play(begun, build(7, 1))
  }

  test('[N67] [NE15] more VP wins, at equality who placed the room', () => {
    const base = ninth([])
    const [own, others] = [0, 1].map((seat) => victoryPoints(box, base.state, seat))
    expect(ending(base)?.reason).toBe('ninth')
    expect([own, others]).toEqual([18, 17])
    expect(ending(base)?.winner).toBe(0)
    expect(ending(ninth(['vp1']))).toEqual({ reason: 'ninth', winner: 0 })
    expect(ending(ninth(['vp2']))).toEqual({ reason: 'ninth', winner: 1 })
  })

  test('[NG35] nine standing after a placement; moving never triggers it', () => {
    const moved = acting(
      'room-move',
      {
        rooms: [
          {
            0: 'tee',
            1: 'tee',
            2: 'tee',
            3: 'tee',
            4: 'tee',
            5: 'cross',
            6: 'straight@1',
            8: 'teeCrypt',
          },
          {},
        ],
        prize: 'cross',
      },
      { type: 'moveRoom', from: 6, to: 7 },
    )
    expect(ending(moved)).toBeNull()
    expect(owing(moved)).toBe(0)
  })

  test('[NG20] eight rooms and the trap: the room is lost unseen, the trap goes back', () => {
    const full = {
      phase: { kind: 'turn', seat: 0 },
      prize: 'cornerCrypt+draw',
      rooms: [eight, {}],
      relics: [relics, {}],
      trap: { temple: 0, slot: 7 },
      hands: [['stick-add-2'], []],
      sticks: [['W*'], []],
    } as const
    const { 8: _cross, ...seven } = eight
    const lost = play(table({ ...full, rooms: [{ ...seven, 8: 'straight@1' }, {}] }), {
      type: 'pass',
    })
    expect(eventOf(lost, 'roomLost')).toMatchObject({ room: 'cornerCrypt-1', amulet: 'draw-1' })
    expect(lost.state.trap).toBeNull()
    expect(lost.state.prize).toBeNull()
    expect([lost.state.lostRooms, lost.state.lostAmulets]).toEqual([['cornerCrypt-1'], ['draw-1']])
    expect(lost.game.redact(eventOf(lost, 'roomLost'), 0)).toMatchObject({ amulet: null })
    expect(lost.state.guide).toBe(1)
    expect(askOf(lost)).toMatchObject({ of: 'nagaraja.draw.cards' })
    const trapped = table({ ...full, phase: explore(0), trap: { temple: 1, slot: 0 } })
    expect(legal(trapped, 0)).toHaveLength(4)
  })

  test('[NG21] no room left: more VP wins, at equality the winner of the last room', () => {
    const lastRoom = (
      relicsOfOther: Readonly<Record<string, string>>,
      rooms: Readonly<Record<number, string>>,
    ) => {
      const begun = table({
        phase: explore(0),
        guide: 1,
        prize: 'straight',
        rooms: [{}, rooms],
        relics: [{}, relicsOfOther],
        roomsLeft: 0,
      })
      const given = drawn(play(begun, build(8, 0)))
      return play(given, legal(given)[0]!)
    }
    expect(ending(lastRoom({}, {}))).toEqual({ reason: 'exhausted', winner: 0 })
    expect(ending(lastRoom({ W2: 'sacred-3a' }, { 6: 'tee@3' }))).toEqual({
      reason: 'exhausted',
      winner: 1,
    })
  })
})
