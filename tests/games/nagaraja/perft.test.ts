/** Perft: pinned numbers of command sequences from fixed positions, which detect any change of the rules. */
import { expect, test } from 'vitest'
import { legalFor, pendingOf, submit } from '../../../src/kernel/match.ts'
import { type NagarajaMatch, table } from './fixture.ts'

/** Counts command sequences up to this depth; a chance request or the end terminates a sequence. */
function perft(match: NagarajaMatch, depth: number): number {
  const item = pendingOf(match)[0]
  if (depth === 0 || item?.kind !== 'choice') return 1
  const { seat } = item
  return legalFor(match, seat).reduce((ways, command) => {
    const outcome = submit(match, { kind: 'command', seat, command })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    return ways + perft(outcome.match, depth - 1)
  }, 0)
}

const call = () =>
  table({
    phase: { kind: 'call', seat: 0 },
    prize: 'cross',
    hands: [
      ['room-move', 'room-trap', 'room-trap', 'card-recover', 'stick-add-2'],
      ['relic-look-2', 'relic-look-2', 'stick-add-3', 'stick-reroll-2', 'card-draw-2'],
    ],
    held: [['draw'], ['vp1']],
  })

const confrontation = () =>
  table({
    phase: { kind: 'turn', seat: 0 },
    prize: 'teeCrypt+vp2',
    rooms: [
      { 6: 'tee@3', 7: 'cross', 4: 'cornerCrypt@0+cancel' },
      { 7: 'straight', 8: 'tee@1' },
    ],
    trap: { temple: 0, slot: 0 },
    hands: [
      ['room-rotate-either', 'relic-look-2', 'stick-discard-2', 'room-trap', 'card-recover'],
      ['room-move', 'relic-swap-opponent', 'stick-add-2'],
    ],
    sticks: [
      ['W*', 'G*', 'B4', 'W2'],
      ['W*', 'B3', 'G1'],
    ],
    held: [['draw'], ['cancel']],
    discard: ['stick-add-3', 'card-draw-2'],
  })

const exploration = () =>
  table({
    phase: { kind: 'explore', seat: 1 },
    prize: 'twinCorners',
    rooms: [{}, { 6: 'tee@3', 3: 'teeCrypt@1+draw', 7: 'cross', 4: 'tee', 8: 'tee@1' }],
    trap: { temple: 1, slot: 5 },
    held: [[], ['draw', 'vp2']],
  })

test.each([
  ['the call of fate', call, [6, 17, 49, 99, 147]],
  ['the confrontation', confrontation, [12, 91, 662, 1599]],
  ['the exploration', exploration, [9, 9]],
] as const)('perft of %s', (_name, position, counts) => {
  const match = position()
  expect(counts.map((_, i) => perft(match, i + 1))).toEqual(counts)
})
