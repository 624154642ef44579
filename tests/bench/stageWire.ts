/** Measures bytes and delay of each message from table to stage, in one process. */
import type { AnyGame } from '../../src/kernel/game.ts'
import { type Message, readMessage } from '../../src/link/wire/messages.ts'
import { makeFeed } from '../../src/link/wire/feed.ts'
import { makePublisher } from '../../src/link/wire/publish.ts'
import { botsTable, tableIsOver } from '../stage/wire/staging.ts'

export interface WireFigures {
  readonly game: string
  readonly steps: number
  readonly throws: number
  readonly bytes: { readonly median: number; readonly p95: number }
  readonly trackBytes: { readonly median: number; readonly p95: number }
  readonly delayMilliseconds: { readonly p50: number; readonly p95: number }
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const round = (value: number): number => Math.round(value * 100) / 100

/** Bytes of a message as text, and of the typed arrays of its tracks. */
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

export async function measureWire(game: AnyGame, matches: number): Promise<WireFigures> {
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
