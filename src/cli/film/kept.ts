/** Keeps finished segments of a film in a folder beside it, so that an interrupted command can resume. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SegmentMade, SoundMade } from '../../film/order.ts'

export interface KeptParts {
  /** The number of segments that were there when the command began. */
  readonly found: number
  /** `film` is the whole film until it is complete. */
  fileOf(name: number | 'sound' | 'film'): string
  madeOf(number: number): SegmentMade | null
  sound(): SoundMade | null
  take(name: number | 'sound', made: SegmentMade | SoundMade): void
  /** Removes the folder once the film is complete. */
  clear(): void
}

/** `key` identifies the film: segments of another one are deleted. */
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

  const fileOf = (name: number | 'sound' | 'film') => join(folder, `${name}.${ending}`)
  const noteOf = (name: number | 'sound') => join(folder, `${name}.json`)
  function read<T>(name: number | 'sound'): T | null {
    if (!existsSync(fileOf(name)) || !existsSync(noteOf(name))) return null
    try {
      return JSON.parse(readFileSync(noteOf(name), 'utf8')) as T
    } catch {
      // the write was interrupted: the segment is made again
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
