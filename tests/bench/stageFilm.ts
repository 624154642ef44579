/** Compares a film with a capture of the same match: frames per second, and missing frames. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../architecture/imports.ts'

export interface FilmFigures {
  readonly size: string
  readonly fps: number
  readonly asked: number
  readonly film: { readonly framesASecond: number; readonly dropped: number; readonly held: number }
  readonly capture: {
    readonly framesASecond: number
    readonly wanted: number
    readonly dropped: number
  }
}

/** The JSON that `npm run film -- --json` prints in its last line. */
interface Said {
  readonly asked: number
  readonly frames: number
  readonly held: number
  readonly framesASecond: number
  readonly captured: {
    readonly seconds: number
    readonly wanted: number
    readonly captured: number
  } | null
}

const command = (name: string, args: readonly string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', name, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Filmed steps of a bots' match: a throw and the choices after it. */
const filmed = { from: 3, to: 7 } as const

export function measureFilm(dist: string, size: string, fps: number): FilmFigures {
  const folder = mkdtempSync(join(tmpdir(), 'jharokha-film-'))
  try {
    const match = join(folder, 'match.json')
    command('play', [
      '--game',
      'border',
      '--bots',
      '2',
      '--seed',
      'film',
      '--save',
      match,
      '--quiet',
    ])
    const span = ['--from', String(filmed.from), '--to', String(filmed.to)]
    const way = ['--size', size, '--fps', String(fps), '--quality', 'low', '--silent']
    const out = ['--out', join(folder, 'film.webm'), '--dist', dist, '--json']
    const said = command('film', [match, ...span, ...way, ...out])
    const { asked, frames, held, framesASecond, captured } = JSON.parse(
      said.trim().split('\n').at(-1) ?? '',
    ) as Said
    // a film without a captured counterpart cannot be compared
    if (!captured) throw new Error(`the film is too short: ${asked} pictures`)
    return {
      size,
      fps,
      asked,
      film: { framesASecond, dropped: asked - frames, held },
      capture: {
        framesASecond: Math.round((captured.captured / captured.seconds) * 10) / 10,
        wanted: captured.wanted,
        dropped: Math.max(0, captured.wanted - captured.captured),
      },
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
