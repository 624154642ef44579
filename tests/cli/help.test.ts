/** Each command's --help names every option that the command takes, and `npm run` knows every command. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { commandNames, main } from '../../src/cli/commands.ts'
import { benchNames } from '../../src/cli/bench.ts'
import { languages } from '../../src/words/types.ts'
import { root } from '../architecture/imports.ts'

const taken = vi.hoisted(() => ({ options: new Set<string>() }))

vi.mock(import('../../src/cli/args.ts'), async (original) => {
  const args = await original()
  return {
    ...args,
    readArgs: (given, options, words) => {
      for (const name of Object.keys(options)) taken.options.add(name)
      return args.readArgs(given, options, words)
    },
  }
})

afterEach(() => {
  taken.options.clear()
  vi.restoreAllMocks()
})

async function helpOf(words: readonly string[]): Promise<string> {
  let text = ''
  const hear = (part: unknown) => {
    text += `${String(part)}\n`
    return true
  }
  vi.spyOn(console, 'log').mockImplementation(hear)
  vi.spyOn(process.stdout, 'write').mockImplementation(hear)
  expect(await main([...words, '--help'])).toBe(0)
  return text
}

const unnamed = (text: string): readonly string[] =>
  [...taken.options].filter((name) => !new RegExp(`--${name}(?![\\w-])`).test(text))

const own = commandNames.filter((name) => name !== 'bench')

test.each([...own, ...benchNames.map((name) => `bench ${name}`)])(
  '%s --help names every option',
  async (name) => {
    const text = await helpOf(name.split(' '))
    if (name !== 'models') expect(taken.options.size).toBeGreaterThan(0)
    expect(unnamed(text)).toEqual([])
  },
)

const spoken = ['play', 'verify', 'film'].flatMap((name) => languages.map((lang) => [name, lang]))

test.each(spoken)('%s --help names every option in %s', async (name, lang) => {
  expect(unnamed(await helpOf([name, '--lang', lang]))).toEqual([])
})

test('every command has a script and a line in the list of commands', async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  const launched = Object.keys(scripts).filter((name) => scripts[name]?.includes('launch.mjs'))
  expect(launched.toSorted()).toEqual([...commandNames].toSorted())
  const list = await helpOf([])
  for (const name of commandNames) expect(list).toMatch(new RegExp(`^  ${name} `, 'm'))
})
