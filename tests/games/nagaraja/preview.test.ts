import { beforeAll, describe, expect, test } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { templeGrid } from '../../../src/games/nagaraja/telling/describe/temple.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice, type Voice } from '../../../src/words/voice.ts'
import { box, legal, type NagarajaMatch, niche, actingSeat, play, table } from './fixture.ts'

let voice: Voice
beforeAll(async () => {
  voice = makeVoice('en', await loadDictionary('en'), (seat) => ['Ada', 'Bo'][seat] ?? '?')
})

const viewOf = (match: NagarajaMatch) => match.game.view(match.state, actingSeat(match))
const preview = (match: NagarajaMatch, command: Command) =>
  (match.game.preview?.(command, viewOf(match)) ?? []).map((line) => voice.say(line))

describe('before it is done', () => {
  test('[N39] a placement says what it opens and takes, unknown relics stay unknown', () => {
    const begun = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cornerCrypt+vp1',
      relics: [{ W2: 'cursed-1' }, {}],
    })
    const build = (rotation: number) => ({ type: 'placeRoom', rotation, slot: 6 }) as const
    expect(preview(begun, build(0))).toEqual(['Opens W2: closed relic'])
    expect(preview(begun, build(2))).toEqual(['An amulet is taken (slot 7)'])
    expect(preview(begun, build(1))).toEqual(['Opens and closes nothing'])
  })

  const turning = () =>
    play(
      table({
        phase: { kind: 'turn', seat: 0 },
        prize: 'cross',
        hands: [['room-rotate-either', 'relic-swap-either'], []],
        sticks: [['W*', 'W*'], ['B3']],
        rooms: [{}, { 6: 'teeCrypt@0', 3: 'cross' }],
        relics: [{}, { W2: 'cursed-1', W1: 'sacred-5a' }],
      }),
    )

  test('[N42] a rotation says what it opens and what it closes', () => {
    const aiming = play(turning(), { type: 'playCard', card: 'room-rotate-either.1', pay: 'white' })
    expect(preview(aiming, { type: 'rotateRoom', slot: 6, temple: 1, turns: 3 })).toEqual([
      'Opens W1: closed relic',
      'Closes W2: cursed relic (6)',
    ])
  })

  test('[N43] a swap of an open with a closed relic says both', () => {
    const aiming = play(turning(), { type: 'playCard', card: 'relic-swap-either.1', pay: 'white' })
    const swap = (b: string) =>
      ({ type: 'swapRelics', a: niche('W2'), b: niche(b), temple: 1 }) as const
    expect(preview(aiming, swap('N0'))).toEqual([
      'Opens closed relic (niche W2). Closes cursed relic (6) (niche N0).',
    ])
    const other = { type: 'swapRelics', a: niche('N0'), b: niche('N1'), temple: 1 } as const
    expect(preview(aiming, other)).toEqual(['Opens and closes nothing'])
  })

  test('[N20] laying a card says what will be thrown, with exact odds', () => {
    const begun = table({ phase: { kind: 'call', seat: 0 }, hands: [['room-move'], []] })
    expect(preview(begun, { type: 'addToCommit', card: 'room-move.1' })).toEqual([
      'Throws 1 brown stick, 1 white stick and 1 green stick: 4.5 fate points on average, 63% chance of a naga.',
    ])
  })
})

describe('as text', () => {
  test('[N2] a temple is a grid of rooms in box-drawing signs, niches around, entrances below', () => {
    const built = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'cross',
      rooms: [{ 6: 'tee@3', 7: 'twinCorners', 4: 'cornerCrypt@1+vp1', 0: 'straight@1' }, {}],
      relics: [{ W2: 'cursed-1' }, {}],
      trap: { temple: 0, slot: 2 },
    })
    const rows = templeGrid(box, viewOf(built), 0).map((row) =>
      row.map((cell) => cell?.glyph ?? ''),
    )
    expect(rows).toEqual([
      ['', 'N0', 'N1', 'N2', ''],
      ['W0', '─', '2', '▒', 'E0'],
      ['W1', '4', '┘╶◆', '6', 'E1'],
      ['★6!', '┤', '└┐', '9', 'E2'],
      ['', '▲', '▲', '▲', ''],
    ])
  })

  test('[N62] every legal command has a label, and no two read the same', () => {
    const begun = table({
      phase: { kind: 'explore', seat: 0 },
      prize: 'tee',
      rooms: [{ 7: 'cross' }, {}],
    })
    const labels = legal(begun).map((command) =>
      voice.say(begun.game.label(command, viewOf(begun)).line),
    )
    expect(labels).toHaveLength(12)
    expect(new Set(labels).size).toBe(12)
  })
})
