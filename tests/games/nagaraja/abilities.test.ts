import { describe, expect, test } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import {
  askOf,
  drawn,
  eventOf,
  eventsOf,
  legal,
  niche,
  openNiches,
  owing,
  play,
  table,
  thrown,
} from './fixture.ts'
import type { Scene } from './scene.ts'

const turn = { kind: 'turn', seat: 0 } as const
const activate = (card: string) => ({ type: 'playCard', card, pay: 'white' }) as const
const stick = (id: string) => ({ type: 'chooseStick', stick: id }) as const

/** G has one naga, O none: after the activation the step ends. */
function scene(hand: readonly string[], more: Partial<Scene> = {}) {
  return table({
    phase: turn,
    prize: 'teeCrypt',
    hands: [hand, []],
    sticks: [['W*', 'W*'], ['B1']],
    ...more,
  })
}

const playable = (match: ReturnType<typeof table>) =>
  legal(match, 0).flatMap((command) => (command.type === 'playCard' ? [command.card] : []))

const of = <T extends Command['type']>(list: readonly Command[], type: T) =>
  list.filter((command): command is Extract<Command, { type: T }> => command.type === type)

describe('sticks', () => {
  test('[N49] adds the printed number', () => {
    const after = play(scene(['stick-add-2', 'stick-add-3']), activate('stick-add-3.1'))
    expect(after.state.players[0].added).toBe(3)
    expect(eventOf(after, 'pointsAdded')).toMatchObject({ seat: 0, points: 3 })
  })

  test('[N50] [NG32] two chosen sticks are thrown again by the opponent; a naga won is usable at once', () => {
    const begun = scene(['stick-reroll-2'], {
      hands: [['stick-reroll-2'], ['stick-add-2']],
      sticks: [['W*'], ['B4', 'W3', 'B1']],
    })
    const named = play(begun, activate('stick-reroll-2.1'), stick('brown-01'), stick('white-02'))
    const ask = askOf(named)
    expect(ask.kind === 'throw' && ask.pieces).toEqual([
      { id: 'brown-01', kind: 'stick-brown', skin: 'brown', seat: 1 },
      { id: 'white-02', kind: 'stick-white', skin: 'white', seat: 1 },
    ])
    const after = thrown(named, [], ['B1', 'W*'])
    expect(owing(after)).toBe(1)
    expect(legal(after, 1)).toContainEqual(activate('stick-add-2.1'))
    const { sticks } = after.state.players[1]
    expect(sticks.map(({ id }) => id)).toEqual(['brown-01', 'white-02', 'brown-02'])
    const again = scene([], {
      hands: [['stick-reroll-2', 'stick-discard-1'], []],
      sticks: [
        ['W*', 'W*'],
        ['B4', 'B3', 'B1'],
      ],
    })
    const twice = thrown(
      play(again, activate('stick-reroll-2.1'), stick('brown-01'), stick('brown-02')),
      [],
      ['B1', 'B2'],
    )
    const next = play(twice, activate('stick-discard-1.1'))
    expect(legal(next)).toEqual(['brown-01', 'brown-02', 'brown-03'].map(stick))
    expect(next.state.players[0].aside.map(({ id }) => id)).toEqual(['white-01', 'white-02'])
  })

  test('[N51] [NG7] [NG9] as many as printed, nagas too; fewer only if fewer lie', () => {
    const two = play(
      scene(['stick-discard-2'], { sticks: [['W*'], ['W*', 'B2', 'B3']] }),
      activate('stick-discard-2.1'),
      stick('white-02'),
    )
    expect(legal(two)).toEqual([stick('brown-01'), stick('brown-02')])
    const gone = play(two, stick('brown-02'))
    expect(eventOf(gone, 'sticksDiscarded').sticks.map(({ id }) => id)).toEqual([
      'white-02',
      'brown-02',
    ])
    const one = play(scene(['stick-discard-2']), activate('stick-discard-2.1'), stick('brown-01'))
    expect(eventOf(one, 'sticksDiscarded').sticks).toHaveLength(1)
    expect(
      playable(scene(['stick-discard-1', 'stick-reroll-2'], { sticks: [['W*'], []] })),
    ).toEqual([])
  })
})

describe('relics', () => {
  const rooms = [{ 6: 'tee@3' }, { 6: 'tee@3' }] as const

  test('[N52] [NG33] closed relics in any temple for two-coloured arrows; they stay', () => {
    const begun = scene(['relic-look-2'], { rooms })
    const looking = play(begun, activate('relic-look-2.1'))
    const choices = of(legal(looking), 'chooseRelic')
    expect(choices).toHaveLength(16)
    expect(choices.some((one) => one.niche === niche('W2'))).toBe(false)
    const first = play(looking, { type: 'chooseRelic', niche: niche('N0'), temple: 0 })
    expect(of(legal(first), 'chooseRelic')).toHaveLength(15)
    const done = play(first, { type: 'chooseRelic', niche: niche('N0'), temple: 1 })
    const tokens = done.state.temples.map((temple) => temple.tokens[niche('N0')])
    expect(eventOf(done, 'relicsSeen').relics.map(({ token }) => token)).toEqual(tokens)
    expect(done.state.temples.map((temple) => temple.tokens)).toEqual(
      begun.state.temples.map((temple) => temple.tokens),
    )
    const marks = done.state.temples.map((temple) => temple.marks[niche('N0')])
    expect(marks.map((mark) => mark?.seen)).toEqual([
      [true, false],
      [true, false],
    ])
  })

  test('[N15] [N53] [NE1] [NG8] arrows bind the temple; two relics of one temple, in any mix', () => {
    const swaps = (card: string) =>
      of(legal(play(scene([card], { rooms }), activate(`${card}.1`))), 'swapRelics')
    const temples = (card: string) => [...new Set(swaps(card).map(({ temple }) => temple))]
    expect(temples('relic-swap-opponent')).toEqual([1])
    expect(temples('relic-swap-self')).toEqual([0])
    expect(temples('relic-swap-either')).toEqual([0, 1])
    expect(swaps('relic-swap-opponent')).toHaveLength(36)
    const blind = play(
      scene(['relic-swap-opponent'], { rooms }),
      activate('relic-swap-opponent.1'),
      {
        type: 'swapRelics',
        a: niche('N1'),
        b: niche('E1'),
        temple: 1,
      },
    )
    expect(eventsOf(blind).map(({ type }) => type)).not.toContain('templeSettled')
    expect(openNiches(blind, 1)).toEqual(['W2'])
    expect(blind.state.discard).toContain('relic-swap-opponent.1')
  })
})

describe('rooms', () => {
  test('[N54] [NG8] [NG9] one to three quarters, a cross too', () => {
    const begun = scene(['room-rotate-self'], { rooms: [{ 7: 'cross' }, { 6: 'tee' }] })
    const list = of(legal(play(begun, activate('room-rotate-self.1'))), 'rotateRoom')
    expect(list).toEqual(
      [1, 2, 3].map((turns) => ({ type: 'rotateRoom', slot: 7, temple: 0, turns })),
    )
    const turned = play(begun, activate('room-rotate-self.1'), list[2]!)
    expect(turned.state.temples[0].slots[7]?.rotation).toBe(3)
  })

  test('[N55] [N61] a room moves unturned to any free slot, never onto the trap', () => {
    const begun = scene(['room-move'], {
      rooms: [{ 7: 'straight@1' }, {}],
      trap: { temple: 0, slot: 0 },
    })
    const moves = of(legal(play(begun, activate('room-move.1'))), 'moveRoom')
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
    const begun = scene(['room-swap-opponent'], {
      rooms: [
        { 7: 'cross', 8: 'tee' },
        { 6: 'tee@1', 7: 'straight@1', 0: 'cross' },
      ],
    })
    const swaps = of(legal(play(begun, activate('room-swap-opponent.1'))), 'swapRooms')
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
      playable(scene(['room-swap-opponent'], { rooms: [{ 7: 'cross', 8: 'tee' }, { 6: 'tee' }] })),
    ).toEqual([])
  })

  test('[N57] [N61] [NG23] the trap moves over, or on to another slot, and bars the way', () => {
    const place = (trap: Scene['trap']) =>
      of(
        legal(
          play(
            scene(['room-trap'], { ...(trap && { trap }), rooms: [{}, { 7: 'cross' }] }),
            activate('room-trap.1'),
          ),
        ),
        'placeTrap',
      ).map(({ slot }) => slot)
    expect(place(undefined)).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
    expect(place({ temple: 0, slot: 4 })).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
    expect(place({ temple: 1, slot: 4 })).toEqual([0, 1, 2, 3, 5, 6, 8])
    const set = play(scene(['room-trap']), activate('room-trap.1'), { type: 'placeTrap', slot: 7 })
    expect(set.state.trap).toEqual({ temple: 1, slot: 7 })
    const building = table({
      phase: { kind: 'explore', seat: 1 },
      prize: 'tee',
      trap: { temple: 1, slot: 7 },
    })
    expect(new Set(of(legal(building), 'placeRoom').map(({ slot }) => slot))).toEqual(
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
    const last = scene(['room-trap', 'room-rotate-opponent'], {
      rooms: [{}, full],
      trap: { temple: 1, slot: 8 },
    })
    expect(playable(last)).toEqual(['room-rotate-opponent.1'])
    const turns = of(legal(play(last, activate('room-rotate-opponent.1'))), 'rotateRoom')
    expect(turns.some(({ slot }) => slot === 8)).toBe(false)
    const lone = table({
      phase: { kind: 'explore', seat: 1 },
      prize: 'tee',
      trap: { temple: 1, slot: 4 },
    })
    expect(new Set(of(legal(lone), 'placeRoom').map(({ slot }) => slot))).toEqual(
      new Set([6, 7, 8]),
    )
  })

  test('[NG7] no second room, no room, no free slot, no closed relic: not playable', () => {
    const hand = ['room-swap-self', 'room-move', 'room-rotate-self', 'room-rotate-either']
    expect(playable(scene(hand))).toEqual([])
    expect(playable(scene(hand, { rooms: [{ 7: 'cross' }, {}] }))).toEqual([
      'room-move.1',
      'room-rotate-either.1',
      'room-rotate-self.1',
    ])
  })
})

describe('cards', () => {
  test('[N58] two cards into hand', () => {
    const drew = drawn(
      play(scene(['card-draw-2']), activate('card-draw-2.1')),
      'room-move',
      'room-trap',
    )
    expect(drew.state.players[0].hand).toEqual(['room-move.1', 'room-trap.1'])
  })

  test('[N59] [NG7] chance takes one card of the opponent’s hand', () => {
    const begun = scene(['card-discard-opponent'], {
      hands: [['card-discard-opponent'], ['room-move', 'room-trap']],
    })
    const taking = play(begun, activate('card-discard-opponent.1'))
    expect(askOf(taking)).toEqual({ kind: 'draw', of: 'nagaraja.draw.handCard', from: 2, take: 1 })
    const after = drawn(taking, 'room-trap')
    expect(after.state.players[1].hand).toEqual(['room-move.1'])
    expect(after.state.discard).toContain('room-trap.1')
    expect(playable(scene(['card-discard-opponent']))).toEqual([])
  })

  test('[N60] [N27] [NG16] any card of the pile, but none that still lies before a player', () => {
    const begun = scene(['card-recover', 'room-move'], {
      discard: ['room-trap', 'stick-add-2'],
      laid: [['relic-look-1'], []],
    })
    expect(begun.game.view(begun.state, 0).pile).toBeNull()
    const looking = play(begun, activate('card-recover.1'))
    expect(legal(looking)).toEqual([
      { type: 'recover', card: 'room-trap.1' },
      { type: 'recover', card: 'stick-add-2.1' },
    ])
    const took = play(looking, { type: 'recover', card: 'stick-add-2.1' })
    expect(took.state.players[0].hand).toEqual(['room-move.1', 'stick-add-2.1'])
    expect(took.state.discard).toEqual(['room-trap.1'])
  })

  test('[NG16] a card lost at random in the same round can be recovered', () => {
    const begun = scene([], { hands: [['card-discard-opponent', 'card-recover'], ['room-trap']] })
    const lost = drawn(play(begun, activate('card-discard-opponent.1')))
    expect(legal(play(lost, activate('card-recover.1')))).toEqual([
      { type: 'recover', card: 'room-trap.1' },
    ])
  })

  test('[NG7] [NG17] an empty pile, nothing to draw: not playable; half a draw is', () => {
    expect(playable(scene(['card-recover']))).toEqual([])
    const dry = scene(['card-draw-2'], { deck: [], restIn: 1 })
    expect(playable(dry)).toEqual([])
    const one = scene(['card-draw-2'], { deck: ['room-move'], restIn: 1 })
    const drew = drawn(play(one, activate('card-draw-2.1')))
    expect(drew.state.players[0].hand).toEqual(['room-move.1'])
    expect(eventsOf(drew).map(({ type }) => type)).toContain('drawLapsed')
  })

  test('[NG17] the stack is renewed in the middle of a draw', () => {
    const short = scene(['card-draw-2'], {
      deck: ['room-move'],
      discard: ['room-trap', 'stick-add-2'],
      restIn: 1,
    })
    const first = play(short, activate('card-draw-2.1'))
    expect(askOf(first)).toMatchObject({ from: 1, take: 1 })
    const renewed = drawn(first)
    expect(eventsOf(renewed).map(({ type }) => type)).toContain('deckRenewed')
    expect(askOf(renewed)).toMatchObject({ from: 2, take: 1 })
    const done = drawn(renewed, 'room-trap')
    expect(done.state.players[0].hand).toEqual(['room-move.1', 'room-trap.1'])
    expect([done.state.deck, done.state.discard]).toEqual([['stick-add-2.1'], []])
  })

  test('[NG16] a draw in the window can empty the pile; then nothing is recovered', () => {
    const begun = scene(['card-recover'], {
      deck: [],
      discard: ['room-trap'],
      restIn: 1,
      held: [[], ['draw']],
    })
    const window = play(begun, activate('card-recover.1'))
    const drew = drawn(play(window, { type: 'useAmulet', amulet: 'draw-1' }))
    const stood = play(drew, { type: 'letStand' })
    expect(eventsOf(stood).map(({ type }) => type)).toContain('effectLapsed')
  })
})
