/** The throws of the first action, by rule and by worked example. */
import { describe, expect, test } from 'vitest'
import { colours } from '../../../src/games/border/vocabulary.ts'
import type { Command } from '../../../src/games/border/commands.ts'
import { retract, takeBack } from '../../../src/kernel/history.ts'
import { legalFor, pendingOf } from '../../../src/kernel/match.ts'
import {
  type BorderMatch,
  crossable,
  done,
  expectRefused,
  matchAt,
  play,
  stop,
  throwFaces,
} from './fixture.ts'

const again = (...dice: number[]): Command => ({ type: 'throwAgain', dice })
const index = (colour: (typeof colours)[number]) => colours.indexOf(colour)

const refused = (code: string) => ({ ok: false, refusal: { code } })
const statesOf = (...backs: readonly ReturnType<typeof retract>[]) =>
  backs.map((back) => (back.ok ? back.match.state : back.refusal.code))

/** All players decline until the next turn begins. */
function finishRound(from: BorderMatch): BorderMatch {
  let match = from
  for (;;) {
    const owed = pendingOf(match)[0]
    if (owed?.kind !== 'choice') return match
    match = play(match, owed.seat, done)
  }
}

describe('throwing', () => {
  const faces = ['red', 'red', 'gray', 'blue', 'green'] as const
  const first = matchAt({ sheets: ['A', 'B'], faces, throws: 1 })

  test('[B12, B10] a turn begins with one throw of all five dice, in the first action', () => {
    const closed = finishRound(matchAt({ sheets: ['A', 'B'], faces }))
    expect(closed.state).toMatchObject({ active: 1, round: 7, action: 13, throws: 0 })
    const [owed] = pendingOf(closed)
    expect(owed).toMatchObject({ kind: 'chance', ask: { kind: 'throw' } })
    const ids = owed?.kind === 'chance' && owed.ask.kind === 'throw' ? owed.ask.pieces : []
    expect(ids.map((piece) => piece.id)).toEqual(['die-0', 'die-1', 'die-2', 'die-3', 'die-4'])
    expect(ids.every((piece) => piece.seat === 1 && piece.kind === 'colour')).toBe(true)
  })

  test('[BE16, B13] after the first throw: stop, or any of the 31 choices of dice', () => {
    const list = legalFor(first, 0)
    expect(list).toHaveLength(32)
    expect(list[0]).toEqual(stop)
    const choices = list.flatMap((command) => (command.type === 'throwAgain' ? [command.dice] : []))
    expect(new Set(choices.map(String)).size).toBe(31)
    expect(choices.every((dice) => dice.length > 0)).toBe(true)
    expectRefused(first, 1, stop)
  })

  test('[BE16, B14] only the chosen dice are thrown; a die set aside may be picked up later', () => {
    const kept = play(first, 0, again(2, 3, 4))
    const [owed] = pendingOf(kept)
    const ask = owed?.kind === 'chance' ? owed.ask : null
    expect(ask?.kind === 'throw' && ask.pieces.map((p) => p.id)).toEqual([
      'die-2',
      'die-3',
      'die-4',
    ])
    const second = throwFaces(kept, [index('red'), index('blue'), index('blue')])
    expect(second.state.dice.map((die) => die.face)).toEqual(['red', 'red', 'red', 'blue', 'blue'])
    const third = throwFaces(play(second, 0, again(0, 3)), [index('red'), index('gray')])
    expect(third.state.dice.map((die) => die.face)).toEqual(['red', 'red', 'red', 'gray', 'blue'])
    expect(third.state.throws).toBe(3)
  })

  test('[BE16, BG14] there is no fourth throw, no empty throw and no throw by others', () => {
    const third = matchAt({ sheets: ['A', 'B'], faces })
    expectRefused(third, 0, again(0))
    expectRefused(first, 0, again())
    const second = play(third, 0, done)
    expectRefused(second, 1, again(0))
    expectRefused(second, 1, stop)
  })

  test('[BE16, BG1] stopping after the first throw without using anything is legal', () => {
    const declined = play(first, 0, stop, done)
    expect(declined.state.phase.kind).toBe('cross')
    expect(declined.state.dice.every((die) => !die.spent)).toBe(true)
    expect(declined.last?.events[0]).toMatchObject({ reason: 'declined' })
  })

  test('[BG20] a finished throw is not taken back', () => {
    const thrown = throwFaces(play(first, 0, again(4)), [0])
    expect(takeBack(thrown)).toEqual(refused('cannotTakeBackChance'))
  })

  test('[BG20] stopping is taken back as long as nobody has crossed, whatever could be completed', () => {
    const faces = ['gray', 'green', 'blue', 'red', 'yellow'] as const
    const match = matchAt({ sheets: ['A', 'B'], faces, throws: 2 })
    const stopped = play(match, 0, stop)
    expect(stopped.last?.events.map(({ type }) => type)).toContain('secondActionStarted')
    expect(statesOf(takeBack(stopped, 0), retract(stopped, 0))).toEqual([match.state, match.state])
    const [box] = crossable(stopped, 1)
    const command = legalFor(stopped, 1).find((one) => one.type === 'cross' && one.box === box)
    const crossed = play(stopped, 1, command ?? done)
    expect(takeBack(crossed, 0)).toEqual(refused('notYoursToTakeBack'))
    expect(retract(crossed, 0)).toEqual(refused('notYoursToTakeBack'))
  })

  test('[BG5] [BG20] the last player takes back being done until the next throw', () => {
    const waiting = play(first, 0, stop, done)
    const closed = play(waiting, 1, done)
    expect(closed.state.active).toBe(1)
    expect(retract(closed, 0)).toEqual(refused('notYoursToTakeBack'))
    expect(statesOf(retract(closed, 1))).toEqual([waiting.state])
  })

  test('[BG1] without any segment to complete the action ends by itself', () => {
    const faces = ['gray', 'green', 'blue', 'red', 'yellow'] as const
    const match = matchAt({ sheets: ['A', 'B'], faces, throws: 2 })
    const stopped = play(match, 0, stop)
    expect(stopped.last?.events[1]).toMatchObject({ type: 'firstActionEnded', reason: 'nothing' })
    const thrown = throwFaces(play(match, 0, again(0)), [5])
    expect(thrown.last?.events[1]).toMatchObject({ type: 'firstActionEnded', reason: 'nothing' })
  })
})
