/** The built page ships the licence texts of its packages, and the settings link to them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesUnder, importsOf } from '../architecture/imports.ts'
import { builtFolder, type House, openTextHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

/** Packages that only commands, the build, or type declarations need. */
const notShipped = new Set(['playwright-core', 'sirv', 'vite'])

function imported(): readonly string[] {
  const files = filesUnder('src').filter((file) => !/^src\/(?:cli|app\/build)\//.test(file))
  const names = files.flatMap((file) =>
    importsOf(file).flatMap(({ to, isPackage }) => (isPackage ? [to] : [])),
  )
  return [...new Set(names)].filter((name) => /^(?:@[\w-]+\/)?[\w.-]+$/.test(name)).sort()
}

test('every package that the page imports is in the file, and so are its fonts', () => {
  const text = readFileSync(join(builtFolder(), 'licences.txt'), 'utf8')
  const missing = [...imported(), '@fontsource/alegreya', '@fontsource/alegreya-sans']
    .filter((name) => !notShipped.has(name))
    .filter((name) => !new RegExp(`^${name} \\d`, 'm').test(text))
  expect(imported()).toContain('three')
  expect(missing).toEqual([])
})

test('the settings link to the licences, which open as text', async () => {
  const { page, context } = await visit(house, '/settings')
  const link = page.getByRole('link', { name: 'Licences' })
  const opened = context.waitForEvent('page')
  await link.click()
  const licences = await opened
  await expect.poll(() => licences.locator('body').innerText()).toContain('SIL OPEN FONT LICENSE')
  await context.close()
})
