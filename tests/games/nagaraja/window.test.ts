/** The prompt of the cancel window: the card, its target, the rotation, and the effect. */
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { Line } from '../../../src/kernel/line.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { activateOneCard } from './endActions.ts'
import { type NagarajaMatch, niche } from './fixture.ts'

const voice = makeVoice('en', await loadDictionary('en'), (seat) => `P${seat + 1}`)
const spaced = (told: Line) => voice.say(told).replaceAll('\u00A0', ' ')

const promptOf = ({ game, state }: NagarajaMatch) => game.prompt(game.view(state, 1), 1)
const standing = ({ game, state }: NagarajaMatch) =>
  (game.preview?.({ type: 'letStand' }, game.view(state, 1)) ?? []).map(spaced)

const rooms = [{}, { 6: 'tee@3', 3: 'straight@1' }] as const
const turn: Command = { type: 'rotateRoom', temple: 1, slot: 6, turns: 2 }

function rotating(held: readonly string[]): NagarajaMatch {
  const relics = [{}, { W2: 'sacred-3a' }] as const
  return activateOneCard('room-rotate-opponent', { rooms, relics, held: [[], held] }, turn)
}

describe('the question', () => {
  test('[NG11] [NG10] names the card, its target and how far it turns', () => {
    expect(spaced(promptOf(rotating(['cancel'])))).toBe(
      'P1: activates “Rotate a room (opponent’s temple)”, aimed at slot 7 (P2), 2 quarter turns. Cancel it or let it stand?',
    )
  })

  test.each([
    [['cancel', 'draw'], 'nagaraja.prompt.window.cancel'],
    [['draw'], 'nagaraja.prompt.window.draw'],
    [['vp1'], 'nagaraja.prompt.window.none'],
  ])('[NG11] with %j it is put in words that fit', (held, key) => {
    const match = rotating(held)
    expect(match.state.phase).toEqual({ kind: 'window', seat: 1 })
    expect(promptOf(match).key).toBe(key)
  })

  test('[NG11] a card without a target is named alone', () => {
    const match = activateOneCard('stick-add-2', { held: [[], ['cancel']] })
    expect(spaced(promptOf(match))).toBe(
      'P1: activates “+2 fate points”. Cancel it or let it stand?',
    )
  })
})

test('[N32] the log says how far a room was turned when it was built', () => {
  const told = (rotation: number) => {
    const event = { type: 'roomPlaced', seat: 0, room: 'tee-1', slot: 4, rotation } as const
    return spaced(nagaraja.tell(event, 'table') ?? { key: '' })
  }
  expect(told(0)).toBe('P1: builds the room (fork) in slot 5.')
  expect(told(3)).toBe('P1: builds the room (fork) in slot 5, turned by 3 quarters.')
})

describe('letting it stand shows what comes of it', () => {
  test('[N54] a room that turns', () => {
    expect(standing(rotating(['cancel']))).toEqual(['Closes W2: sacred relic (3)'])
  })

  test('[N49] points that are added', () => {
    const match = activateOneCard('stick-add-2', { held: [[], ['cancel']] })
    expect(standing(match)).toEqual(['P1: adds 2 fate points.'])
  })

  test('[N50] sticks that are thrown again: a naga at stake is named', () => {
    const sticks = [['W*'], ['W*', 'B4']] as const
    const scene = { held: [[], ['cancel']], sticks } as const
    const chosen = (id: string): Command => ({ type: 'chooseStick', stick: id })
    const ids = activateOneCard('stick-reroll-2', scene).state.players[1].sticks.map(({ id }) => id)
    const match = activateOneCard('stick-reroll-2', scene, ...ids.map(chosen))
    const [first, second] = standing(match)
    expect(first).toMatch(/^white naga: thrown again it gives .* chance of a naga\.$/)
    expect(second).toMatch(/^brown 4: thrown again/)
  })

  test('[N53] [N43] a swap: the niche that closes was never open', () => {
    const relics = [{}, { W2: 'sacred-3a', N0: 'cursed-1' }] as const
    const swap: Command = { type: 'swapRelics', temple: 1, a: niche('W2'), b: niche('N0') }
    const scene = { rooms, relics, held: [[], ['cancel']] } as const
    expect(standing(activateOneCard('relic-swap-opponent', scene, swap))).toEqual([
      'Opens closed relic (niche W2). Closes sacred relic (3) (niche N0).',
    ])
  })

  test('[N57] the trap', () => {
    const match = activateOneCard(
      'room-trap',
      { held: [[], ['cancel']] },
      { type: 'placeTrap', slot: 4 },
    )
    expect(standing(match)).toEqual(['P2: the trap now lies on slot 5.'])
  })

  test('[N58] [N59] draws and random losses', () => {
    const held = [[], ['cancel']] as const
    const hands = (card: string) => [[card], ['stick-add-3', 'room-move']] as const
    const lost = activateOneCard('card-discard-opponent', {
      held,
      hands: hands('card-discard-opponent'),
    })
    expect(standing(lost)).toEqual(['P2: loses one of 2 cards at random.'])
    const drawn = activateOneCard('card-draw-2', { held, hands: hands('card-draw-2') })
    expect(standing(drawn)).toEqual(['P1: draws 2 cards.'])
  })
})
