/** Imports between rooms point one way, without cycles; pure rooms are pure, and files stay small. */
import { expect, test } from 'vitest'
import { filesUnder, findCycle, importsOf, textOf } from './imports.ts'
import { roomOf } from './house.ts'
import { impure, inexact, mayReach, pureRooms, rooms } from './rooms.ts'

const sources = [...filesUnder('src'), ...filesUnder('models')]

function forbidden(from: string, to: string, isPackage: boolean): boolean {
  const name = roomOf(from) ?? ''
  const room = rooms[name]
  if (!room) return true
  if (isPackage)
    return !to.startsWith('node:') && room.packages !== 'any' && !room.packages.includes(to)
  const target = roomOf(to)
  if (target === null) return !mayReach[from]?.some((place) => to.startsWith(place))
  return target !== name && !room.rooms.includes(target)
}

test('every source stands in a room of the house', () => {
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter((file) => !((roomOf(file) ?? '') in rooms))).toEqual([])
})

test('no arrow points where it may not', () => {
  const wrong = sources
    .flatMap((file) => importsOf(file))
    .filter(({ from, to, isPackage }) => forbidden(from, to, isPackage))
    .map(({ from, to }) => `${from} → ${to}`)
  expect(wrong).toEqual([])
})

test('a forbidden arrow is seen', () => {
  const found = importsOf(
    'src/kernel/x.ts',
    "import type { V } from '../games/border/types.ts'\nimport 'three'",
  )
  expect(found.map(({ from, to, isPackage }) => forbidden(from, to, isPackage))).toEqual([
    true,
    true,
  ])
  expect(forbidden('src/scenes/a.ts', 'src/app/b.ts', false)).toBe(true)
  expect(forbidden('src/app/a.ts', 'src/scenes/b.ts', false)).toBe(false)
  expect(forbidden('src/cli/play.ts', 'tests/kit/run.ts', false)).toBe(true)
  expect(forbidden('models/kit/form.ts', 'src/ui/arch.ts', false)).toBe(true)
})

test('no file leans on itself in a circle', () => {
  const graph = new Map(
    sources.map((file) => [
      file,
      importsOf(file)
        .filter((item) => !item.isPackage)
        .map((item) => item.to),
    ]),
  )
  expect(findCycle(graph)).toBeNull()
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b'])
})

/** Without what it says of itself. */
const code = (file: string) => textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('rules, words and physics know neither chance nor clock', () => {
  const files = pureRooms.flatMap((room) => filesUnder(`src/${room}`))
  const wrong = files.filter(
    (file) => impure.test(code(file)) && !file.startsWith('src/physics/client'),
  )
  expect(wrong).toEqual([])
})

test('a throw is worked out with what every machine works out alike', () => {
  const files = [
    ...filesUnder('src/physics').filter((file) => !file.includes('/fairness/')),
    'src/shapes/pieces.ts',
    'src/shapes/trays.ts',
  ]
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => inexact.test(code(file)))).toEqual([])
  expect(['Math.sin(1)', '2 ** 3', 'Math.hypot(a, b)'].every((text) => inexact.test(text))).toBe(
    true,
  )
  expect(inexact.test('Math.sqrt(2) * Math.abs(1)')).toBe(false)
})

test('drei is imported by path: its barrel drags in half a megabyte', () => {
  expect(sources.filter((file) => /['"]@react-three\/drei['"]/.test(textOf(file)))).toEqual([])
})

test('an edition is handed in: who makes the house’s own game alone reads its values', () => {
  const wrong = sources
    .flatMap((file) => importsOf(file))
    .filter(({ from, to }) => {
      const game = /^src\/games\/([^/]+)\/data\/[^/]+\.json$/.exec(to)?.[1]
      return game !== undefined && from !== `src/games/${game}/index.ts`
    })
    .map(({ from, to }) => `${from} → ${to}`)
  expect(wrong).toEqual([])
})

test('scenes, bots and sessions get the values of the match’s game, and bring no game themselves', () => {
  const rooms = ['scenes', 'bots', 'session', 'ui', 'stage']
  const wrong = rooms
    .flatMap((room) => filesUnder(`src/${room}`))
    .filter((file) => /^import (?!type\b)[^;]*?games\/\w+\/index\.ts'/m.test(code(file)))
  expect(wrong).toEqual([])
})

test('files stay small enough to hold one notion', () => {
  const long = sources
    .filter((file) => !/\/words\/|\/data\//.test(file))
    .map((file) => [file, textOf(file).split('\n').length] as const)
    .filter(([, lines]) => lines > 220)
  expect(long).toEqual([])
})

test('every source begins with the sentence that says what it is for', () => {
  expect(sources.filter((file) => !/^(\/\*\*|\/\/) ?\S/.test(textOf(file)))).toEqual([])
})
