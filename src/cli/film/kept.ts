/** What has been made of a film so far: segments in a folder beside it, which an interrupted command goes on with. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SegmentMade, SoundMade } from '../../film/order.ts'

export interface KeptParts {
  /** What was found there when the command began. */
  readonly found: number
  fileOf(name: number | 'sound'): string
  madeOf(number: number): SegmentMade | null
  sound(): SoundMade | null
  take(name: number | 'sound', made: SegmentMade | SoundMade): void
  /** The film is whole. */
  clear(): void
}

/** `key` says what film it is: parts of another one are thrown away. */
export function openParts(
  folder: string,
  key: string,
  ending: string,
  segments: number,
): KeptParts {
  const plan = join(folder, 'film.txt')
  const isSame = existsSync(plan) && readFileSync(plan, 'utf8') === key
  if (!isSame) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(plan, key)

  const fileOf = (name: number | 'sound') => join(folder, `${name}.${ending}`)
  const noteOf = (name: number | 'sound') => join(folder, `${name}.json`)
  function read<T>(name: number | 'sound'): T | null {
    if (!existsSync(fileOf(name)) || !existsSync(noteOf(name))) return null
    try {
      return JSON.parse(readFileSync(noteOf(name), 'utf8')) as T
    } catch {
      // cut while it was being written: it is made again
      return null
    }
  }
  const madeOf = (number: number) => read<SegmentMade>(number)
  return {
    found: Array.from({ length: segments }, (_, i) => madeOf(i)).filter(Boolean).length,
    fileOf,
    madeOf,
    sound: () => read<SoundMade>('sound'),
    take: (name, made) => writeFileSync(noteOf(name), JSON.stringify(made)),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
