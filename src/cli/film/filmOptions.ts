/** Reads and validates the options of a film before any work begins. */
import { extname } from 'node:path'
import { type Container, containers } from '../../clip/types.ts'
import { type FilmView, filmViews, type FilmOrder } from '../../film/order.ts'
import { readFile } from '../../session/file.ts'
import { gameById } from '../../games/all.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import { languages } from '../../words/types.ts'
import { type Args, anyOf, raw, readArgs, UsageError } from '../args.ts'
import { checkWritable, readText } from '../files.ts'

export interface FilmOptions {
  readonly file: string
  readonly out: string
  readonly order: FilmOrder
  readonly processes: number
  readonly isBook: boolean
  readonly dist: string | undefined
  readonly isCompared: boolean
}

const qualities = ['high', 'medium', 'low'] as const
const limits = { side: [64, 3840], fps: [1, 120], steps: 1_000_000, processes: 16 } as const

export function readFilmArgs(argv: readonly string[]): Args {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const texts = ['out', 'size', 'fps', 'from', 'to', 'highlights', 'lang', 'view', 'quality']
  const more = ['processes', 'dist']
  const flags = ['silent', 'hashes', 'stills', 'alone', 'json']
  const options = Object.fromEntries([
    ...[...texts, ...more].map((name) => [name, text] as const),
    ...flags.map((name) => [name, flag] as const),
  ])
  return readArgs(argv, options, 1)
}

function sizeOf(given: string | undefined): readonly [number, number] {
  if (given === undefined) return [1920, 1080]
  const [, width = 0, height = 0] = (/^(\d+)x(\d+)$/.exec(given) ?? []).map(Number)
  const [least, most] = limits.side
  const fits = (side: number) => side >= least && side <= most && side % 2 === 0
  if (!fits(width) || !fits(height)) {
    throw new UsageError('cli.film.size', { ...raw({ given }), least, most })
  }
  return [width, height]
}

function containerOf(out: string): Container {
  const found = containers.find((one) => extname(out).toLowerCase() === `.${one}`)
  if (!found) throw new UsageError('cli.film.out', { ...raw({ given: out }) })
  return found
}

function outOf(args: Args, isBook: boolean): string {
  const out = args.text('out')
  if (out === undefined) throw new UsageError('cli.film.noOut', { kinds: anyOf(['.mp4', '.webm']) })
  if (isBook && extname(out) !== '.html') throw new UsageError('cli.film.book', raw({ given: out }))
  return out
}

/** Refuses early the files that the page would refuse after a long start. */
function checkMatch(file: string, text: string): void {
  const { match, refusal } = readFile(text, gameById)
  if (match || !refusal) return
  throw new UsageError('cli.film.noMatch', { ...raw({ file }), why: refusalLine(refusal) })
}

function readSteps(args: Args): Pick<FilmOrder, 'fromStep' | 'toStep' | 'highlights'> {
  const fromStep = args.count('from', 1, limits.steps)
  const toStep = args.count('to', 1, limits.steps)
  if (fromStep !== undefined && toStep !== undefined && toStep < fromStep) {
    throw new UsageError('cli.film.order')
  }
  return { fromStep, toStep, highlights: args.count('highlights', 3, 36_000) }
}

export function filmOptionsOf(args: Args, cores: number): FilmOptions {
  const [file] = args.rest
  if (file === undefined) throw new UsageError('cli.film.oneFile')
  const isBook = args.has('stills')
  const out = outOf(args, isBook)
  const container = isBook ? 'webm' : containerOf(out)
  const [width, height] = sizeOf(args.text('size'))
  const steps = readSteps(args)
  const view: FilmView = args.choice('view', filmViews) ?? 'table'
  const fps = args.count('fps', ...limits.fps) ?? 60
  const quality = args.choice('quality', qualities) ?? 'high'
  const language = args.choice('lang', languages) ?? 'en'
  const processes = args.count('processes', 1, limits.processes) ?? Math.min(cores, 4)
  const text = readText(file)
  checkMatch(file, text)
  checkWritable(out)
  const hasSound = !args.has('silent')
  const order = { text, view, language, container, width, height, fps, quality, hasSound, ...steps }
  return {
    file,
    out,
    order,
    processes,
    isBook,
    dist: args.text('dist'),
    isCompared: !args.has('alone'),
  }
}
