/** `play` in a narrow terminal: no printed line is wider than it, in any game and language. */
import { expect, test, vi } from 'vitest'
import { run } from '../../src/cli/play.ts'
import { fold } from '../../src/cli/terminal/fold.ts'
import { widthOf } from '../../src/cli/terminal/width.ts'
import { makeTestTerminal } from './testTerminal.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const columns = 40
const typed = ['', '?', 'v', 'h', '1', '', '1', '2', 'l', 'xyz', '1', '1', '', '1', 'q']

test.each(
  ['border', 'nagaraja', 'rajas'].flatMap((game) =>
    ['el', 'ru'].map((lang) => [game, lang] as const),
  ),
)('%s in %s is played in 40 columns', async (game, lang) => {
  const terminal = makeTestTerminal(typed, columns)
  const args = ['--game', game, '--seats', '2', '--bots', '1', '--throws', 'seeded']
  await run(
    [...args, '--seed', 'narrow', '--lang', lang, '--names', 'Konstantinos-Alexandros'],
    terminal,
  )
  const lines = terminal.printed.flatMap((text) => text.split('\n'))
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter((text) => widthOf(text) > columns)).toEqual([])
})

test('bots in 40 columns print the result within the width', async () => {
  const terminal = makeTestTerminal([], columns)
  const args = ['--game', 'rajas', '--seats', '3', '--bots', '3', '--throws', 'seeded']
  await run([...args, '--lang', 'el', '--seed', 'narrow'], terminal)
  const lines = terminal.printed.flatMap((text) => text.split('\n'))
  expect(lines.filter((text) => widthOf(text) > columns)).toEqual([])
})

test('fold keeps colours, the indent of a choice, and the space after a prompt', () => {
  const dim = '\u001b[2m· one two three\u001b[0m'
  expect(fold(dim, 10)).toBe('\u001b[2m· one two\n  three\u001b[0m')
  expect(fold('  12  Lay the red tile', 14)).toBe('  12  Lay the\n      red tile')
  expect(fold('Choose or ask: ', 10)).toBe('Choose or\nask: ')
  expect(fold('Donaudampfschiff', 10)).toBe('Donaudampf\nschiff')
  expect(fold('as it is', 10)).toBe('as it is')
})
