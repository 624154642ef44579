/** A table of bots that is published, and stages that listen: windows without a browser. */
import type { AnyGame } from '../../../src/kernel/game.ts'
import { namedGesture } from '../../../src/physics/gesture.ts'
import { keepThrow } from '../../../src/physics/kept.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import type { ThrowPieces } from '../../../src/session/thrown.ts'
import { type Feed, makeFeed } from '../../../src/link/wire/feed.ts'
import { type Message, type News, readMessage } from '../../../src/link/wire/messages.ts'
import { makePublisher, type Publisher, type ShownTo } from '../../../src/link/wire/publish.ts'
import { openTable } from '../../../src/app/table/openTable.ts'
import { start } from '../../../src/kernel/match.ts'
import { makeTestPorts } from '../../session/ports.ts'
import { headerFor } from '../../session/tables.ts'

/** As a page throws, in this thread; `isQuick`: by the seed alone, without a track. */
const throwPieces: ThrowPieces = async (pieces, seed, gesture) => {
  const bare = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
  const way = gesture ?? namedGesture('default', bare)
  const settled = simulate({ version: 1, pieces: bare, seed, gesture: way })
  return {
    answer: { kind: 'faces', faces: settled.faces },
    settled,
    proof: keepThrow(seed, way, settled),
  }
}

/** What is sent is heard by every other window, as a copy. */
export function makeAir() {
  const ears = new Set<(message: unknown) => void>()
  const sent: Message[] = []
  return {
    sent,
    join(hear: (message: Message) => void) {
      const ear = (message: unknown) => {
        const read = readMessage(message)
        if (!read) throw new Error('what was sent does not read')
        hear(read)
      }
      ears.add(ear)
      return {
        leave: () => void ears.delete(ear),
        send(message: Message) {
          sent.push(message)
          for (const other of Array.from(ears)) if (other !== ear) other(structuredClone(message))
        },
      }
    },
  }
}
export type Air = ReturnType<typeof makeAir>

export interface Clockwork {
  now: number
  readonly waiting: { readonly at: number; readonly step: () => void }[]
}

/** Time that stands until it is turned. */
export function turn(clock: Clockwork, milliseconds: number): void {
  clock.now += milliseconds
  const due = clock.waiting.filter(({ at }) => at <= clock.now)
  for (const one of due) clock.waiting.splice(clock.waiting.indexOf(one), 1)
  for (const { step } of due) step()
}

export interface Listening {
  readonly feed: Feed
  readonly heard: News[]
}

/** `isMissed`: messages that get lost on their way to this stage. */
export function listen(
  air: Air,
  clock: Clockwork,
  delaySeconds = 0,
  isMissed: (message: Message) => boolean = () => false,
): Listening {
  const heard: News[] = []
  // whatever is sent while it is made is heard by nobody
  let feed: Feed | null = null
  const channel = air.join((message) => (isMissed(message) ? undefined : feed?.hear(message)))
  const early: Message[] = []
  feed = makeFeed({
    send: (message) => (feed ? channel.send(message) : early.push(message)),
    now: () => clock.now,
    delaySeconds: () => delaySeconds,
    later: (milliseconds, step) => void clock.waiting.push({ at: clock.now + milliseconds, step }),
    release: (news) => heard.push(news),
    changed: () => undefined,
  })
  for (const message of early) channel.send(message)
  return { feed, heard }
}

export interface Staging {
  readonly session: ReturnType<typeof openTable>
  readonly publisher: Publisher
}

/** A table whose pieces are thrown by physics, with a letter for each seat. */
export function botsTable(game: AnyGame, kinds: string, seed: string, isSeeded = false) {
  const begun = start(game, kinds.length, {})
  if (!begun.ok) throw new Error(begun.refusal.code)
  const ports = makeTestPorts()
  const own = isSeeded ? ports : Object.assign(ports, { throwPieces })
  return openTable({ match: begun.match, header: headerFor(game, kinds, seed) }, own)
}

/** Until there is a result. */
export async function tableIsOver(session: ReturnType<typeof openTable>): Promise<void> {
  const isOver = () => session.match().game.result(session.match().state) !== null
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 1))
}

export function stageBots(
  game: AnyGame,
  kinds: string,
  seed: string,
  air: Air,
  clock: Clockwork,
  viewer: () => ShownTo = () => 'table',
  thrower: 'physics' | 'seeded' = 'physics',
): Staging {
  const session = botsTable(game, kinds, seed, thrower === 'seeded')
  let publisher: Publisher | null = null
  const channel = air.join((message) => publisher?.hear(message))
  publisher = makePublisher({
    session,
    viewer,
    send: channel.send,
    now: () => clock.now,
    report(error) {
      throw error
    },
  })
  return { session, publisher }
}
