/** Odds and explanations are computed from the view, agree with the legal list, and are complete. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { answerFrom } from '../../src/kernel/chance.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { makeVoice } from '../../src/words/voice.ts'
import { en } from '../../src/words/en/index.ts'

const voice = makeVoice('en', en, (seat) => `P${seat}`)

/** Yields every position of a random match. */
function* positions(game: AnyGame, seed: string, most: number): Generator<Match> {
  const started = start(game, 2, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const random = makeRandom(seed)
  let { match } = started
  for (let i = 0; i < most; i += 1) {
    yield match
    const [next] = pendingOf(match)
    if (!next) return
    const outcome =
      next.kind === 'chance'
        ? submit(match, { kind: 'chance', id: next.id, answer: answerFrom(random, next.ask) })
        : submit(match, {
            kind: 'command',
            seat: next.seat,
            command: random.pick(legalFor(match, next.seat)),
          })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    match = outcome.match
  }
}

function piecesOf(match: Match) {
  const [next] = pendingOf(match)
  return next?.kind === 'chance' && next.ask.kind === 'throw' ? next.ask.pieces : []
}

test('The Border: odds come best first, also before a throw, and are never 0', () => {
  let before = 0
  for (const match of positions(border, 'odds', 120)) {
    const view = border.view(match.state as never, 0)
    const lines = border.odds?.(view, piecesOf(match)) ?? []
    const chances = lines.map((line) => Number(line.parts?.['chance']))
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(chances.every((chance) => chance > 0 && chance <= 1)).toBe(true)
    if (view.phase.kind === 'throw') before += lines.length
    for (const line of lines) expect(voice.say(line)).toMatch(/Chance for the .* segment .*%/)
  }
  expect(before).toBeGreaterThan(10)
})

test('The Border: asked explains exactly the segments that are not legal', () => {
  let first = 0
  let second = 0
  for (const match of positions(border, 'why', 160)) {
    for (const item of pendingOf(match)) {
      if (item.kind !== 'choice') continue
      const view = border.view(match.state as never, item.seat)
      const legal = border.legal(view, item.seat)
      const said = border.asked?.(view, item.seat) ?? []
      const wishes = said.map(({ wish }) => voice.say(wish))
      expect(said.every(({ why }) => voice.say(why).length > 10)).toBe(true)
      if (view.phase.kind === 'complete') {
        const allowed = legal.flatMap((command) =>
          command.type === 'complete' ? [voice.say(border.label(command, view).line)] : [],
        )
        // There are twenty-four segments, some of which are already complete.
        expect(allowed.length + wishes.length).toBeLessThanOrEqual(24)
        first += wishes.length
      }
      if (view.phase.kind === 'cross') {
        const boxes = legal.flatMap((command) =>
          command.type === 'cross' ? [voice.say(border.label(command, view).line)] : [],
        )
        for (const box of boxes) {
          expect(wishes.some((wish) => box.includes(` ${wish.replace('box ', '')} `))).toBe(false)
        }
        second += wishes.length
      }
    }
  }
  expect(first).toBeGreaterThan(20)
  expect(second).toBeGreaterThan(100)
})

test('Nagaraja: odds cover the sticks of both players, and asked explains every niche', () => {
  let throws = 0
  for (const match of positions(nagaraja, 'sticks', 40)) {
    const view = nagaraja.view(match.state as never, 0)
    const lines = nagaraja.odds?.(view, piecesOf(match)) ?? []
    expect(lines.length > 0).toBe(piecesOf(match).length > 0)
    throws += lines.length
    for (const line of lines) {
      expect(voice.say(line)).toMatch(/^P[01]: .*(?:fate points on average|chance to win the room)/)
    }
    const said = nagaraja.asked?.(view, 0) ?? []
    expect(said.length).toBe(view.temples[0].tokens.length + view.temples[1].tokens.length)
    for (const { wish, why } of said) expect(voice.say(wish) + voice.say(why)).not.toMatch(/[{}]/)
  }
  expect(throws).toBeGreaterThan(2)
})
