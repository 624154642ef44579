import { describe, expect, test } from 'vitest'
import { askOf, drawn, eventsOf, legal, play } from './fixture.ts'
import { activate, playable, activationScene } from './activations.ts'

describe('cards', () => {
  test('[N58] two cards into hand', () => {
    const drew = drawn(
      play(activationScene(['card-draw-2']), activate('card-draw-2.1')),
      'room-move',
      'room-trap',
    )
    expect(drew.state.players[0].hand).toEqual(['room-move.1', 'room-trap.1'])
  })

  test('[N59] [NG7] chance takes one card of the opponent’s hand', () => {
    const begun = activationScene(['card-discard-opponent'], {
      hands: [['card-discard-opponent'], ['room-move', 'room-trap']],
    })
    const taking = play(begun, activate('card-discard-opponent.1'))
    expect(askOf(taking)).toEqual({ kind: 'draw', of: 'nagaraja.draw.handCard', from: 2, take: 1 })
    const after = drawn(taking, 'room-trap')
    expect(after.state.players[1].hand).toEqual(['room-move.1'])
    expect(after.state.discard).toContain('room-trap.1')
    expect(playable(activationScene(['card-discard-opponent']))).toEqual([])
  })

  test('[N60] [N27] [NG16] any card of the pile, but none that still lies before a player', () => {
    const begun = activationScene(['card-recover', 'room-move'], {
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
    const begun = activationScene([], {
      hands: [['card-discard-opponent', 'card-recover'], ['room-trap']],
    })
    const lost = drawn(play(begun, activate('card-discard-opponent.1')))
    expect(legal(play(lost, activate('card-recover.1')))).toEqual([
      { type: 'recover', card: 'room-trap.1' },
    ])
  })

  test('[NG7] [NG17] an empty pile, nothing to draw: not playable; half a draw is', () => {
    expect(playable(activationScene(['card-recover']))).toEqual([])
    const dry = activationScene(['card-draw-2'], { deck: [], restIn: 1 })
    expect(playable(dry)).toEqual([])
    const one = activationScene(['card-draw-2'], { deck: ['room-move'], restIn: 1 })
    const drew = drawn(play(one, activate('card-draw-2.1')))
    expect(drew.state.players[0].hand).toEqual(['room-move.1'])
    expect(eventsOf(drew).map(({ type }) => type)).toContain('drawLapsed')
  })

  test('[NG17] the stack is renewed in the middle of a draw', () => {
    const short = activationScene(['card-draw-2'], {
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
    const begun = activationScene(['card-recover'], {
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
