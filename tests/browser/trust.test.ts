/** Proofs in the page: the commitment before a match, the verdict at its end, and forged files. */
import { run as verify } from '../../src/cli/verify.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { entryOf, stepsOf } from '../../src/kernel/journal.ts'
import type { Origin } from '../../src/kernel/origin.ts'
import { checksumOf, type MatchRecord } from '../../src/kernel/record.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import type { Opened } from '../../src/session/header.ts'
import { commit } from '../../src/session/trust/commitment.ts'
import { phraseOf } from '../../src/session/trust/phrase.ts'
import { loadPhraseWords } from '../../src/words/phrases/index.ts'
import { playMatch } from '../session/trust/played.ts'
import { violations } from './axe.ts'
import { goToBlank, type House, openProfile, openTextHouse, visit, type Visit } from './harness.ts'
import { keptEntries, playByWhim, quickSettings } from './person.ts'
import { beginSeated, sittingsOf } from './seating.ts'
import { type StoredMatch, storeMatches } from './stored.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

/** Opens the set-up page for two seats: a letter for each, as in `sitDown`. */
async function setUp(kinds: string, path: string): Promise<Visit> {
  const seen = await openProfile(house)
  await goToBlank(house, seen.page)
  const sittings = sittingsOf(kinds).map(({ name, kind }) => ({ name, kind }))
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

/** Returns the phrase of the shown commitment, after a share of the audience. */
async function showsCommitment(page: Page): Promise<string> {
  await page.locator('.fair-throws summary').click()
  const phrase = page.locator('.fair-throws .phrase')
  await expect.poll(() => phrase.locator('b').textContent()).toMatch(/^(\p{L}+ ){7}\p{L}+$/u)
  const said = (await phrase.locator('b').textContent()) ?? ''
  const commitment = (await phrase.getAttribute('data-commitment')) ?? ''
  expect(phraseOf(commitment, await loadPhraseWords('en'))).toBe(said)
  await page.getByLabel('A word from the audience').fill('marigold')
  return said
}

/** Saves the shown match as a file; the terminal proves it by the phrase that a witness noted. */
async function provesFile(page: Page, said: string): Promise<void> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await waiting).path()
  expect(await verify([file, '--strict', '--witness', said])).toBe(0)
}

test('the set-up shows a commitment, and end page and terminal prove the whole match by it', async () => {
  // its chance is drawn cards and sticks of two throwers
  const { page, leave, complaints } = await setUp('bb', '/setup/nagaraja')
  const said = await showsCommitment(page)
  expect(await violations(page)).toEqual([])
  await page.locator('.setup-go button').click()
  await page.locator('.room a[href^="/end/"]').click()

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
  await provesFile(page, said)
  expect(complaints).toEqual([])
  await leave()
})

test.each(['border', 'rajas'])(
  '%s: the terminal proves a match that still goes on by the commitment of its set-up',
  async (game) => {
    const { page, leave, complaints } = await setUp('hb', `/setup/${game}`)
    const said = await showsCommitment(page)
    await page.locator('.setup-go button').click()
    expect(await playByWhim(page, { seed: game, most: 8 })).toBe('enough')
    const chance = (await keptEntries(page)).filter(({ kind }) => kind === 'chance')
    expect(chance.length).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'Menu' }).click()
    await provesFile(page, said)
    expect(complaints).toEqual([])
    await leave()
  },
)

test('a seed in the address makes a foreseeable match, and each page says so', async () => {
  const { page, leave, complaints } = await setUp('bb', '/setup/border?seed=luck2557')
  await expect
    .poll(() => page.locator('.setup-go').locator('xpath=..').textContent())
    .toContain('“luck2557”: all of it can be foretold')
  const begun = await beginSeated({ game: 'border', kinds: 'bb', seed: 'luck2557' })
  await storeMatches(page, [await thrownTo(3, begun)])
  await page.goto(`${house.address}/table/${begun.header.id}`)
  await page.locator('.room a[href^="/end/"]').click()
  const proof = page.locator('details.proof')
  await expect.poll(() => proof.getAttribute('data-standing')).toBe('sound')
  expect(await proof.textContent()).toContain('follow from “luck2557”')
  expect(complaints).toEqual([])
  await leave()
})

/** Played by bots with real throws, until so many inputs are left. */
async function thrownTo(left: number, { match, header }: Opened): Promise<StoredMatch> {
  const origin = header.origin as Origin
  const all = stepsOf(await playMatch(match.game, 2, origin)).map(entryOf)
  const entries = all.slice(0, -left)
  return { header: { ...header, length: entries.length }, entries }
}

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
