/** Folders inside the rooms have no import cycles, and functions stay short. */
import { expect, test } from 'vitest'
import { cycleIn, foldersOf } from './folders.ts'
import { functionsOf } from './functions.ts'
import { filesUnder, importsOf } from './imports.ts'

const sources = [...filesUnder('src'), ...filesUnder('models')]
const imports = sources.flatMap((file) => importsOf(file)).filter((item) => !item.isPackage)

test('no folder of a room leans on itself in a circle', () => {
  const cycles = foldersOf(sources).flatMap((folder) => {
    const cycle = cycleIn(folder, imports)
    return cycle ? [`${folder}: ${cycle.join(' → ')}`] : []
  })
  expect(cycles).toEqual([])
})

test('a circle of folders is seen, and one of their files is not enough for it', () => {
  const arrow = (from: string, to: string) => ({ from, to, isPackage: false })
  const there = arrow('src/app/a/x.ts', 'src/app/b/y.ts')
  expect(cycleIn('src/app', [there, arrow('src/app/b/z.ts', 'src/app/a/w.ts')])).toEqual([
    'a',
    'b',
    'a',
  ])
  expect(cycleIn('src/app', [there, arrow('src/app/b/z.ts', 'src/app/c.ts')])).toBeNull()
})

/** Lines; a case of a switch is read by itself. */
const limit = 60

test(`no function is longer than ${limit} lines`, () => {
  const long = sources
    .flatMap((file) => functionsOf(file))
    .filter(({ lines }) => lines > limit)
    .map(({ file, line, name, lines }) => `${file}:${line} ${name}, ${lines} lines`)
  expect(long).toEqual([])
})

test('functions are measured without what stands inside them', () => {
  const text = [
    'function outer() {',
    '  const inner = () => {',
    '    return 1',
    '  }',
    '  switch (inner()) {',
    '    case 1:',
    '      return 2',
    '  }',
    '}',
  ].join('\n')
  expect(functionsOf('a.ts', text).map(({ name, lines }) => [name, lines])).toEqual([
    ['inner', 3],
    ['outer', 2],
    ['outer', 4],
  ])
})
