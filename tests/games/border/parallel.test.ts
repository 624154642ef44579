/** The second action in any order of answers, and invariants of random matches. */
import { assert, infiniteStream, nat, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import type { Command } from '../../../src/games/border/commands.ts'
import type { Player, State } from '../../../src/games/border/types.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import { legalFor, pendingOf, submit } from '../../../src/kernel/match.ts'
import { advance, playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { viewersOf } from '../../../src/kernel/seat.ts'
import { type BorderMatch, begin, matchAt, play } from './fixture.ts'

const ownLayout = border.values

/** A random match up to a second action with at least two players. */
function atSecondAction(seed: string): BorderMatch {
  const random = makeRandom(seed)
  let match = begin(4)
  const skip = random.int(300)
  while (pendingOf(match).length < 2 || match.length < skip) match = advance(match, random)
  return match
}

/** The commands that each seat would give if it were alone, up to `done`. */
function answersOf(match: BorderMatch, seed: string): Map<number, Command[]> {
  const random = makeRandom(seed)
  const answers = new Map<number, Command[]>()
  for (const owed of pendingOf(match)) {
    if (owed.kind !== 'choice') continue
    const own: Command[] = []
    let alone = match
    for (;;) {
      const command = random.pick(legalFor(alone, owed.seat))
      own.push(command)
      if (command.type === 'done') break
      alone = play(alone, owed.seat, command)
    }
    answers.set(owed.seat, own)
  }
  return answers
}

describe('any order', () => {
  test('[B46, B45, BG5] every interleaving of the answers gives the same state', () => {
    assert(
      property(string(), string(), infiniteStream(nat()), (seed, own, order) => {
        const match = atSecondAction(seed)
        const answers = answersOf(match, own)
        const inTurn = [...answers].reduce((so, [seat, list]) => play(so, seat, ...list), match)
        const left = [...answers].map(([seat, list]) => ({ seat, list: list.slice() }))
        let mixed = match
        while (left.length > 0) {
          const at = (order.next().value ?? 0) % left.length
          const { seat, list } = left[at] ?? { seat: 0, list: [] }
          const command = list.shift()
          if (command) mixed = play(mixed, seat, command)
          if (list.length === 0) left.splice(at, 1)
        }
        expect(mixed.state).toEqual(inTurn.state)
      }),
      { numRuns: 30, seed: 11 },
    )
  })

  test('[B46, B23] the order of one player’s own crosses leaves no trace either', () => {
    const match = play(
      matchAt({ sheets: ['A', 'B'], faces: ['gray', 'gray', 'blue', 'yellow', 'blue'] }),
      0,
      { type: 'done' },
    )
    const one: Command = { type: 'cross', box: 1, colour: 'yellow' }
    const two: Command = { type: 'cross', box: 77, colour: 'blue' }
    expect(play(match, 1, one, two).state).toEqual(play(match, 1, two, one).state)
  })
})

describe('random matches', () => {
  test('[B44] every viewer sees everything', () => {
    const match = playOut(begin(3), makeRandom('open'))
    for (const { before } of stepsOf(match)) {
      for (const viewer of viewersOf(3)) {
        expect(border.view(before, viewer)).toEqual({ ...before, viewer })
      }
    }
    for (const { events } of stepsOf(match)) {
      for (const event of events) expect(border.redact(event, 'table')).toBe(event)
    }
  })

  test('[B17, B24, B16] marks on the sheets obey the rules of their action', () => {
    for (let i = 0; i < 9; i += 1) {
      const { state } = playOut(begin(2 + (i % 3)), makeRandom(`marks ${i}`))
      for (const player of state.players) checkMarks(player, state)
    }
  })

  test('nothing but a legal command is accepted', () => {
    const match = atSecondAction('foreign')
    for (const owed of pendingOf(match)) {
      if (owed.kind !== 'choice') continue
      const legal = legalFor(match, owed.seat)
      for (const box of ownLayout.boxes) {
        const command: Command = { type: 'cross', box: box.id, colour: 'red' }
        const isLegal = legal.some(
          (known) => known.type === 'cross' && known.box === box.id && known.colour === 'red',
        )
        expect(submit(match, { kind: 'command', seat: owed.seat, command }).ok).toBe(isLegal)
      }
    }
  })
})

/** First actions have odd numbers, second actions even ones. */
function checkMarks(player: Player, state: State): void {
  const broken: number[] = []
  for (let action = 1; action <= state.action; action += 1) {
    const marked = player.crossed.flatMap((mark, box) => (mark === action ? [box] : []))
    if (marked.length > 5) broken.push(action)
    broken.push(...(action % 2 === 1 ? unfinished : unreachable)(player, marked, action))
  }
  expect(broken).toEqual([])
}

function unfinished(player: Player, marked: readonly number[], action: number): number[] {
  const sheet = ownLayout.sheets[player.sheet ?? '']
  return marked.filter((box) => {
    const segment = sheet?.segments.find((known) => known.boxes.includes(box))
    return segment?.boxes.some((own) => {
      const mark = player.crossed[own] ?? -1
      return mark < 0 || mark > action
    })
  })
}

function unreachable(player: Player, marked: readonly number[], action: number): number[] {
  const left = new Set(marked)
  for (let again = true; again;) {
    again = false
    for (const box of left) {
      const touches = ownLayout.boxes[box]?.adj.some((other) => {
        const mark = player.crossed[other] ?? -1
        return mark >= 0 && (mark < action || (mark === action && !left.has(other)))
      })
      if (touches && left.delete(box)) again = true
    }
  }
  return [...left]
}
