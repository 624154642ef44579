/** Every numbered rule of a game is cited by a test, and every citation in code and tests names a rule that exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const gamesRoot = join(import.meta.dirname, '../../src/games')
const testsRoot = import.meta.dirname
const exceptions = '## Not for tests'

const folders = readdirSync(gamesRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(gamesRoot, entry.name, 'rules.md')))
  .map((entry) => entry.name)

/** Matches `[B7]`, or several rules in one pair of brackets: `[B42, BG10]`. */
function citationsIn(text: string): string[] {
  const groups = text.matchAll(/\[([A-Z]{1,3}\d+[a-z]?(?:, [A-Z]{1,3}\d+[a-z]?)*)\]/g)
  return [...groups].flatMap((group) => (group[1] ?? '').split(', '))
}

function readAll(root: string): string {
  if (!existsSync(root)) return ''
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

/** Strips comments, because a rule must be cited by a test's title. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}

test('at least one game has numbered rules', () => {
  expect(folders).toContain('border')
})

describe.each(folders)('citations of %s', (folder) => {
  const rules = readFileSync(join(gamesRoot, folder, 'rules.md'), 'utf8')
  const at = rules.indexOf(exceptions)
  const [body, untestable] = at < 0 ? [rules, ''] : [rules.slice(0, at), rules.slice(at)]
  const numbered = [...body.matchAll(/^- \[([A-Z]{1,3}\d+[a-z]?)\]/gm)].map((m) => m[1] ?? '')
  const known = new Set(numbered)
  const prefixes = new Set(numbered.map((id) => id.replace(/\d.*/, '')))
  const inTests = citationsIn(withoutComments(readAll(join(testsRoot, folder))))
  const inCode = citationsIn(readAll(join(gamesRoot, folder)))
  const excepted = new Set(citationsIn(untestable))

  test('rules.md has unique rule numbers', () => {
    expect(numbered.length).toBeGreaterThan(0)
    expect(numbered.filter((id, i) => numbered.indexOf(id) !== i)).toEqual([])
  })

  test('every citation names an existing rule', () => {
    const ofThisGame = [...inTests, ...inCode, ...citationsIn(rules)].filter((id) =>
      prefixes.has(id.replace(/\d.*/, '')),
    )
    expect([...new Set(ofThisGame)].filter((id) => !known.has(id))).toEqual([])
  })

  test('every rule is cited by a test or has an exception with a reason', () => {
    const cited = new Set(inTests)
    expect(numbered.filter((id) => !cited.has(id) && !excepted.has(id))).toEqual([])
  })

  test('no exception is cited by a test', () => {
    expect(inTests.filter((id) => excepted.has(id))).toEqual([])
  })
})
