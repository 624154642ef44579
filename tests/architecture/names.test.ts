/** Exported names: each is exported by one file, so that one word has one meaning in the whole house. */
import { expect, test } from 'vitest'
import { filesUnder, textOf } from './imports.ts'

/** Names that several files export on purpose, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  run: 'each command of src/cli exports the function that main.ts calls',
  Phase: 'a type of each game; Nagaraja and Rajas keep it in a file of phases',
  State: 'a type of each game; some keep it beside the view, others not',
  wonderAt: 'one function per game scene, kept in the file of its subject',
  bodies: 'one table per game scene, kept in the file of its subject',
  showSetUp: 'one function per game shelf of the showcase',
  attentionOf: 'one function per game scene, kept in the file of its subject',
}

const declaration =
  /^export (?:default )?(?:async )?(?:function|const|interface|type|class) (\w+)/gm

const folded = (file: string) => file.replace(/\/(border|nagaraja|rajas)\//, '/<game>/')

function filesByName(files: readonly string[], text: (file: string) => string) {
  const byName = new Map<string, Set<string>>()
  for (const file of files) {
    for (const [, name = ''] of text(file).matchAll(declaration)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(folded(file)))
    }
  }
  return byName
}

const repeated = (names: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...names].filter(([, files]) => files.size > 1).map(([name]) => name)

test('an exported name is exported by one file', () => {
  const files = filesUnder('src').filter(
    (file) => /tsx?$/.test(file) && !/src\/words\/(en|el|pl|ru)\//.test(file),
  )
  const names = filesByName(files, textOf)
  const wrong = repeated(names).filter((name) => !(name in exceptions))
  expect(wrong.map((name) => `${name}: ${[...(names.get(name) ?? [])].join(', ')}`)).toEqual([])
})

test('a name in two rooms is found, the same name in two games is not', () => {
  const texts: Readonly<Record<string, string>> = {
    'src/kernel/a.ts': 'export interface Step {}',
    'src/film/b.ts': 'export type Step = number',
    'src/games/border/types.ts': 'export interface View {}',
    'src/games/rajas/types.ts': 'export interface View {}',
  }
  expect(repeated(filesByName(Object.keys(texts), (file) => texts[file] ?? ''))).toEqual(['Step'])
})
