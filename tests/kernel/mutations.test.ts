/** 10,000 seeded corruptions of valid files: the loader neither crashes nor hangs nor accepts a wrong match. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { load } from '../../src/kernel/load.ts'
import { type Match, start } from '../../src/kernel/match.ts'
import { advance, playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { refusalCodes } from '../../src/kernel/refusal.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { forge, mutateContent, mutateText } from './mutate.ts'
import { tiny } from './tiny/index.ts'

const known: readonly AnyGame[] = [tiny as AnyGame, border as AnyGame]
const gameById = (id: string): AnyGame | undefined => known.find((game) => game.id === id)

function begun(game: AnyGame, seats: number): Match {
  const started = start(game, seats)
  if (!started.ok) throw new Error(started.refusal.code)
  return started.match
}

/** Complete tiny matches, and an unfinished match of The Border. */
const files = [2, 3, 4].map((seats) => playOut(begun(tiny as AnyGame, seats), makeRandom('good')))
let open = begun(border as AnyGame, 3)
for (let i = 0; i < 40; i += 1) open = advance(open, makeRandom(`open ${i}`))
const texts = [...files, open].map((match) => recordText(save(match, { names: ['Ada', 'Ben'] })))

/**
 * The canonical JSON of a text, for recognizing mutations that change only whitespace or key order.
 */
function canonical(text: string): string | null {
  try {
    return JSON.stringify(sorted(JSON.parse(text)))
  } catch {
    return null
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, item]) => [key, sorted(item)])
}

const kinds = [
  ['bytes', 5000, (text: string, i: number) => mutateText(text, makeRandom(`bytes ${i}`))],
  [
    'structure',
    2500,
    (text: string, i: number) =>
      JSON.stringify(mutateContent(JSON.parse(text) as object, makeRandom(`structure ${i}`))),
  ],
  [
    'forgery',
    2500,
    (text: string, i: number) =>
      JSON.stringify(forge(JSON.parse(text) as object, makeRandom(`forgery ${i}`))),
  ],
] as const

test('load accepts the files before they are corrupted', () => {
  for (const text of texts) expect(load(text, gameById).ok).toBe(true)
})

test.each(kinds)('load survives %s: %i mutations', { timeout: 240_000 }, (kind, share, mutate) => {
  const seen = new Set<string>()
  let same = 0
  for (let i = 0; i < share; i += 1) {
    const text = texts[i % texts.length] ?? ''
    const broken = mutate(text, i)
    const loaded = load(broken, gameById)
    if (canonical(broken) === canonical(text)) {
      same += 1
      continue
    }
    expect(loaded.ok, `${kind} ${i} passes: ${broken}`).toBe(false)
    if (loaded.ok) continue
    expect(refusalCodes).toContain(loaded.refusal.code)
    seen.add(loaded.refusal.code)
    if (loaded.kept) expect(loaded.kept.length).toBeLessThanOrEqual(loaded.kept.game.lengthLimit)
  }
  expect(same).toBeLessThan(share / 10)
  expect(seen.size).toBeGreaterThan(4)
})
