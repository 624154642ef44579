import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/kernel/seat.ts'
import { box, drawn, eventOf, fresh, type NagarajaMatch, niche, play, table } from './fixture.ts'
import { lastEventsFor, viewFor, textOf } from './viewerTexts.ts'

/** The relics that a player has just looked at, with their places. */
function seenBy(match: NagarajaMatch, seat: number) {
  const { glance } = viewFor(match, seat)
  return glance?.relics.map(({ niche: at, token }) => [box.ground.niches[at]?.id, token])
}

/** True when the panels of this viewer name a relic just looked at. */
function shownBy(match: NagarajaMatch, viewer: Viewer): boolean {
  const text = JSON.stringify(match.game.describe(viewFor(match, viewer), viewer))
  return text.includes('nagaraja.seen') && text.includes('nagaraja.relic.cursed')
}

describe('temples: what each may know', () => {
  test('[N4] [NG30] closed relics are known to nobody, open ones to all', () => {
    const laid = drawn(fresh(), 'cursed-2')
    for (const viewer of [0, 1, 'table'] as const) {
      expect(textOf(laid, viewer)).not.toMatch(/cursed|sacred/)
      expect(viewFor(laid, viewer).temples[0].tokens.every((token) => token === null)).toBe(true)
    }
    expect(viewFor(laid, 'director').temples[0].tokens[0]).toBe('cursed-2')
    const open = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cross',
      rooms: [{ 6: 'tee@3' }, {}],
    })
    expect(viewFor(open, 'table').temples[0].tokens.filter(Boolean)).toEqual([
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
    expect(viewFor(after, 0).temples[0].tokens[0]).toBe('cursed-1')
    expect(viewFor(after, 1).temples[0].tokens[0]).toBeNull()
    expect(lastEventsFor(after, 0)).toContainEqual({
      type: 'relicsSeen',
      seat: 0,
      relics: [{ temple: 0, niche: 0, token: 'cursed-1' }],
    })
    for (const viewer of [1, 'table'] as const) {
      expect(textOf(after, viewer)).not.toContain('cursed-1')
      expect(viewFor(after, viewer).glance?.relics).toEqual([{ temple: 0, niche: 0, token: null }])
    }
    expect(after.last?.barrier).toBe('reveal')
  })

  test('[NG30] the mark follows the relic through a swap, in that seat’s view only', () => {
    const swapped = play(
      looked(true),
      { type: 'pass' },
      { type: 'playCard', card: 'relic-swap-either.1', pay: 'white' },
      { type: 'swapRelics', a: niche('W2'), b: niche('E0'), temple: 0 },
    )
    expect(viewFor(swapped, 0).temples[0].tokens[niche('E0')]).toBe('cursed-1')
    expect(viewFor(swapped, 0).temples[0].tokens[niche('W2')]).toBeNull()
    expect(viewFor(swapped, 1).temples[0].tokens[niche('E0')]).toBeNull()
  })

  test('[N52] [NG30] what was just looked at is shown to that player alone, and follows a swap', () => {
    for (const memory of [true, false]) {
      const begun = table({
        phase: { kind: 'turn', seat: 0 },
        prize: 'tee',
        hands: [['relic-look-1'], ['relic-swap-either']],
        sticks: [['W*'], ['W*']],
        relics: [{}, { W2: 'cursed-1' }],
      })
      const looked = play(
        { ...begun, state: { ...begun.state, memory } },
        { type: 'playCard', card: 'relic-look-1.1', pay: 'white' },
        { type: 'chooseRelic', niche: niche('W2'), temple: 1 },
      )
      expect(seenBy(looked, 0)).toEqual([['W2', 'cursed-1']])
      expect(shownBy(looked, 0)).toBe(true)
      for (const viewer of [1, 'table'] as const) expect(shownBy(looked, viewer)).toBe(false)
      const swapped = play(
        looked,
        { type: 'playCard', card: 'relic-swap-either.1', pay: 'white' },
        { type: 'swapRelics', a: niche('W2'), b: niche('E0'), temple: 1 },
      )
      expect(seenBy(swapped, 0)).toEqual([['E0', 'cursed-1']])
      expect(viewFor(swapped, 1).glance?.relics[0]?.token).toBeNull()
    }
  })

  test('[NG30] without the help of memory a view forgets, once the look is over', () => {
    const after = looked(false)
    expect(viewFor(after, 0).glance?.relics[0]?.token).toBe('cursed-1')
    expect(viewFor(after, 0).temples[0].tokens[0]).toBeNull()
    const later = play(after, { type: 'pass' }, { type: 'pass' })
    expect(viewFor(later, 0).temples[0].marks[0]?.seen).toEqual([false, false])
    expect(viewFor(later, 0).temples[0].tokens[0]).toBeNull()
  })

  test('[N40] a taken amulet is known to its owner, its number to all; one on a room to nobody', () => {
    const begun = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cornerCrypt+vp2',
      held: [[], ['draw']],
    })
    for (const viewer of [0, 1, 'table'] as const) {
      expect(viewFor(begun, viewer).hiddenAmulets).toBeNull()
      expect(textOf(begun, viewer)).not.toContain('vp2')
    }
    expect(viewFor(begun, 'director').hiddenAmulets).toEqual({ 'cornerCrypt-1': 'vp2-1' })
    const after = play(begun, { type: 'placeRoom', rotation: 2, slot: 6 })
    expect(viewFor(after, 0).players[0].amulets).toEqual(['vp2-1'])
    expect(lastEventsFor(after, 0)).toContainEqual(eventOf(after, 'templeSettled'))
    for (const viewer of [1, 'table'] as const) {
      expect(textOf(after, viewer)).not.toContain('vp2')
      expect(viewFor(after, viewer).players[0].amuletCount).toBe(1)
    }
    expect(after.last?.barrier).toBe('reveal')
  })

  test('[N5] nothing in a stack is named to anybody but the director’s own state', () => {
    const begun = table({ phase: { kind: 'call', seat: 0 }, hands: [['room-move'], ['room-trap']] })
    for (const viewer of [0, 1, 'table', 'director'] as const) {
      const text = JSON.stringify(viewFor(begun, viewer))
      expect(box.roomIds.filter((id) => text.includes(`"${id}"`))).toEqual([])
    }
  })
})
