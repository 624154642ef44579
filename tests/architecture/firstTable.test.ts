/** Packages that a page imports before the first table can be seen. */
import { expect, test } from 'vitest'
import { gameIds } from '../../src/games/index.ts'
import { filesUnder, importsOf, textOf } from './imports.ts'

/** A page at a table waits for the app, its table, and a game with its scene. */
const begun = [
  'src/app/main.tsx',
  'src/app/table/TablePage.tsx',
  'src/scenes/TableCanvas.tsx',
  ...gameIds.flatMap((game) => [`src/games/${game}/index.ts`, `src/scenes/${game}/index.ts`]),
]

/** A package that is added here is to be weighed: `npm run bench -- scene`. */
const packages = [
  '@react-three/fiber',
  'idb',
  'intl-messageformat',
  'react',
  'react-dom',
  'three',
  'zustand',
]

/** Without dynamic imports and types. */
const atOnce = (text: string): string =>
  text
    .replace(/\bimport\s*\(\s*(['"])[^'"]+\1\s*\)/g, '')
    .replace(/^\s*(?:import|export)\s+type\s[\s\S]*?from\s*(['"])[^'"]+\1/gm, '')
    .replace(/\bnew\s+URL\([^)]*\)/g, '')

const known = new Set(filesUnder('src'))

function closure(): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file) || !known.has(file)) return
    found.add(file)
    for (const { to, isPackage } of importsOf(file, atOnce(textOf(file)))) if (!isPackage) visit(to)
  }
  for (const file of begun) visit(file)
  return found
}

const first = closure()

test('files of the first table lean on these packages and no others', () => {
  expect(first.size).toBeGreaterThan(300)
  const found = [...first].flatMap((file) =>
    importsOf(file, atOnce(textOf(file))).flatMap(({ to, isPackage }) => (isPackage ? [to] : [])),
  )
  const outside = [...new Set(found)].filter((name) => !/^(?:virtual:|@fontsource)/.test(name))
  expect(outside.sort()).toEqual(packages)
})
