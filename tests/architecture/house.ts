/** Measures the rooms from the sources: files, lines and imports of each. */
import { filesUnder, importsOf, textOf } from './imports.ts'

export interface RoomMeasure {
  readonly name: string
  readonly files: number
  readonly lines: number
  /** Imports by the room that they reach; a place outside the rooms by its first folder. */
  readonly arrows: ReadonlyMap<string, number>
}

/** `models` is a room too; a file that lies beside the rooms is in none. */
export function roomOf(path: string): string | null {
  return path.startsWith('models/') ? 'models' : (/^src\/([^/]+)\//.exec(path)?.[1] ?? null)
}

export function measureHouse(): readonly RoomMeasure[] {
  const files = [...filesUnder('src'), ...filesUnder('models')]
  const names = [...new Set(files.map((file) => roomOf(file) ?? file))].sort()
  return names.map((name) => {
    const own = files.filter((file) => (roomOf(file) ?? file) === name)
    const lines = own.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)
    return { name, files: own.length, lines, arrows: arrowsOf(name, own) }
  })
}

function arrowsOf(name: string, files: readonly string[]): ReadonlyMap<string, number> {
  const arrows = new Map<string, number>()
  for (const { to, isPackage } of files.flatMap((file) => importsOf(file))) {
    const target = isPackage ? name : (roomOf(to) ?? to.split('/')[0] ?? to)
    if (target !== name) arrows.set(target, (arrows.get(target) ?? 0) + 1)
  }
  return new Map([...arrows].sort(([, a], [, b]) => b - a))
}

/** The picture that `npm run check -- --house` prints. */
export function houseText(house = measureHouse()): string {
  const rows = house.map(({ name, files, lines, arrows }) => {
    const leans = [...arrows].map(([to, count]) => `${to} ${count}`).join(', ')
    return `${name.padEnd(9)}${String(files).padStart(5)}${String(lines).padStart(8)}   ${leans || '—'}`
  })
  return ['room     files   lines   leans on (imports)', ...rows].join('\n')
}
