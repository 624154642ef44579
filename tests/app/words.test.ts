/** Every dictionary file except the commands' is a part that pages can load. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadPart } from '../../src/app/words.ts'
import { root } from '../architecture/imports.ts'

const ofCommands = ['cli', 'cliFilm']

test('loadPart gives the words of each part', async () => {
  const files = readdirSync(join(root, 'src/words/en')).map((file) => file.replace(/\.ts$/, ''))
  expect(files).toEqual(expect.arrayContaining(ofCommands))
  for (const part of files.filter((file) => file !== 'index')) {
    const count = Object.keys(await loadPart('en', part)).length
    if (ofCommands.includes(part)) expect(count, part).toBe(0)
    else expect(count, part).toBeGreaterThan(0)
  }
})
