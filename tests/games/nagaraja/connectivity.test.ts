import { describe, expect, test } from 'vitest'
import {
  breakOf,
  differenceOf,
  pathTo,
  wayReasonOf,
} from '../../../src/games/nagaraja/rules/paths.ts'
import { networkOf } from '../../../src/games/nagaraja/rules/network.ts'
import { rotated } from '../../../src/games/nagaraja/rules/temple.ts'
import { box, eventOf, legal, niche, openNiches, actingSeat, play, table } from './fixture.ts'

const explore = (rooms: Readonly<Record<number, string>>, prize: string) =>
  table({ phase: { kind: 'explore', seat: 0 }, prize, rooms: [rooms, {}] })

const build = (slot: number, rotation: number) => ({ type: 'placeRoom', rotation, slot }) as const
const slotsOf = (rooms: Readonly<Record<number, string>>) =>
  explore(rooms, 'teeCrypt').state.temples[0].slots

describe('what is reached', () => {
  test('[N39] [N41] a corridor from an entrance opens the niches it faces', () => {
    const after = play(explore({ 6: 'tee@3' }, 'cross'), build(3, 0))
    expect(openNiches(after, 0)).toEqual(['W2', 'W1'])
    expect(eventOf(after, 'templeSettled').opened).toEqual([
      { niche: niche('W1'), token: after.state.temples[0].tokens[1] },
    ])
  })

  test('[N39] neighbours join only where both are open', () => {
    const apart = play(explore({ 6: 'straight@1' }, 'cross'), build(3, 0))
    expect(openNiches(apart, 0)).toEqual([])
  })

  test('[N33] corridors need not meet, the slot must', () => {
    const slots = new Set(
      legal(explore({ 6: 'straight@1' }, 'cross')).flatMap((one) =>
        one.type === 'placeRoom' ? [one.slot] : [],
      ),
    )
    expect(slots).toEqual(new Set([3, 7, 8]))
  })

  test('[N32] any of four orientations', () => {
    const turns = legal(explore({}, 'cross')).flatMap((one) =>
      one.type === 'placeRoom' && one.slot === 6 ? [one.rotation] : [],
    )
    expect(turns).toEqual([0, 1, 2, 3])
  })

  test('[NG31] corridors of a room are apart; dead ends are legal; several entrances feed one network', () => {
    // Twin corners at the near left: S is joined to W, and N to E.
    expect(openNiches(play(explore({}, 'twinCorners'), build(6, 0)), 0)).toEqual(['W2'])
    expect(openNiches(play(explore({}, 'twinCorners'), build(6, 1)), 0)).toEqual([])
    const { live } = networkOf(box, slotsOf({ 6: 'cross', 7: 'twinCorners' }))
    expect([live[6], live[7]]).toEqual([1, 2])
    const both = networkOf(box, slotsOf({ 6: 'cross', 7: 'cross', 3: 'cross' }))
    expect(both.niches).toBe(1 | 2)
    // The crypt's own stub must be live; its neighbouring corner alone is not enough.
    expect(networkOf(box, slotsOf({ 6: 'cornerCrypt@0' })).crypts).toBe(0)
    expect(networkOf(box, slotsOf({ 6: 'cornerCrypt@2' })).crypts).toBe(1 << 6)
  })

  test('[NE4] [N40] the corner with its crypt: the relic or the amulet', () => {
    const begun = explore({}, 'cornerCrypt+vp2')
    const relic = play(begun, build(6, 0))
    expect(openNiches(relic, 0)).toEqual(['W2'])
    expect(relic.state.temples[0].slots[6]?.amulet).toBe(true)
    const amulet = play(begun, build(6, 2))
    expect(openNiches(amulet, 0)).toEqual([])
    expect(amulet.state.players[0].amulets).toEqual(['vp2-1'])
    expect(amulet.state.temples[0].slots[6]?.amulet).toBe(false)
  })
})

describe('changes', () => {
  const rotate = (slot: number, temple: number, turns: number) =>
    ({ type: 'rotateRoom', slot, temple, turns }) as const
  const turning = (rooms: Readonly<Record<number, string>>) =>
    play(
      table({
        phase: { kind: 'turn', seat: 0 },
        prize: 'cross',
        hands: [['room-rotate-either'], []],
        sticks: [['W*'], []],
        rooms: [{}, rooms],
      }),
      { type: 'playCard', card: 'room-rotate-either.1', pay: 'white' },
    )

  test('[N42] [N44] [NG26] one turn closes and opens together, and says where the way broke', () => {
    const after = play(turning({ 6: 'teeCrypt@0', 3: 'cross' }), rotate(6, 1, 3))
    expect(eventOf(after, 'templeSettled')).toMatchObject({
      closed: [{ niche: niche('W2'), cut: 6 }],
      opened: [{ niche: niche('W1') }],
    })
    const cut = play(turning({ 6: 'tee@3', 3: 'cross' }), rotate(6, 1, 1))
    expect(openNiches(cut, 1)).toEqual([])
    expect(eventOf(cut, 'templeSettled').closed.map((one) => [one.niche, one.cut])).toEqual([
      [niche('W2'), 6],
      [niche('W1'), 6],
    ])
  })

  test('[N34] [NG25] the owner takes an amulet that the opponent’s act joins', () => {
    const joined = play(turning({ 6: 'cornerCrypt+vp1' }), rotate(6, 1, 2))
    expect(joined.state.players[1].amulets).toEqual(['vp1-1'])
    expect(eventOf(joined, 'templeSettled').taken).toEqual([
      { slot: 6, room: 'cornerCrypt-1', amulet: 'vp1-1' },
    ])
  })

  test('[N42] a taken amulet stays taken', () => {
    const joined = play(turning({ 6: 'cornerCrypt+vp1' }), rotate(6, 1, 2))
    const placed = play(joined, { type: 'placeRoom', rotation: 0, slot: 7 })
    expect(placed.state.players[1].amulets).toEqual(['vp1-1'])
    expect(placed.state.hidden).toEqual([])
  })

  test('[N43] swapped relics take on the state of their niches', () => {
    const swapping = play(
      table({
        phase: { kind: 'turn', seat: 0 },
        prize: 'cross',
        hands: [['relic-swap-self'], []],
        sticks: [['W*'], []],
        rooms: [{ 6: 'tee@3' }, {}],
        relics: [{ W2: 'sacred-3a', E0: 'sacred-5a' }, {}],
      }),
      { type: 'playCard', card: 'relic-swap-self.1', pay: 'white' },
      { type: 'swapRelics', a: niche('W2'), b: niche('E0'), temple: 0 },
    )
    expect(openNiches(swapping, 0)).toEqual(['W2'])
    expect(eventOf(swapping, 'templeSettled')).toMatchObject({
      opened: [{ niche: niche('W2'), token: 'sacred-5a' }],
      closed: [{ niche: niche('E0'), token: 'sacred-3a', cut: null }],
    })
  })

  test('[NE17] a lone room moves anywhere; a moved crypt gives its amulet in the confrontation', () => {
    const moving = (rooms: Readonly<Record<number, string>>) =>
      play(
        table({
          phase: { kind: 'turn', seat: 0 },
          prize: 'cross',
          hands: [['room-move'], []],
          sticks: [['W*'], []],
          rooms: [rooms, {}],
        }),
        { type: 'playCard', card: 'room-move.1', pay: 'white' },
      )
    const alone = play(moving({ 7: 'cross' }), { type: 'moveRoom', from: 7, to: 2 })
    expect(openNiches(alone, 0)).toEqual([])
    const next = legal(alone, actingSeat(alone)).flatMap((one) =>
      one.type === 'placeRoom' ? [one.slot] : [],
    )
    expect([...new Set(next)].sort()).toEqual([1, 5, 6, 7, 8])
    const crypt = play(moving({ 7: 'cross', 5: 'cornerCrypt@2+vp2' }), {
      type: 'moveRoom',
      from: 5,
      to: 4,
    })
    expect(crypt.state.players[0].amulets).toEqual(['vp2-1'])
    expect(crypt.state.temples[0].slots[4]).toMatchObject({ rotation: 2, amulet: false })
  })
})

describe('explanations', () => {
  const slots = slotsOf({ 6: 'tee@3', 3: 'cross', 0: 'straight@1' })

  test('[N39] why a relic is open or closed', () => {
    expect(wayReasonOf(box, slots, niche('W1'))).toEqual({
      kind: 'open',
      way: [
        { slot: 6, enters: 2, leaves: 0 },
        { slot: 3, enters: 2, leaves: 3 },
      ],
    })
    expect(wayReasonOf(box, slots, niche('E2'))).toEqual({ kind: 'noRoom', slot: 8 })
    expect(wayReasonOf(box, slots, niche('N0'))).toEqual({ kind: 'wall', slot: 0 })
    expect(wayReasonOf(box, slots, niche('W0'))).toEqual({ kind: 'apart', slot: 0 })
  })

  test('[N42] where a way breaks, and what a rotation would change', () => {
    const after = rotated(slots, 6, 1)
    expect(breakOf(box, slots, after, niche('W1'))).toBe(6)
    expect(breakOf(box, slots, slots, niche('W1'))).toBeNull()
    expect(differenceOf(box, slots, after)).toEqual({
      opens: [],
      closes: [niche('W2'), niche('W1')],
      takes: [],
    })
  })

  test('[N39] a way exists exactly for the niches that the network reaches', () => {
    const kinds = ['straight', 'tee', 'cross', 'twinCorners', 'cornerCrypt', 'teeCrypt']
    for (let seed = 1; seed <= 300; seed += 1) {
      const rooms: Record<number, string> = {}
      let left = seed * 7919
      for (let slot = 0; slot < 9; slot += 1) {
        const kind = kinds[(left >> 2) % 6]!
        const scarce =
          kind === 'straight' ||
          kind === 'twinCorners' ||
          kind === 'cornerCrypt' ||
          kind === 'cross'
        if (
          left % 3 !== 0 &&
          !(scarce && Object.values(rooms).some((one) => one.startsWith(kind)))
        ) {
          rooms[slot] = `${kind}@${left % 4}`
        }
        left = (left * 48271) % 2147483647
      }
      const count = (kind: string) =>
        Object.values(rooms).filter((one) => one.startsWith(`${kind}@`)).length
      if (count('tee') > 5 || count('teeCrypt') > 5) continue
      const random = slotsOf(rooms)
      const { niches } = networkOf(box, random)
      for (let at = 0; at < 9; at += 1) {
        expect(pathTo(box, random, at) !== null).toBe((niches & (1 << at)) !== 0)
      }
    }
  })
})
