import { describe, expect, test } from 'vitest'
import { eventOf, eventsOf, legal, niche, openNiches, play } from './fixture.ts'
import { activate, ofType, activationScene } from './activations.ts'

describe('relics', () => {
  const rooms = [{ 6: 'tee@3' }, { 6: 'tee@3' }] as const

  test('[N52] [NG33] closed relics in any temple for two-coloured arrows; they stay', () => {
    const begun = activationScene(['relic-look-2'], { rooms })
    const looking = play(begun, activate('relic-look-2.1'))
    const choices = ofType(legal(looking), 'chooseRelic')
    expect(choices).toHaveLength(16)
    expect(choices.some((one) => one.niche === niche('W2'))).toBe(false)
    const first = play(looking, { type: 'chooseRelic', niche: niche('N0'), temple: 0 })
    expect(ofType(legal(first), 'chooseRelic')).toHaveLength(15)
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
      ofType(legal(play(activationScene([card], { rooms }), activate(`${card}.1`))), 'swapRelics')
    const temples = (card: string) => [...new Set(swaps(card).map(({ temple }) => temple))]
    expect(temples('relic-swap-opponent')).toEqual([1])
    expect(temples('relic-swap-self')).toEqual([0])
    expect(temples('relic-swap-either')).toEqual([0, 1])
    expect(swaps('relic-swap-opponent')).toHaveLength(36)
    const blind = play(
      activationScene(['relic-swap-opponent'], { rooms }),
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
