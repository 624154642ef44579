/** The room table of src/README.md matches the rooms and their allowed imports. */
import { expect, test } from 'vitest'
import { houseText, measureHouse } from './house.ts'
import { textOf } from './imports.ts'
import { rooms } from './rooms.ts'

const house = measureHouse()

/** Rooms of the table in src/README.md with what they may lean on, as written there. */
const drawn = new Map(
  [
    ...textOf('src/README.md').matchAll(/^\| `(?:src\/)?(\w+)(?:\/<game>)?` \|[^|]*\|([^|]*)\|$/gm),
  ].map(([, name = '', leans = '']) => [name, leans.trim()] as const),
)

function written(name: string): string {
  const leans = rooms[name]?.rooms ?? []
  return name === 'app' ? 'everything' : leans.join(', ') || '—'
}

test('every room that stands is drawn, with what it may lean on', () => {
  const standing = house.map(({ name }) => [name, written(name)])
  const { tests, ...others } = Object.fromEntries(drawn)
  expect(tests).toBe('everything')
  expect(others).toEqual(Object.fromEntries(standing))
})

test('what a room may lean on, it leans on', () => {
  const idle = house.flatMap(({ name, arrows }) =>
    (rooms[name]?.rooms ?? [])
      .filter((room) => house.some((other) => other.name === room) && !arrows.has(room))
      .map((room) => `${name} → ${room}`),
  )
  expect(idle).toEqual([])
})

test('the printed house has each room with its files, lines and counted arrows', () => {
  const text = houseText([
    { name: 'bots', files: 2, lines: 60, arrows: new Map([['games', 3]]) },
    { name: 'kernel', files: 1, lines: 40, arrows: new Map() },
  ])
  expect(text.split('\n').slice(1)).toEqual([
    'bots         2      60   games 3',
    'kernel       1      40   —',
  ])
})
