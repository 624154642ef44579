import { describe, expect, test } from 'vitest'
import { takeBack } from '../../../src/kernel/history.ts'
import type { Viewer } from '../../../src/kernel/seat.ts'
import {
  box,
  drawn,
  eventOf,
  eventsOf,
  fresh,
  type NagarajaMatch,
  niche,
  play,
  table,
  thrown,
} from './fixture.ts'

const see = (match: NagarajaMatch, viewer: Viewer) => match.game.view(match.state, viewer)
const hear = (match: NagarajaMatch, viewer: Viewer) =>
  eventsOf(match).map((event) => match.game.redact(event, viewer))

/** Everything that a viewer is told, as text: no id of a hidden thing may be in it. */
const textOf = (match: NagarajaMatch, viewer: Viewer) =>
  JSON.stringify([see(match, viewer), hear(match, viewer)])

describe('what each may know', () => {
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
      const [own] = see(laid, viewer).players
      expect([own.hand, own.handCount, own.laid, own.laidCount]).toEqual([null, 2, null, 1])
    }
    expect(see(laid, 0).players[0].laid).toEqual(['room-trap.1'])
    expect(see(laid, 'director').players[1].hand).toEqual(['stick-add-2.1', 'stick-add-3.1'])
    const both = play(laid, { type: 'addToCommit', card: 'stick-add-2.1' }, { type: 'commit' })
    expect(see(both, 'table').players.map(({ laid }) => laid)).toEqual([
      ['room-trap.1'],
      ['stick-add-2.1'],
    ])
  })

  test('[N4] [NG30] closed relics are known to nobody, open ones to all', () => {
    const laid = drawn(fresh(), 'cursed-2')
    for (const viewer of [0, 1, 'table'] as const) {
      expect(textOf(laid, viewer)).not.toMatch(/cursed|sacred/)
      expect(see(laid, viewer).temples[0].tokens.every((token) => token === null)).toBe(true)
    }
    expect(see(laid, 'director').temples[0].tokens[0]).toBe('cursed-2')
    const open = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cross',
      rooms: [{ 6: 'tee@3' }, {}],
    })
    expect(see(open, 'table').temples[0].tokens.filter(Boolean)).toEqual([
      open.state.temples[0].tokens[0],
    ])
  })

  const looked = (memory: boolean) => {
    const begun = table({
      phase: { kind: 'turn', seat: 0 },
      prize: 'cross',
      hands: [['relic-look-1', 'relic-swap-either'], ['stick-add-2']],
      sticks: [
        ['W*', 'W*'],
        ['B1', 'W*'],
      ],
      relics: [{ W2: 'cursed-1', E0: 'sacred-5a' }, {}],
    })
    const match = { ...begun, state: { ...begun.state, memory } }
    return play(
      match,
      { type: 'playCard', card: 'relic-look-1.1', pay: 'white' },
      { type: 'chooseRelic', niche: niche('W2'), temple: 0 },
    )
  }

  test('[N52] [NG30] a look tells the activator alone; the niches are public', () => {
    const after = looked(true)
    expect(see(after, 0).temples[0].tokens[0]).toBe('cursed-1')
    expect(see(after, 1).temples[0].tokens[0]).toBeNull()
    expect(hear(after, 0)).toContainEqual({
      type: 'relicsSeen',
      seat: 0,
      relics: [{ temple: 0, niche: 0, token: 'cursed-1' }],
    })
    for (const viewer of [1, 'table'] as const) {
      expect(textOf(after, viewer)).not.toContain('cursed-1')
      expect(see(after, viewer).glance?.relics).toEqual([{ temple: 0, niche: 0, token: null }])
    }
    expect(after.last?.barrier).toBe(true)
  })

  test('[NG30] the mark follows the relic through a swap, in that seat’s view only', () => {
    const swapped = play(
      looked(true),
      { type: 'pass' },
      { type: 'playCard', card: 'relic-swap-either.1', pay: 'white' },
      { type: 'swapRelics', a: niche('W2'), b: niche('E0'), temple: 0 },
    )
    expect(see(swapped, 0).temples[0].tokens[niche('E0')]).toBe('cursed-1')
    expect(see(swapped, 0).temples[0].tokens[niche('W2')]).toBeNull()
    expect(see(swapped, 1).temples[0].tokens[niche('E0')]).toBeNull()
  })

  test('[NG30] without the help of memory a view forgets, once the look is over', () => {
    const after = looked(false)
    expect(see(after, 0).glance?.relics[0]?.token).toBe('cursed-1')
    expect(see(after, 0).temples[0].tokens[0]).toBeNull()
    const later = play(after, { type: 'pass' }, { type: 'pass' })
    expect(see(later, 0).temples[0].marks[0]?.seen).toEqual([false, false])
    expect(see(later, 0).temples[0].tokens[0]).toBeNull()
  })

  test('[N40] a taken amulet is known to its owner, its number to all; one on a room to nobody', () => {
    const begun = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cornerCrypt+vp2',
      held: [[], ['draw']],
    })
    for (const viewer of [0, 1, 'table'] as const) {
      expect(see(begun, viewer).hiddenAmulets).toBeNull()
      expect(textOf(begun, viewer)).not.toContain('vp2')
    }
    expect(see(begun, 'director').hiddenAmulets).toEqual({ 'cornerCrypt-1': 'vp2-1' })
    const after = play(begun, { type: 'placeRoom', rotation: 2, slot: 6 })
    expect(see(after, 0).players[0].amulets).toEqual(['vp2-1'])
    expect(hear(after, 0)).toContainEqual(eventOf(after, 'templeSettled'))
    for (const viewer of [1, 'table'] as const) {
      expect(textOf(after, viewer)).not.toContain('vp2')
      expect(see(after, viewer).players[0].amuletCount).toBe(1)
    }
    expect(after.last?.barrier).toBe(true)
  })

  test('[N36] the drawn three are seen by the new guide, the given one by both', () => {
    const built = play(table({ phase: { kind: 'explore', seat: 0 }, prize: 'cross' }), {
      type: 'placeRoom',
      rotation: 0,
      slot: 7,
    })
    const offered = drawn(built, 'room-trap', 'room-move', 'stick-add-2')
    expect(see(offered, 1).offer).toEqual(['room-move.1', 'room-trap.1', 'stick-add-2.1'])
    for (const viewer of [0, 'table'] as const) {
      expect(see(offered, viewer).offer).toBeNull()
      expect(see(offered, viewer).offerCount).toBe(3)
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
    expect(see(begun, 0).stacks.discard).toBe(2)
    expect(textOf(begun, 0)).not.toMatch(/room-trap|stick-add-2/)
    const looking = play(begun, { type: 'playCard', card: 'card-recover.1', pay: 'white' })
    expect(see(looking, 0).pile).toEqual(['room-trap.1', 'stick-add-2.1'])
    for (const viewer of [1, 'table'] as const) {
      expect(see(looking, viewer).pile).toBeNull()
      expect(textOf(looking, viewer)).not.toContain('room-trap')
    }
    expect(looking.last?.barrier).toBe(true)
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
    expect(see(lost, 'table').dropped).toEqual(['room-trap.1'])
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

  test('[NG37] what was no secret and no chance can be taken back', () => {
    const turn = table({
      phase: { kind: 'turn', seat: 0 },
      prize: 'cross',
      hands: [['stick-add-2'], ['stick-add-3']],
      sticks: [['W*'], ['W*']],
    })
    const played = play(turn, { type: 'playCard', card: 'stick-add-2.1', pay: 'white' })
    const back = takeBack(played, 0)
    expect(back.ok && back.match.state).toBe(turn.state)
  })

  test('[N5] nothing in a stack is named to anybody but the director’s own state', () => {
    const begun = table({ phase: { kind: 'call', seat: 0 }, hands: [['room-move'], ['room-trap']] })
    for (const viewer of [0, 1, 'table', 'director'] as const) {
      const text = JSON.stringify(see(begun, viewer))
      expect(box.roomIds.filter((id) => text.includes(`"${id}"`))).toEqual([])
    }
  })
})
