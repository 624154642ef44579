/** The receiving end of a stage: finds a table, asks it for its position, and hands on its messages after the delay. */
import { type Here, type Message, type News, wireVersion } from './messages.ts'

export interface FeedPorts {
  send(message: Message): void
  /** Milliseconds of a clock of this window that never jumps. */
  now(): number
  delaySeconds(): number
  /** Calls back after so many milliseconds. */
  later(milliseconds: number, step: () => void): void
  /** The delay of this message is over. */
  release(news: News): void
  /** The state or the list of tables has changed. */
  changed(): void
}

export type Followed =
  | { readonly kind: 'searching' }
  /** The table is found; its first position is not yet as old as the delay. */
  | { readonly kind: 'waiting'; readonly table: string }
  | { readonly kind: 'following'; readonly table: string }
  | { readonly kind: 'left'; readonly table: string }

export interface Feed {
  hear(message: Message): void
  state(): Followed
  tables(): readonly Here[]
  /** The table that is followed is another version of the wire: some of its messages may not be readable. */
  isOtherVersion(): boolean
  /** Follows only this table; null: any. */
  follow(table: string | null): void
  /** Asks the followed table for its position again, after a message that could not be shown. */
  rejoin(): void
  /** The delay has changed. */
  settle(): void
  stop(): void
}

/** More tables than this are not remembered, and more messages do not wait for the delay. */
const most = { tables: 100, waiting: 5000 } as const

export function makeFeed(ports: FeedPorts, wanted: string | null = null): Feed {
  const tables = new Map<string, Here>()
  const versions = new Map<string, number>()
  let chosenTable = wanted
  let state: Followed = { kind: 'searching' }
  let waiting: { readonly news: News; readonly heardAt: number }[] = []
  /** The number of the last message: one that does not follow it makes the feed join again. */
  let number = -1
  let viewer: News['viewer'] = 'table'
  let isOver = false

  function setState(next: Followed): void {
    if (next.kind === state.kind && tableOf(next) === tableOf(state)) return
    state = next
    ports.changed()
  }

  function ask(message: Message): void {
    ports.send({ kind: 'version', wire: wireVersion, table: null })
    ports.send(message)
  }

  function join(table: string): void {
    if (tableOf(state) !== table) waiting = []
    setState({ kind: 'waiting', table })
    number = -1
    ask({ kind: 'join', table })
  }

  function addTable(found: Here): void {
    tables.set(found.table, found)
    keepNewest(tables)
    const isWanted = chosenTable === null || chosenTable === found.table
    const isFree = state.kind === 'searching' || state.kind === 'left'
    // a table that is opened again sends its position unasked
    if (isWanted && isFree) join(found.table)
    else ports.changed()
  }

  function flush(): void {
    if (isOver) return
    const due = ports.now() - ports.delaySeconds() * 1000
    while (waiting[0] && waiting[0].heardAt <= due) {
      const next = waiting.shift()
      if (!next) break
      setState({ kind: 'following', table: next.news.table })
      ports.release(next.news)
    }
    const next = waiting[0]
    if (next) ports.later(next.heardAt - due, flush)
  }

  /** A position stands by itself; a step is only useful after the one before it. */
  function queueNews(news: News): void {
    if (news.table !== tableOf(state)) return
    // another stage has asked for it
    if (news.kind === 'position' && news.number === number && news.viewer === viewer) return
    const isGap = news.kind === 'step' && news.number !== number + 1
    if (waiting.length >= most.waiting) waiting = []
    else if (!isGap) return wait(news)
    join(news.table)
  }

  function wait(news: News): void {
    number = news.number
    viewer = news.viewer
    waiting.push({ news, heardAt: ports.now() })
    flush()
  }

  function removeTable(table: string): void {
    tables.delete(table)
    versions.delete(table)
    if (tableOf(state) === table) setState({ kind: 'left', table })
    ports.send({ kind: 'who' })
  }

  ask({ kind: 'who' })

  return {
    state: () => state,
    tables: () => [...tables.values()].toSorted((a, b) => b.changedAt - a.changedAt),
    isOtherVersion() {
      const table = tableOf(state)
      return table !== null && versions.get(table) !== wireVersion
    },
    hear(message) {
      if (isOver) return
      switch (message.kind) {
        case 'version':
          if (message.table !== null) versions.set(message.table, message.wire)
          keepNewest(versions)
          return
        case 'here':
          return addTable(message)
        case 'gone':
          return removeTable(message.table)
        case 'position':
        case 'step':
          return queueNews(message)
        case 'who':
        case 'join':
      }
    },
    follow(table) {
      chosenTable = table
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

/** Forgets the oldest entry, so that a flood of forged tables cannot fill the memory or hide the real one. */
function keepNewest(map: Map<string, unknown>): void {
  const [oldest] = map.keys()
  if (map.size > most.tables && oldest !== undefined) map.delete(oldest)
}

const tableOf = (state: Followed): string | null =>
  state.kind === 'searching' ? null : state.table
