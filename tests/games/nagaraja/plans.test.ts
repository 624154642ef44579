/** Rooms in choices are drawn as they would lie, with corridors lit that would be connected. */
import { expect, test } from 'vitest'
import type { Drawing } from '../../../src/kernel/drawing.ts'
import type { Line } from '../../../src/kernel/line.ts'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { drawnIn } from '../drawn.ts'
import { legal, type NagarajaMatch, actingSeat, play, table } from './fixture.ts'

const lineOf = (match: NagarajaMatch, command: Command): Line =>
  match.game.label(command, match.game.view(match.state, actingSeat(match))).line

const placing = () =>
  table({
    phase: { kind: 'explore', seat: 0 },
    prize: 'cornerCrypt+vp1',
    relics: [{ W2: 'cursed-1' }, {}],
  })

const isLit = ({ strokes }: Drawing): boolean => strokes.some(({ tone }) => tone === 'live')

test('[N39] each way of laying a room is drawn, and lit where it would be joined to an entrance', () => {
  const match = placing()
  const ways = legal(match).filter((command) => command.type === 'placeRoom')
  expect(ways.length).toBeGreaterThan(4)
  const drawn = ways.map((command) => drawnIn(lineOf(match, command)))
  expect(drawn.map((all) => all.length)).toEqual(ways.map(() => 1))
  const build = (rotation: number) => ({ type: 'placeRoom', rotation, slot: 6 }) as const
  const [near, far] = [2, 0].map((rotation) => drawnIn(lineOf(match, build(rotation)))[0])
  expect(near).not.toEqual(far)
  expect(ways.some((command) => drawnIn(lineOf(match, command)).some(isLit))).toBe(true)
})

test('[N54] each turn of a room is drawn as it would lie then', () => {
  const begun = table({
    phase: { kind: 'turn', seat: 0 },
    prize: 'cross',
    hands: [['room-rotate-either'], []],
    sticks: [['W*'], ['B3']],
    rooms: [{}, { 6: 'tee@2' }],
  })
  const match = play(begun, { type: 'playCard', card: 'room-rotate-either.1', pay: 'white' })
  const turns = legal(match).filter((command) => command.type === 'rotateRoom')
  expect(turns.length).toBeGreaterThan(1)
  const drawn = turns.flatMap((command) => drawnIn(lineOf(match, command)))
  expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(turns.length)
})
