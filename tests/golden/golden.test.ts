/** The kept matches still play the same; when a rule was meant to change, `npm run golden` writes them again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { games } from '../../src/games/all.ts'
import { cases, folder, keptFiles, write } from './cases.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

test('every game has its kept matches, and none is left over', () => {
  expect(keptFiles().toSorted()).toEqual(cases.map(({ file }) => file).toSorted())
  for (const game of games) expect(cases.some((one) => one.game === game)).toBe(true)
})

test.each(cases)('$file', async (one) => {
  const [kept, played] = [readFileSync(join(folder, one.file), 'utf8'), await write(one)]
  const lines = played.split('\n')
  const at = kept.split('\n').findIndex((line, i) => line !== lines[i])
  expect(at < 0 ? 'the same' : `line ${at + 1}: ${lines[at]}`).toBe('the same')
  expect(kept).toBe(played)
  expect(kept.length).toBeLessThan(70_000)
})
