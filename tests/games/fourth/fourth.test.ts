/** A fourth game at parity needs new folders and a line per registry: terminal, bot, panels, 3D, showcase and stage. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { added, addGame, type House, touched } from './added.ts'
import { root } from './files.ts'

// The test builds and checks a complete copy of the project.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let house: House
beforeAll(() => {
  house = addGame()
})
afterAll(() => house.remove())

const tsx = ['--import', 'tsx', 'src/cli/main.ts']

test('adding a game changes at most ten existing files', () => {
  const old = added.filter((file) => existsSync(join(root, file)))
  expect(old).toEqual([])
  expect([...touched.keys()].every((file) => existsSync(join(root, file)))).toBe(true)
  expect(touched.size).toBeLessThanOrEqual(10)
})

test('the project with the fourth game compiles', () => {
  const wanted = {
    extends: './tsconfig.json',
    include: ['src', 'models/kit/pngjs.d.ts', 'tests/games/noughts'],
  }
  writeFileSync(join(house.folder, 'fourth.json'), JSON.stringify(wanted))
  expect(house.run('node_modules/typescript/bin/tsc', '-p', 'fourth.json')).toEqual({
    status: 0,
    text: '',
  })
})

test('bots play the fourth game in the terminal, also on a larger board', () => {
  const play = [...tsx, 'play', '--game', 'noughts', '--bots', '2', '--seed', '4']
  const played = house.run(...play)
  expect(played).toMatchObject({ status: 0 })
  expect(played.text).toMatch(/a full row|a draw/)
  const values = { edition: { id: 'large', title: 'Large' }, size: 5, twice: 1 }
  writeFileSync(join(house.folder, 'large.json'), JSON.stringify(values))
  const large = house.run(...play, '--edition', 'large.json')
  expect(large).toMatchObject({ status: 0, text: expect.stringContaining('e5') as string })
})

test.each(['full', 'scene'])('the fourth game passes the conformance kit: %s', (kit) => {
  const args = ['--game', 'noughts', '--seats', '2', '--matches', '12', '--seed', '1']
  expect(house.run(...tsx, 'fuzz', ...args, '--kit', kit)).toMatchObject({
    status: 0,
    text: expect.stringContaining('12 matches clean') as string,
  })
})

test('the project’s own tests pass for the fourth game: folder, words, panels, scene, showcase and stage', () => {
  const files = ['tests/games/layout.test.ts', 'tests/words/keys.test.ts', 'tests/games/noughts']
  const { status, text } = house.run('node_modules/vitest/vitest.mjs', 'run', ...files)
  expect(status, text).toBe(0)
})
