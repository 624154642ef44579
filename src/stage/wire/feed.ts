/** A stage's ear: finds a table, asks it where it stands, and hands on what comes when it is old enough. */
import type { Here, Message, News } from './messages.ts'

export interface FeedPorts {
  send(message: Message): void
  /** Milliseconds since 1970. */
  now(): number
  delaySeconds(): number
  /** Calls back after so many milliseconds. */
  later(milliseconds: number, step: () => void): void
  /** It is time for this. */
  release(news: News): void
  /** Another table is followed, none, or the one that was has gone. */
  changed(): void
}

export type Followed =
  | { readonly kind: 'searching' }
  /** What came is not old enough to be shown. */
  | { readonly kind: 'waiting'; readonly table: string }
  | { readonly kind: 'following'; readonly table: string }
  | { readonly kind: 'left'; readonly table: string }

export interface Feed {
  hear(message: Message): void
  state(): Followed
  tables(): readonly Here[]
  /** This table and no other; null for wherever something happens. */
  follow(table: string | null): void
  /** What came of the table that is followed could not be shown: it is asked where it stands. */
  rejoin(): void
  /** Another delay: what waits is looked at again. */
  settle(): void
  stop(): void
}

export function makeFeed(ports: FeedPorts, wanted: string | null = null): Feed {
  const tables = new Map<string, Here>()
  let only = wanted
  let state: Followed = { kind: 'searching' }
  let waiting: News[] = []
  /** Of what came last: what does not follow it is asked for anew. */
  let number = -1
  let viewer: News['viewer'] = 'table'
  let isOver = false

  function become(next: Followed): void {
    if (next.kind === state.kind && tableOf(next) === tableOf(state)) return
    state = next
    ports.changed()
  }

  function join(table: string): void {
    if (tableOf(state) !== table) waiting = []
    become({ kind: 'waiting', table })
    number = -1
    ports.send({ kind: 'join', table })
  }

  function meet(found: Here): void {
    tables.set(found.table, found)
    const isWanted = only === null || only === found.table
    const isFree = state.kind === 'searching' || state.kind === 'left'
    // a table that is opened again says by itself where it stands
    if (isWanted && isFree) join(found.table)
    else ports.changed()
  }

  function flush(): void {
    if (isOver) return
    const due = ports.now() - ports.delaySeconds() * 1000
    while (waiting[0] && waiting[0].sentAt <= due) {
      const news = waiting.shift()
      if (!news) break
      become({ kind: 'following', table: news.table })
      ports.release(news)
    }
    const next = waiting[0]
    if (next) ports.later(next.sentAt - due, flush)
  }

  /** A position says everything by itself, a step only what came after the one before. */
  function take(news: News): void {
    if (news.table !== tableOf(state)) return
    // somebody else has asked for it
    if (news.kind === 'position' && news.number === number && news.viewer === viewer) return
    if (news.kind === 'step' && news.number !== number + 1) {
      if (news.number > number) join(news.table)
      return
    }
    number = news.number
    viewer = news.viewer
    waiting.push(news)
    flush()
  }

  ports.send({ kind: 'who' })

  return {
    state: () => state,
    tables: () => [...tables.values()].toSorted((a, b) => b.changedAt - a.changedAt),
    hear(message) {
      if (isOver) return
      if (message.kind === 'here') meet(message)
      if (message.kind === 'position' || message.kind === 'step') take(message)
      if (message.kind === 'gone') {
        tables.delete(message.table)
        if (tableOf(state) === message.table) become({ kind: 'left', table: message.table })
        ports.send({ kind: 'who' })
      }
    },
    follow(table) {
      only = table
      const best = table ?? [...tables.keys()][0]
      if (best !== undefined && tables.has(best) && best !== tableOf(state)) join(best)
      else ports.send({ kind: 'who' })
    },
    rejoin() {
      const table = tableOf(state)
      if (table !== null && !isOver) join(table)
    },
    settle: flush,
    stop: () => void (isOver = true),
  }
}

const tableOf = (state: Followed): string | null =>
  state.kind === 'searching' ? null : state.table
