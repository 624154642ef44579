import { describe, expect, test } from 'vitest'
import { legal, play, table } from './fixture.ts'
import { activate, ofType, playable, activationScene } from './activations.ts'
import { type Scene } from './scene.ts'

describe('rooms', () => {
  test('[N54] [NG8] [NG9] one to three quarters, a cross too', () => {
    const begun = activationScene(['room-rotate-self'], { rooms: [{ 7: 'cross' }, { 6: 'tee' }] })
    const list = ofType(legal(play(begun, activate('room-rotate-self.1'))), 'rotateRoom')
    expect(list).toEqual(
      [1, 2, 3].map((turns) => ({ type: 'rotateRoom', slot: 7, temple: 0, turns })),
    )
    const turned = play(begun, activate('room-rotate-self.1'), list[2]!)
    expect(turned.state.temples[0].slots[7]?.rotation).toBe(3)
  })

  test('[N55] [N61] a room moves unturned to any free slot, never onto the trap', () => {
    const begun = activationScene(['room-move'], {
      rooms: [{ 7: 'straight@1' }, {}],
      trap: { temple: 0, slot: 0 },
    })
    const moves = ofType(legal(play(begun, activate('room-move.1'))), 'moveRoom')
    expect(moves.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5, 6, 8])
    const moved = play(begun, activate('room-move.1'), { type: 'moveRoom', from: 7, to: 2 })
    expect(moved.state.temples[0].slots[2]).toEqual({
      id: 'straight-1',
      rotation: 1,
      amulet: false,
    })
    expect(moved.state.temples[0].slots[7]).toBeNull()
  })

  test('[N56] two rooms of one temple, unturned', () => {
    const begun = activationScene(['room-swap-opponent'], {
      rooms: [
        { 7: 'cross', 8: 'tee' },
        { 6: 'tee@1', 7: 'straight@1', 0: 'cross' },
      ],
    })
    const swaps = ofType(legal(play(begun, activate('room-swap-opponent.1'))), 'swapRooms')
    expect(swaps.map(({ a, b, temple }) => [a, b, temple])).toEqual([
      [0, 6, 1],
      [0, 7, 1],
      [6, 7, 1],
    ])
    const after = play(begun, activate('room-swap-opponent.1'), swaps[2]!)
    const { slots } = after.state.temples[1]
    expect([slots[6]?.id, slots[6]?.rotation, slots[7]?.id, slots[7]?.rotation]).toEqual([
      'straight-1',
      1,
      'tee-2',
      1,
    ])
    expect(
      playable(
        activationScene(['room-swap-opponent'], {
          rooms: [{ 7: 'cross', 8: 'tee' }, { 6: 'tee' }],
        }),
      ),
    ).toEqual([])
  })

  test('[N57] [N61] [NG23] the trap moves over, or on to another slot, and bars the way', () => {
    const place = (trap: Scene['trap']) =>
      ofType(
        legal(
          play(
            activationScene(['room-trap'], { ...(trap && { trap }), rooms: [{}, { 7: 'cross' }] }),
            activate('room-trap.1'),
          ),
        ),
        'placeTrap',
      ).map(({ slot }) => slot)
    expect(place(undefined)).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
    expect(place({ temple: 0, slot: 4 })).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
    expect(place({ temple: 1, slot: 4 })).toEqual([0, 1, 2, 3, 5, 6, 8])
    const set = play(activationScene(['room-trap']), activate('room-trap.1'), {
      type: 'placeTrap',
      slot: 7,
    })
    expect(set.state.trap).toEqual({ temple: 1, slot: 7 })
    const building = table({
      phase: { kind: 'explore', seat: 1 },
      prize: 'tee',
      trap: { temple: 1, slot: 7 },
    })
    expect(new Set(ofType(legal(building), 'placeRoom').map(({ slot }) => slot))).toEqual(
      new Set([6, 8]),
    )
  })

  test('[NG22] [NG24] the trap is no room; on the last slot it stays', () => {
    const full = {
      0: 'tee',
      1: 'tee',
      2: 'tee',
      3: 'tee',
      4: 'tee',
      5: 'cross',
      6: 'cross',
      7: 'cross',
    }
    const last = activationScene(['room-trap', 'room-rotate-opponent'], {
      rooms: [{}, full],
      trap: { temple: 1, slot: 8 },
    })
    expect(playable(last)).toEqual(['room-rotate-opponent.1'])
    const turns = ofType(legal(play(last, activate('room-rotate-opponent.1'))), 'rotateRoom')
    expect(turns.some(({ slot }) => slot === 8)).toBe(false)
    const lone = table({
      phase: { kind: 'explore', seat: 1 },
      prize: 'tee',
      trap: { temple: 1, slot: 4 },
    })
    expect(new Set(ofType(legal(lone), 'placeRoom').map(({ slot }) => slot))).toEqual(
      new Set([6, 7, 8]),
    )
  })

  test('[NG7] no second room, no room, no free slot, no closed relic: not playable', () => {
    const hand = ['room-swap-self', 'room-move', 'room-rotate-self', 'room-rotate-either']
    expect(playable(activationScene(hand))).toEqual([])
    expect(playable(activationScene(hand, { rooms: [{ 7: 'cross' }, {}] }))).toEqual([
      'room-move.1',
      'room-rotate-either.1',
      'room-rotate-self.1',
    ])
  })
})
