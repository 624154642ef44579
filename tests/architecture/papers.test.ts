/** The Markdown papers of the house: sizes, links and the glossary. */
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { textOf } from './imports.ts'

const papers = [
  'README.md',
  'src/README.md',
  'src/games/README.md',
  'src/session/trust/README.md',
  'tests/README.md',
]

test('README.md weighs at most 9 KB', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(9 * 1024)
})

test.each(papers)('%s links only to files that exist', (paper) => {
  const targets = [...textOf(paper).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to)
  const missing = targets.filter((to) => !existsSync(join(dirname(paper), to)))
  expect(missing).toEqual([])
})

test.each(papers.slice(1))('README.md leads to %s', (paper) => {
  expect(textOf('README.md')).toContain(`](${paper}`)
})

test('the glossary of src/README.md has about sixty words, each with one meaning', () => {
  const glossary = textOf('src/README.md').split('## Glossary')[1]?.split('\n## ')[0] ?? ''
  const words = [...glossary.matchAll(/^\| ([a-z][a-z ]*) \| .{10,} \|$/gm)].map(([, word]) => word)
  const entries = words.filter((word) => word !== 'word')
  expect(new Set(entries).size).toBe(entries.length)
  expect(entries.length).toBeGreaterThanOrEqual(55)
  expect(entries.length).toBeLessThanOrEqual(75)
})
