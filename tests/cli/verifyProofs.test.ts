/** What the verifier makes of each kind of proof: drawn again, let fall again, believed and told, or refused. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../../src/cli/verify.ts'
import { physicsVersion } from '../../src/physics/kept.ts'
import { bound, type MatchFiles, makeMatchFiles, proofOf } from './matchFiles.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

let fell: MatchFiles
let drawn: MatchFiles
const said: string[] = []

beforeAll(async () => {
  fell = await makeMatchFiles()
  drawn = await makeMatchFiles(bound, 'seeded')
})
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})
afterAll(() => {
  fell.remove()
  drawn.remove()
})

/** The match whose dice fell, with something else in the proof of each throw. */
const withProofs = (change: object): string =>
  fell.answered((entry) => {
    const proof = proofOf(entry)
    return proof.by === 'throw' ? { ...entry, proof: { ...proof, ...change } } : entry
  })

const check = (text: string, ...more: string[]): Promise<number> =>
  run([fell.write('changed.json', text), ...more])

const figures = (): unknown => JSON.parse(said.at(-1) ?? '')
const all = (): string => said.join('\n')

test('verify makes draws and seeded throws again from their seeds, and takes no faces without a fall as a proof', async () => {
  expect(await run([drawn.good, '--json'])).toBe(0)
  expect(said[0]).toMatch(/not all of it is proved/)
  expect(all()).toMatch(/[1-9]\d* throws did not fall.*[1-9]\d* draws? come/s)
  expect(figures()).toMatchObject({ ok: true, proved: false, fell: 0, gaps: ['seeded'] })
  expect(await run([drawn.good, '--strict'])).toBe(1)
  expect(all()).toMatch(/--strict fails for throws that did not fall/)
})

test('verify finds an answer that its seed does not give, and names its entry', async () => {
  const text = drawn.answered((entry, number) =>
    number < 3 ? entry : { ...entry, proof: { by: 'source', seed: 'another' } },
  )
  expect(await check(text)).toBe(1)
  expect(said[0]).toMatch(/this file says what is not so/)
  expect(all()).toMatch(/The seed at entry 3 does not give this answer/)
  expect(await check(text, '--fast')).toBe(1)
  expect(await check(withProofs({ by: 'source', seed: 'any' }))).toBe(1)
})

test('verify counts answers without a proof and does not call such a match proved', async () => {
  const text = fell.answered(({ ...entry }) => {
    if (proofOf(entry).by === 'throw') Reflect.deleteProperty(entry, 'proof')
    return entry
  })
  expect(await check(text, '--json')).toBe(0)
  expect(all()).not.toMatch(/in order|made again and fell/)
  expect(all()).toMatch(/[1-9]\d* throws or draws have no proof/)
  expect(figures()).toMatchObject({ ok: true, proved: false, fell: 0, gaps: ['unproved'] })
  expect((figures() as { unproved: number }).unproved).toBeGreaterThan(1)
})

/** Nothing of the old proof is left but its seed. */
const typed = (): string =>
  fell.answered((entry) => {
    const { by, seed } = proofOf(entry)
    return by === 'throw' ? { ...entry, proof: { by: 'typed', seed } } : entry
  })

test('verify believes typed dice and says so', async () => {
  expect(await check(typed(), '--json')).toBe(0)
  expect(all()).toMatch(/not all.*[1-9]\d* throws? fell on a real table/s)
  expect(figures()).toMatchObject({ fell: 0, gaps: ['typed'] })
})

test('verify believes throws of an older physics and says so', async () => {
  expect(await check(withProofs({ physics: physicsVersion - 1 }), '--json')).toBe(0)
  expect(all()).toMatch(/not all.*[1-9]\d* throws? fell by another/s)
  expect(figures()).toMatchObject({ fell: 0, gaps: ['older'] })
})

test('verify --fast simulates no throws and says so, but checks the seeds', async () => {
  expect(await run([fell.good, '--fast', '--json'])).toBe(0)
  expect(all()).toMatch(/not all.*[1-9]\d* throws were not made again/s)
  expect(figures()).toMatchObject({ fell: 0, gaps: ['skipped'] })
  expect(await check(withProofs({ seed: 'mine' }), '--fast')).toBe(1)
  expect(all()).toMatch(/does not follow from the secret and the shares/)
})

const note = { piece: 0, cause: 'leaned', against: 'wall', remedy: 'nudged', degrees: 23 }

test.each<[string, object, RegExp]>([
  ['another seed', { seed: 'mine' }, /throw at entry 3 does not give these faces/],
  ['another track', { hash: '0' }, /throw at entry 3 .* falls otherwise/],
  ['an invented note', { notes: [note] }, /judge of the throw at entry 3/],
  ['a seed that is too long', { seed: 's'.repeat(201) }, /entry 3 .*its seed is too long/],
  ['physics to come', { physics: physicsVersion + 1 }, /entry 3 .*by a newer version/],
  ['physics that never was', { physics: 0 }, /proof at entry 3 cannot be read/],
  ['a gesture of another length', { gesture: [1] }, /proof at entry 3 cannot be read/],
  ['typed without a seed', { by: 'typed', seed: 1 }, /proof at entry 3 cannot be read/],
  ['a source without a seed', { by: 'source', seed: 1 }, /proof at entry 3 cannot be read/],
])('%s: exit 1 and a sentence', async (_name, change, sentence) => {
  expect(await check(withProofs(change), '--json')).toBe(1)
  expect(all()).toMatch(sentence)
  expect(figures()).toMatchObject({ ok: false, proved: false, fault: { at: 3 } })
})

test('verify refuses a typed or thrown draw', async () => {
  for (const by of ['typed', 'throw']) {
    const text = fell.answered((entry, number) =>
      number === 1 ? { ...entry, proof: { by, seed: 's' } } : entry,
    )
    expect(await check(text)).toBe(1)
    expect(all()).toMatch(/proof at entry 1 cannot be read/)
  }
})

test('each fault has a sentence in each language', async () => {
  for (const lang of ['en', 'el', 'pl', 'ru']) {
    expect(await check(withProofs({ physics: 99 }), '--lang', lang)).toBe(1)
    expect(all()).toMatch(/Jharokh/)
    expect(all()).not.toMatch(/trust\.|[{}]/)
  }
})

test('verify names a forged die that breaks the match', async () => {
  let at = 0
  const text = fell.answered((entry, number) => {
    if (at > 0 || proofOf(entry).by !== 'throw' || entry.kind !== 'chance') return entry
    if (entry.answer.kind !== 'faces') return entry
    at = number
    const faces = entry.answer.faces.map((face) => (face + 1) % 6)
    return { ...entry, answer: { ...entry.answer, faces } }
  })
  expect(await check(text, '--json')).toBe(1)
  expect(all()).toContain(`The throw at entry ${at} does not give these faces`)
  expect(figures()).toMatchObject({ ok: false, fault: { at, reason: 'faces-differ' } })
})
