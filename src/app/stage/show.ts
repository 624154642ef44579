/** A stage without its page: follows a table, shows its messages from the director's cameras, and obeys its operator. */
import type { AnyGame } from '../../kernel/game.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { CameraShot } from '../../scenes/contract.ts'
import type { Screening } from '../../session/show/ticker.ts'
import type { Time } from '../../session/time.ts'
import { cameraOf, type WantedShot } from '../../stage/director/director.ts'
import type { Take } from '../../stage/director/shot.ts'
import { type Feed, type Followed, makeFeed } from '../../link/wire/feed.ts'
import type { Staged } from '../../stage/wire/staged.ts'
import type { Replay } from '../../stage/wire/memory.ts'
import type { Message, News, Position } from '../../link/wire/messages.ts'
import type { StageAddress } from './address.ts'
import { makeCutWatch } from './cutWatch.ts'
import { followTable, type StageFollowing, isOf, deliverNews } from './following.ts'

/** The state that the page draws. */
export interface ShowState {
  readonly followed: Followed
  /** The stage and its table are different versions. */
  readonly isOtherVersion: boolean
  /** Messages that could not be shown since the stage was opened. */
  readonly dropped: number
  /** The position with which the table was joined: it names the players. */
  readonly position: Position | null
  readonly game: AnyGame | null
  readonly scene: GameScene | null
  readonly staged: Staged | null
  readonly camera: CameraShot | null
  /** The camera for the desk. */
  readonly take: Take | null
  readonly wanted: WantedShot | null
}

export interface Show {
  state(): ShowState
  subscribe(listener: () => void): () => void
  hear(message: Message): void
  want(wanted: WantedShot | null): void
  again(replay: Replay): boolean
  setDelay(seconds: number): void
  stop(): void
}

interface ShowPorts {
  readonly time: Time
  readonly screening: Screening
  /** Milliseconds of a clock that never jumps. */
  now(): number
  /** Calls back after so many milliseconds. */
  later(milliseconds: number, step: () => void): void
  send(message: Message): void
  /** A step of this weight has been shown. */
  moment(weight: number): void
  report(error: unknown): void
}

/** Milliseconds after which a stage joins again when a game could not be fetched or a message not be shown. */
const retryMilliseconds = 5000

export function wantedShotOf({ camera, seat }: StageAddress): WantedShot | null {
  return camera === 'auto' ? null : { kind: camera, seat }
}

/** Calls `retry` once after a while, however often it is asked to meanwhile. */
function makeRetry(later: ShowPorts['later'], retry: () => void): () => void {
  let isComing = false
  return () => {
    if (isComing) return
    isComing = true
    later(retryMilliseconds, () => {
      isComing = false
      retry()
    })
  }
}

interface TableParts {
  readonly ports: ShowPorts
  readonly isDrawn: boolean
  wanted(): WantedShot | null
  directed(): void
  changed(): void
  dropped(error: unknown): void
}

/** The table that is followed; the messages of another one wait until its game and scene are loaded. */
function makeFollowedTable({ ports, isDrawn, wanted, directed, changed, dropped }: TableParts) {
  let following: StageFollowing | null = null
  let coming: Promise<void> = Promise.resolve()
  let isOver = false

  /** Stops the head of the table before, so that nothing of it is shown with the game of this one. */
  async function bring(position: Position): Promise<void> {
    if (following && isOf(following, position)) {
      following = { ...following, position }
      return
    }
    const { time, screening, moment } = ports
    const parts = { time, screening, moment, isDrawn, directed, changed, dropped }
    const next = await followTable(position, parts)
    next.director?.overrule(wanted(), time.now())
    following?.head.stop()
    following = next
  }

  async function show(news: News): Promise<void> {
    if (news.kind === 'position') await bring(news)
    if (following && !isOver) deliverNews(following, news)
  }

  function lose(error: unknown): void {
    following?.head.stop()
    following = null
    dropped(error)
  }

  return {
    now: () => following,
    release: (news: News) => void (coming = coming.then(() => show(news)).catch(lose)),
    stop() {
      isOver = true
      following?.head.stop()
    },
  }
}

export function makeShow(address: StageAddress, ports: ShowPorts): Show {
  const { time } = ports
  const listeners = new Set<() => void>()
  let delaySeconds = address.delaySeconds
  let wanted = wantedShotOf(address)
  let dropped = 0
  let state: ShowState | null = null

  function changed(): void {
    state = null
    for (const listener of listeners) listener()
  }

  const retry = makeRetry(ports.later, () => feed.rejoin())
  const cuts = makeCutWatch(time, () => table.now()?.director ?? null, changed)
  const table = makeFollowedTable({
    ports,
    isDrawn: address.view === 'scene',
    wanted: () => wanted,
    directed: cuts.restart,
    changed,
    dropped(error) {
      dropped += 1
      ports.report(error)
      changed()
      retry()
    },
  })
  const feed: Feed = makeFeed(
    {
      send: ports.send,
      now: ports.now,
      delaySeconds: () => delaySeconds,
      later: ports.later,
      release: table.release,
      changed,
    },
    address.table,
  )

  function build(): ShowState {
    const { position = null, game = null, scene = null, director, head } = table.now() ?? {}
    const take = director?.takeAt(time.now()) ?? null
    const staged = head?.showing() ?? null
    const camera = take && cameraOf(take)
    const [followed, isOtherVersion] = [feed.state(), feed.isOtherVersion()]
    const seen = { position, game, scene, staged, camera, take }
    return { ...seen, followed, isOtherVersion, dropped, wanted }
  }

  return {
    state: () => (state ??= build()),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hear: (message) => feed.hear(message),
    want(next) {
      wanted = next
      table.now()?.director?.overrule(next, time.now())
      cuts.restart()
      changed()
    },
    again: (replay) => table.now()?.head.again(replay) ?? false,
    setDelay(seconds) {
      delaySeconds = seconds
      feed.settle()
    },
    stop() {
      feed.stop()
      table.stop()
      cuts.stop()
    },
  }
}
