/** `npm run film`: renders a saved match as a film without a screen, or its best moments as a picture book. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FilmOrder, Plot } from '../film/order.ts'
import { line } from '../kernel/line.ts'
import { type Language, languages } from '../words/types.ts'
import type { Voice } from '../words/voice.ts'
import { type Args, raw, UsageError } from './args.ts'
import { makeBook, picturesOf } from './film/book.ts'
import { type Made, makeFilm, keptPartsOf } from './film/make.ts'
import { type FilmPageClient, openFilmPage } from './film/page.ts'
import { makeProgress, type Progress } from './film/progress.ts'
import { readFilmArgs, type FilmOptions, filmOptionsOf } from './film/filmOptions.ts'
import { root, startNode } from './spawn.ts'
import { voiceFor } from './voices.ts'
import { jsonLine } from './jsonLine.ts'

/** The start scripts are plain JavaScript, since they run before anything is installed. */
interface Serving {
  serve(folder: string, port: number): Promise<{ server: Server; port: number }>
}

export async function run(argv: string[]): Promise<number> {
  const args = readFilmArgs(argv)
  const language: Language = args.choice('lang', languages) ?? 'en'
  const voice = await voiceFor(language)
  if (args.has('help')) {
    console.log(voice.word('cli.film.help'))
    return 0
  }
  const say = (figures: object): void => {
    if (args.has('json')) console.log(jsonLine(figures))
  }
  try {
    const figures = await film(args, voice)
    say({ ok: true, ...figures })
    return 0
  } catch (error) {
    // the last line is a JSON object in every case
    if (!(error instanceof UsageError)) throw error
    console.error(voice.say(error.line))
    say({ ok: false, reason: error.line.key })
    return 1
  }
}

async function distOf({ dist }: FilmOptions, work: Interruptible): Promise<string> {
  if (dist !== undefined) {
    if (existsSync(join(dist, 'index.html'))) return dist
    const why = line('cli.why.ENOENT')
    throw new UsageError('cli.error.file', { ...raw({ file: join(dist, 'index.html') }), why })
  }
  const building = startNode(['--import', 'tsx', 'src/cli/main.ts', 'build', '--logLevel', 'error'])
  work.push(building.stop)
  if ((await building.ended) !== 0) throw new UsageError('cli.film.noBuild')
  return join(root, 'dist')
}

/** Sent by Ctrl+C, and by a process manager or a time limit. */
const signals = ['SIGINT', 'SIGTERM'] as const

/** Ends what has been started, such as browsers; called at the end in every case. */
type Interruptible = (() => Promise<unknown>)[]

async function film(args: Args, voice: Voice): Promise<object> {
  const wanted = filmOptionsOf(args, availableParallelism())
  const work: Interruptible = []
  const stop = () => Promise.all(work.map((end) => end().catch(() => undefined)))
  let isStopping = false
  const interrupted = () => {
    if (isStopping) return
    isStopping = true
    console.error(`\n${voice.word('cli.film.interrupted')}`)
    void stop().then(() => process.exit(1))
  }
  // a terminal and npm may both send the same signal
  for (const signal of signals) process.on(signal, interrupted)
  try {
    const dist = await distOf(wanted, work)
    const { serve } = (await import(new URL('serve.mjs', import.meta.url).href)) as Serving
    const { server, port } = await serve(dist, 0)
    work.push(async () => server.close())
    const address = `http://127.0.0.1:${port}`
    const place: Place = { dist, address, pages: [], work, voice, args }
    return await (wanted.isBook ? bookOf : filmOf)(wanted, place)
  } catch (error) {
    // work that is ended throws; after an interruption that is no news
    if (isStopping) return await new Promise<never>(() => undefined)
    throw error
  } finally {
    await stop()
    for (const signal of signals) process.off(signal, interrupted)
  }
}

interface Place {
  readonly dist: string
  readonly address: string
  readonly pages: FilmPageClient[]
  readonly work: Interruptible
  readonly voice: Voice
  readonly args: Args
}

async function openPage(
  { address, pages, work }: Place,
  order: FilmOrder,
  tell: (frames: number) => void,
): Promise<Plot> {
  const page = await openFilmPage(address, order, tell)
  pages.push(page)
  work.push(page.close)
  const plot = await page.open(order)
  if ('refused' in plot) throw new UsageError(plot.refused)
  return plot
}

const clockOf = (left: number) => {
  const whole = Math.round(left)
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}

async function bookOf({ out, order }: FilmOptions, place: Place): Promise<object> {
  const { voice, pages } = place
  const plot = await openPage(place, order, () => undefined)
  const [page] = pages
  if (!page || plot.moments.length === 0) throw new UsageError('cli.film.noMoments')
  const title = voice.word('cli.film.bookOf', { game: line(`${plot.game}.name`) })
  const pictures = picturesOf(plot)
  console.error(voice.word('cli.film.book.begun', { n: pictures.length }))
  const progress = makeProgress(pictures.length, 0, ({ done, all, secondsLeft }) =>
    voice.word('cli.film.book.progress', { done, all, ...clockOf(secondsLeft) }),
  )
  const book = await makeBook(page, pictures, { out, title, language: voice.language }, progress)
  console.log(
    voice.word('cli.film.book.made', {
      ...raw({ html: book.html, pdf: book.pdf }),
      n: book.pictures,
    }),
  )
  return book
}

async function filmOf(wanted: FilmOptions, place: Place): Promise<object> {
  const { voice, dist, pages, args } = place
  let progress: Progress | null = null
  const tell = (frames: number) => progress?.add(frames)
  const began = process.hrtime.bigint()
  const plot = await openPage(place, wanted.order, tell)
  const parts = keptPartsOf(wanted, dist, plot)
  const left = plot.segments.length - parts.found
  const more = Math.max(0, Math.min(wanted.processes, left) - 1)
  await Promise.all(Array.from({ length: more }, () => openPage(place, wanted.order, tell)))
  const before = plot.segments.reduce((sum, _, i) => sum + (parts.madeOf(i)?.frames ?? 0), 0)
  if (parts.found > 0) console.error(voice.word('cli.film.resumed', { n: parts.found }))
  progress = makeProgress(plot.frames, before, ({ done, all, aSecond, secondsLeft }) =>
    voice.word('cli.film.progress', {
      done,
      all,
      rate: Math.round(aSecond * 10) / 10,
      ...clockOf(secondsLeft),
    }),
  )
  const made = await makeFilm(wanted, plot, pages, parts, progress)
  const seconds = Number(process.hrtime.bigint() - began) / 1e9
  const framesASecond = Math.round(((made.frames - before) / seconds) * 10) / 10
  tellMade(voice, wanted, plot, made, framesASecond)
  if (args.has('hashes'))
    for (const [frame, hash] of Object.entries(made.hashes)) console.log(`${frame}  ${hash}`)
  const { isCut, segments } = plot
  return {
    file: wanted.out,
    asked: plot.frames,
    ...made,
    segments: segments.length,
    isCut,
    seconds: Math.round(seconds),
    framesASecond,
  }
}

function tellMade(
  voice: Voice,
  { out, order }: FilmOptions,
  plot: Plot,
  { frames, held, bytes, sound, captured }: Made,
  rate: number,
): void {
  const say = (key: `cli.film.${'made' | 'speed' | 'capture' | 'opus' | 'cut'}`, parts = {}) =>
    console.log(voice.say({ key, parts }))
  const megabytes = Math.round(bytes / 1e5) / 10
  say('cli.film.made', { ...raw({ file: out }), frames, megabytes })
  say('cli.film.speed', { rate, held, drawn: frames - held })
  if (captured) {
    const { seconds, wanted: due, captured: got } = captured
    say('cli.film.capture', {
      rate: Math.round((got / seconds) * 10) / 10,
      lost: Math.max(0, due - got),
      wanted: due,
      seconds,
    })
  }
  if (order.container === 'mp4' && sound === 'opus') say('cli.film.opus')
  if (plot.isCut) say('cli.film.cut')
}
