/** Proofs in the page: the commitment before a match, the verdict at its end, and forged files. */
import { run as verify } from '../../src/cli/verify.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { checksumOf, type MatchRecord } from '../../src/kernel/record.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { commit } from '../../src/session/trust/commitment.ts'
import { phraseOf } from '../../src/session/trust/phrase.ts'
import { loadPhraseWords } from '../../src/words/phrases/index.ts'
import { playMatch } from '../session/trust/played.ts'
import { violations } from './axe.ts'
import { type House, openTextHouse, visit } from './harness.ts'
import { quickSettings } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

async function setUp(path: string): Promise<Awaited<ReturnType<typeof visit>>> {
  const seen = await visit(house, '/settings')
  const sittings = ['Noor', 'Mira'].map((name) => ({ name, kind: 'bot' }))
  await seen.page.evaluate(
    ([seats, settings]) => {
      localStorage.setItem('jharokha.seats', seats)
      localStorage.setItem('jharokha.settings', settings)
    },
    [JSON.stringify({ count: 2, sittings }), JSON.stringify(quickSettings)] as const,
  )
  await seen.page.goto(house.address + path)
  return seen
}

async function toTheEnd(page: Page): Promise<void> {
  await page.locator('.setup-go button').click()
  await page.locator('.room a[href^="/end/"]').click()
}

test.each(['border', 'nagaraja', 'rajas'])(
  '%s: the set-up shows a commitment, and end page and terminal prove the match by it',
  async (game) => {
    const { page, leave, complaints } = await setUp(`/setup/${game}`)
    await page.locator('.fair-throws summary').click()
    const phrase = page.locator('.fair-throws .phrase')
    await expect.poll(() => phrase.locator('b').textContent()).toMatch(/^(\p{L}+ ){7}\p{L}+$/u)
    const said = (await phrase.locator('b').textContent()) ?? ''
    const commitment = (await phrase.getAttribute('data-commitment')) ?? ''
    expect(phraseOf(commitment, await loadPhraseWords('en'))).toBe(said)
    await page.getByLabel('A word from the audience').fill('marigold')
    expect(await violations(page)).toEqual([])
    await toTheEnd(page)

    const proof = page.locator('details.proof')
    await expect
      .poll(() => proof.getAttribute('data-standing', { timeout: 60_000 }), { timeout: 90_000 })
      .toBe('proved')
    await proof.locator('summary').click()
    await expect.poll(() => proof.textContent()).toContain(said)
    expect(await proof.textContent()).toContain('the audience added a share')
    await proof.getByLabel('The phrase that a witness wrote down').fill(said.toUpperCase())
    await proof.getByRole('button').click()
    await expect
      .poll(() => page.locator('details.proof').textContent(), { timeout: 60_000 })
      .toContain('The witness’s phrase belongs to this commitment')
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = await (await waiting).path()
    expect(await verify([file, '--strict', '--witness', said])).toBe(0)
    expect(complaints).toEqual([])
    await leave()
  },
)

test('a seed in the address makes a foreseeable match, and each page says so', async () => {
  const { page, leave, complaints } = await setUp('/setup/border?seed=luck2557')
  await expect
    .poll(() => page.locator('.setup-go').locator('xpath=..').textContent())
    .toContain('“luck2557”: all of it can be foretold')
  await toTheEnd(page)
  const proof = page.locator('details.proof')
  await expect.poll(() => proof.getAttribute('data-standing')).toBe('sound')
  expect(await proof.textContent()).toContain('follow from “luck2557”')
  expect(complaints).toEqual([])
  await leave()
})

/** A match file with changed faces and an otherwise honest proof. */
async function forged(): Promise<string> {
  const origin = commit('5e'.repeat(32))
  const match = await playMatch(border as AnyGame, 2, origin, { most: 30 })
  const seats = ['A', 'B'].map((name) => ({ name, kind: 'bot' }))
  const record = JSON.parse(recordText(save(match, { seats }, origin))) as MatchRecord
  const last = record.entries.findLastIndex(
    (entry) => entry.kind === 'chance' && entry.answer.kind === 'faces',
  )
  const entries = record.entries.slice(0, last + 1).map((entry, i) => {
    if (i !== last || entry.kind !== 'chance' || entry.answer.kind !== 'faces') return entry
    const faces = entry.answer.faces.map((face) => (face + 1) % 6)
    return { ...entry, answer: { ...entry.answer, faces } }
  })
  const hashes = await rehashed(entries)
  const content = { ...record, entries, hashes }
  return JSON.stringify({ ...content, checksum: checksumOf(content) })
}

async function rehashed(entries: MatchRecord['entries']): Promise<readonly string[]> {
  const { start, submit } = await import('../../src/kernel/match.ts')
  const begun = start(border, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let match: Parameters<typeof save>[0] = begun.match as never
  for (const entry of entries) {
    const outcome = submit(match, entry, entry.proof)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    match = outcome.match
  }
  return save(match).hashes
}

test('a forged file is told before it is opened, and marked on the shelf', async () => {
  const { page, leave, complaints } = await visit(house, '/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await forged()),
  })
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('This file says what is not so')
  expect(await alert.textContent()).toContain('does not give these faces when it is made again')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.reload()
  await expect
    .poll(() => page.locator('.shelf-item').first().textContent())
    .toContain('says what is not so')
  expect(complaints).toEqual([])
  await leave()
})
