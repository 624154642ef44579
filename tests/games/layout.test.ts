/** Every game's folder has the same files with the same roles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../architecture/imports.ts'

const folder = join(root, 'src/games')
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** A name is a file, or a folder with an `index.ts`. */
const layout = {
  '': ['vocabulary', 'types', 'commands', 'events', 'edition', 'manifest', 'withEdition', 'index'],
  data: ['schema', 'checks', 'parse'],
  rules: ['setup', 'pending', 'legal', 'decide', 'evolve', 'view', 'redact', 'barrier', 'result'],
  telling: ['tell', 'describe', 'label', 'prompt', 'preview', 'asked', 'reference'],
} as const

function placeOf(game: string, part: string, name: string): string | undefined {
  return [`${name}.ts`, `${name}/index.ts`].find((file) =>
    existsSync(join(folder, game, part, file)),
  )
}

describe.each(names)('%s', (game) => {
  test.each(Object.entries(layout))('%s/', (part, wanted) => {
    expect(wanted.filter((name) => placeOf(game, part, name) === undefined)).toEqual([])
  })

  test('the game’s folder has no other files', () => {
    const plain = new Set([...layout[''], 'data', 'rules', 'telling', 'rules.md'])
    const others = readdirSync(join(folder, game)).filter(
      (name) => !plain.has(name) && !plain.has(name.replace(/\.ts$/, '')),
    )
    expect(others).toEqual([])
    expect(existsSync(join(folder, game, 'data', `${game}.json`))).toBe(true)
    expect(existsSync(join(folder, game, 'rules.md'))).toBe(true)
  })

  test.each([...layout.rules, 'tell', 'describe', 'label', 'prompt', 'preview', 'asked'])(
    '%s.ts exports the function of its name',
    (name) => {
      const part = (layout.rules as readonly string[]).includes(name) ? 'rules' : 'telling'
      const file = placeOf(game, part, name) ?? ''
      expect(readFileSync(join(folder, game, part, file), 'utf8')).toMatch(
        new RegExp(`^export function ${name}\\(`, 'm'),
      )
    },
  )
})
