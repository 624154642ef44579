/** `npm run bench -- stage`: what a table tells a stage of each step, in bytes, and how long that is under way. */
import { readArgs } from '../../src/cli/args.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { ready } from '../../src/physics/rapier.ts'
import { type Message, readMessage } from '../../src/stage/wire/messages.ts'
import { makeFeed } from '../../src/stage/wire/feed.ts'
import { makePublisher } from '../../src/stage/wire/publish.ts'
import { botsTable, tableIsOver } from '../stage/wire/staging.ts'

const about = `npm run bench -- stage [--matches M] [--json]

M matches (3) of bots of each game, thrown by physics, told to a stage over a BroadcastChannel in this process:
bytes of each step (views, events, lines; a throw's track by itself), and milliseconds from the moment at which
a step is sent to that at which the stage has read, checked and released it.`

interface Figures {
  readonly game: string
  readonly steps: number
  readonly throws: number
  readonly bytes: { readonly median: number; readonly p95: number }
  readonly trackBytes: { readonly median: number; readonly p95: number }
  readonly delayMilliseconds: { readonly p50: number; readonly p95: number }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const round = (value: number): number => Math.round(value * 100) / 100

/** What stands in text, and what is numbers of a track. */
function weigh(message: Message): { readonly text: number; readonly track: number } {
  let track = 0
  const text = JSON.stringify(message, (_key, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value
    track += value.byteLength
    return null
  })
  return { text: Buffer.byteLength(text), track }
}

interface Seen {
  readonly texts: number[]
  readonly tracks: number[]
  readonly delays: number[]
}

async function watchMatch(game: AnyGame, seed: string, seen: Seen): Promise<void> {
  const [table, stage] = [new BroadcastChannel('bench'), new BroadcastChannel('bench')]
  const sentAt = new Map<number, number>()
  let heard = -1
  const feed = makeFeed({
    send: (message) => stage.postMessage(message),
    now: () => Date.now(),
    delaySeconds: () => 0,
    later: () => undefined,
    changed: () => undefined,
    release(news) {
      heard = news.number
      const at = sentAt.get(news.number)
      if (news.kind === 'step' && at !== undefined) seen.delays.push(performance.now() - at)
    },
  })
  stage.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message) feed.hear(message)
  })
  const session = botsTable(game, 'b'.repeat(game.seats.min), seed)
  const publisher = makePublisher({
    session,
    viewer: () => 'table',
    now: () => Date.now(),
    report(error) {
      throw error
    },
    send(message) {
      if (message.kind === 'step') {
        const { text, track } = weigh(message)
        seen.texts.push(text)
        if (track > 0) seen.tracks.push(track)
        sentAt.set(message.number, performance.now())
      }
      table.postMessage(message)
    },
  })
  table.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message) publisher.hear(message)
  })
  session.wake()
  await tableIsOver(session)
  const { length } = session.match()
  while (heard < length) await new Promise((resolve) => setTimeout(resolve, 1))
  feed.stop()
  publisher.stop()
  table.close()
  stage.close()
}

async function measure(game: AnyGame, matches: number): Promise<Figures> {
  const seen: Seen = { texts: [], tracks: [], delays: [] }
  for (let i = 0; i < matches; i += 1) await watchMatch(game, `bench ${i}`, seen)
  const { texts, tracks, delays } = seen
  return {
    game: game.id,
    steps: texts.length,
    throws: tracks.length,
    bytes: { median: quantile(texts, 0.5), p95: quantile(texts, 0.95) },
    trackBytes: { median: quantile(tracks, 0.5), p95: quantile(tracks, 0.95) },
    delayMilliseconds: { p50: round(quantile(delays, 0.5)), p95: round(quantile(delays, 0.95)) },
  }
}

export async function run(argv: string[]): Promise<number> {
  const args = readArgs(argv, { matches: { type: 'string' }, json: { type: 'boolean' } })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const matches = args.count('matches', 1, 1000) ?? 3
  await ready()
  const all: Figures[] = []
  for (const game of games) {
    const figures = await measure(game, matches)
    all.push(figures)
    const { bytes, trackBytes, delayMilliseconds: delay } = figures
    console.log(
      `${game.id}: ${figures.steps} steps, ${bytes.median} bytes each (p95 ${bytes.p95}); ${figures.throws} throws with tracks of ${trackBytes.median} (p95 ${trackBytes.p95}); ${delay.p50} ms from table to stage (p95 ${delay.p95})`,
    )
  }
  if (args.has('json')) console.log(JSON.stringify({ bench: 'stage', ok: true, games: all }))
  return 0
}
