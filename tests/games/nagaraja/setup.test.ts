import { describe, expect, test } from 'vitest'
import data from '../../../src/games/nagaraja/data/nagaraja.json' with { type: 'json' }
import { parseEdition } from '../../../src/games/nagaraja/data/parse.ts'
import { takeBack } from '../../../src/kernel/history.ts'
import { census } from './census.ts'
import { answer, askOf, box, drawn, eventOf, fresh, actingSeat, table, thrown } from './fixture.ts'

describe('material', () => {
  test('[N1] [NG1] the box holds what the rules count', () => {
    const kinds = (prefix: string) =>
      [...census(fresh().state).keys()].filter((id) => id.startsWith(prefix))
    expect(box.cardIds).toHaveLength(48)
    expect(box.roomIds).toHaveLength(17)
    expect(new Set(Object.values(box.rooms)).size).toBe(6)
    expect(box.amuletIds).toHaveLength(12)
    expect(data.amulets.kinds.map(({ copies }) => copies)).toEqual([3, 3, 3, 3])
    expect([kinds('brown'), kinds('white'), kinds('green')].flat()).toHaveLength(36)
    expect(box.tokenIds).toHaveLength(9)
  })

  test('[NG1] an edition with other counts is no box', () => {
    const { faces } = box.edition.cards
    const short = { ...box.edition, cards: { faces: faces.slice(1) } }
    expect(parseEdition(short)).toEqual({
      ok: false,
      faults: [
        { path: 'cards.faces', line: { key: 'edition.count', parts: { found: 46, wanted: 48 } } },
      ],
    })
  })

  test('[N2] [N3] nine slots, nine niches on three sides, three entrances; both temples alike', () => {
    const { niches, entrances, slots } = box.ground
    expect(slots).toBe(9)
    expect(niches.map(({ id }) => id)).toEqual([
      'W2',
      'W1',
      'W0',
      'N0',
      'N1',
      'N2',
      'E0',
      'E1',
      'E2',
    ])
    expect(entrances).toEqual([6, 7, 8].map((slot) => ({ slot, side: 2 })))
    const [first, second] = fresh().state.temples
    expect(first).toEqual(second)
  })

  test('[N12] [N14] a card has sticks, a symbol, arrows and one ability of that symbol', () => {
    const symbols = { stick: 12, relic: 12, room: 12, card: 12 }
    for (const [symbol, count] of Object.entries(symbols)) {
      expect(Object.values(box.cards).filter((card) => card.symbol === symbol)).toHaveLength(count)
    }
    for (const { id, symbol, ability } of data.cards.faces) {
      expect(data.abilities.list.find((one) => one.id === ability)?.symbol, id).toBe(symbol)
    }
    expect(new Set(data.cards.faces.map(({ ability }) => ability)).size).toBe(12)
  })
})

describe('set-up', () => {
  const laid = drawn(drawn(fresh(), 'cursed-1', 'sacred-5b'))

  test('[N4] chance lays one relic in each niche, face-down', () => {
    const { tokens, marks } = laid.state.temples[0]
    expect(tokens.slice(0, 2)).toEqual(['cursed-1', 'sacred-5b'])
    expect([...tokens].sort()).toEqual([...box.tokenIds].sort())
    expect(marks.every(({ open, seen }) => !open && !seen[0] && !seen[1])).toBe(true)
    const relics = Object.values(box.tokens)
    expect(relics.filter(({ kind }) => kind === 'cursed').map(({ vp }) => vp)).toEqual([6, 6, 6])
    expect(
      relics.filter(({ kind }) => kind === 'sacred').every(({ vp }) => vp >= 3 && vp <= 5),
    ).toBe(true)
  })

  test('[N5] everything else begins in its stack, the trap in no temple', () => {
    const { rooms, amulets, deck, discard, trap } = laid.state
    expect([rooms.length, amulets.length, deck.length, discard.length]).toEqual([17, 12, 48, 0])
    expect(trap).toBeNull()
  })

  test('[N6] [NG4] two brown sticks each; a tie is thrown again, points alone decide', () => {
    const ask = askOf(laid)
    expect(ask.kind === 'throw' && ask.pieces.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'stick-brown 0',
      'stick-brown 0',
      'stick-brown 1',
      'stick-brown 1',
    ])
    const tied = thrown(thrown(laid, ['B4', 'B1'], ['B2', 'B3']), ['B1', 'B1'], ['B1', 'B1'])
    expect(tied.state.guide).toBeNull()
    expect(eventOf(tied, 'guideThrown').guide).toBeNull()
    const found = thrown(tied, ['B1', 'B2'], ['B4', 'B4'])
    expect(found.state.guide).toBe(1)
  })

  test('[N7] [N8] [NG14] five cards each, then a room; an amulet comes only with a crypt', () => {
    const guided = thrown(laid, ['B4', 'B4'], ['B1', 'B1'])
    const dealt = drawn(drawn(guided))
    expect(dealt.state.players.map(({ hand }) => hand.length)).toEqual([5, 5])
    expect(askOf(dealt)).toMatchObject({ kind: 'draw', of: 'nagaraja.draw.room', from: 17 })
    const plain = drawn(dealt, 'cross')
    expect(actingSeat(plain)).toBe(0)
    expect(plain.state.prize).toEqual({ id: 'cross-1', rotation: 0, amulet: false })
    const crypt = drawn(dealt, 'teeCrypt')
    expect(askOf(crypt)).toMatchObject({ of: 'nagaraja.draw.amulet', from: 12 })
    expect(drawn(crypt, 'vp2').state.hidden).toEqual([{ room: 'teeCrypt-1', amulet: 'vp2-1' }])
    const bare = drawn(table({ phase: { kind: 'room' }, amuletsLeft: 0 }), 'teeCrypt')
    expect(bare.state.prize?.amulet).toBe(false)
    expect(actingSeat(bare)).toBe(0)
  })

  test('[N11] an answer has one face for every stick, or it is refused', () => {
    expect(() => answer(laid, { kind: 'faces', faces: [0, 1, 2] })).toThrow('wrongAnswer')
    expect(() => answer(laid, { kind: 'faces', faces: [0, 1, 2, 4] })).toThrow('wrongAnswer')
  })

  test('[NG37] nothing is taken back over a throw', () => {
    expect(takeBack(laid)).toMatchObject({ ok: false, refusal: { code: 'cannotTakeBackChance' } })
  })
})
