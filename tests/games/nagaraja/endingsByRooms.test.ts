import { describe, expect, test } from 'vitest'
import { victoryPoints } from '../../../src/games/nagaraja/rules/score.ts'
import {
  askOf,
  box,
  eventOf,
  eventsOf,
  legal,
  type NagarajaMatch,
  actingSeat,
  play,
  table,
} from './fixture.ts'
import { activateOneCard, build, ending, explore } from './endActions.ts'

const whyOf = (match: NagarajaMatch) => match.game.result(match.state)?.why.key

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
    const tied = ninth(['vp1'])
    expect(ending(tied)).toEqual({ reason: 'ninth', winner: 0 })
    expect(whyOf(base)).toBe('nagaraja.result.ninth')
    expect(whyOf(tied)).toBe('nagaraja.result.ninthTied')
    expect(eventOf(tied, 'gameEnded').tied).toBe(true)
    expect(ending(ninth(['vp2']))).toEqual({ reason: 'ninth', winner: 1 })
  })

  test('[NG35] nine standing after a placement; moving never triggers it', () => {
    const moved = activateOneCard(
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
    expect(actingSeat(moved)).toBe(0)
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
      return play(begun, build(8, 0))
    }
    const acts = eventsOf(lastRoom({}, {})).map(({ type }) => type)
    expect(acts).toEqual(['roomPlaced', 'secretsShown', 'gameEnded'])
    expect(ending(lastRoom({}, {}))).toEqual({ reason: 'exhausted', winner: 0 })
    expect(ending(lastRoom({ W2: 'sacred-3a' }, { 6: 'tee@3' }))).toEqual({
      reason: 'exhausted',
      winner: 1,
    })
  })
})
