/** `npm run pictures`: components at fixed links beside the pictures that are kept of them, told in a report. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../../src/games/all.ts'
import { loadCatalogue, shelves } from '../../src/showcase/shelves.ts'
import { root } from '../architecture/imports.ts'
import { openOwnHouse } from '../browser/harness.ts'
import { differenceOf } from './compare.ts'
import { addressOf, links } from './links.ts'
import { type Link, type Taken, takePictures } from './take.ts'

const kept = join(root, 'tests/pictures/components')
const cache = join(root, '.cache/pictures')
const wholeRun = join(cache, 'all')

export interface Compared {
  readonly name: string
  readonly share: number
  readonly state: 'same' | 'changed' | 'new'
}

/** Every component as it is found; these pictures are kept in the cache alone. */
async function everything(): Promise<readonly Link[]> {
  const each = shelves.map(async (shelf) => {
    const game = games.find(({ id }) => id === shelf) ?? null
    const catalogue = await loadCatalogue(shelf)
    return catalogue(game, {}).map(({ id }) => ({
      name: `${shelf}-${id}`,
      address: addressOf(`${shelf}/${id}`, 'medium'),
    }))
  })
  return (await Promise.all(each)).flat()
}

const uri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

interface Row extends Compared {
  readonly before: Buffer | null
  readonly after: Buffer
  readonly difference: Buffer | null
}

function compare(folder: string, { name, png: after }: Taken): Row {
  const file = join(folder, `${name}.png`)
  if (!existsSync(file))
    return { name, share: 1, state: 'new', before: null, after, difference: null }
  const before = readFileSync(file)
  const { share, isChanged, picture } = differenceOf(before, after)
  return { name, share, state: isChanged ? 'changed' : 'same', before, after, difference: picture }
}

function report(rows: readonly Row[]): string {
  const line = ({ name, state, share, before, after, difference }: Row): string =>
    `<tr><th>${name}<br><small>${state} · ${(share * 100).toFixed(2)} %</small></th>${[
      before,
      after,
      difference,
    ]
      .map((png) => `<td>${png ? `<img alt="" src="${uri(png)}">` : ''}</td>`)
      .join('')}</tr>`
  const style =
    'img{width:288px;image-rendering:pixelated}body{font:16px sans-serif;background:#222;color:#eee}'
  return `<!doctype html><meta charset="utf-8"><title>Components</title><style>${style}</style><table><tr><th></th><th>before</th><th>after</th><th>difference</th></tr>${rows.map(line).join('')}</table>`
}

export interface Wish {
  /** Nothing is kept: what has changed is told. */
  readonly isCheck: boolean
  readonly isAll: boolean
  onTaken(name: string): void
}

export async function picturesOf({ isCheck, isAll, onTaken }: Wish): Promise<readonly Compared[]> {
  const folder = isAll ? wholeRun : kept
  const wanted = isAll ? await everything() : links
  mkdirSync(folder, { recursive: true })
  mkdirSync(cache, { recursive: true })
  const house = await openOwnHouse()
  try {
    const taken = await takePictures(house, wanted, ({ name }) => onTaken(name))
    const rows = taken.map((one) => compare(folder, one))
    const changed = rows.filter(({ state }) => state !== 'same')
    writeFileSync(
      join(cache, 'index.html'),
      report([...changed, ...rows.filter((row) => row.state === 'same')]),
    )
    if (!isCheck) keep(folder, rows)
    return rows.map(({ name, share, state }) => ({ name, share, state }))
  } finally {
    await house.close()
  }
}

/** What is the same stays as it is; what is not taken any more goes. */
function keep(folder: string, rows: readonly Row[]): void {
  const names = new Set(rows.map(({ name }) => `${name}.png`))
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file))
  for (const { name, state, after } of rows)
    if (state !== 'same') writeFileSync(join(folder, `${name}.png`), after)
}
