/** One stage without its page: follows a table, plans and plays what came, lets a director cut, and is asked for more. */
import type { AnyGame } from '../../kernel/game.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { CameraShot } from '../../scenes/contract.ts'
import type { Screening } from '../../session/show/ticker.ts'
import type { Time } from '../../session/time.ts'
import { cameraOf, type WantedShot } from '../../stage/director/director.ts'
import type { Take } from '../../stage/director/shot.ts'
import { type Feed, type Followed, makeFeed } from '../../stage/wire/feed.ts'
import type { Staged } from '../../stage/wire/head.ts'
import type { Replay } from '../../stage/wire/memory.ts'
import type { Message, News, Position } from '../../stage/wire/messages.ts'
import type { StageAddress } from './address.ts'
import { followTable, type StageFollowing, isOf, deliverNews } from './following.ts'

/** What the page draws. */
export interface ShowState {
  readonly followed: Followed
  /** Who sits there, as the table said when it was joined. */
  readonly position: Position | null
  readonly game: AnyGame | null
  readonly scene: GameScene | null
  readonly staged: Staged | null
  readonly camera: CameraShot | null
  /** What of it a desk is told. */
  readonly take: Take | null
  readonly wanted: WantedShot | null
}

export interface Show {
  state(): ShowState
  subscribe(listener: () => void): () => void
  hear(message: Message): void
  want(wanted: WantedShot | null): void
  again(replay: Replay): boolean
  /** Another address: what of it holds at once. */
  setDelay(seconds: number): void
  stop(): void
}

interface ShowPorts {
  readonly time: Time
  readonly screening: Screening
  /** Calls back after so many milliseconds. */
  later(milliseconds: number, step: () => void): void
  send(message: Message): void
  /** A step of this weight has been shown. */
  moment(weight: number): void
}

/** After what could not be fetched. */
const retryMilliseconds = 5000

export function wantedShotOf({ camera, seat }: StageAddress): WantedShot | null {
  return camera === 'auto' ? null : { kind: camera, seat }
}

export function makeShow(address: StageAddress, ports: ShowPorts): Show {
  const { time } = ports
  const listeners = new Set<() => void>()
  let delaySeconds = address.delaySeconds
  let wanted = wantedShotOf(address)
  let following: StageFollowing | null = null
  let coming: Promise<void> = Promise.resolve()
  let state: ShowState | null = null
  let unwatch: (() => void) | null = null
  let isOver = false

  function build(): ShowState {
    const { position = null, game = null, scene = null } = following ?? {}
    const take = following?.director?.takeAt(time.now()) ?? null
    const staged = following?.head.showing() ?? null
    const camera = take && cameraOf(take)
    return { position, game, scene, followed: feed.state(), staged, camera, take, wanted }
  }

  function changed(): void {
    state = null
    for (const listener of listeners) listener()
  }

  /** Time goes on until the last cut that is planned. */
  function watchCuts(): void {
    unwatch?.()
    const takeNow = () => following?.director?.takeAt(time.now())
    let on = takeNow()
    unwatch = time.onTick(() => {
      const take = takeNow()
      if (take !== on) {
        on = take
        changed()
      }
      const last = following?.director?.takes().at(-1)?.sinceSeconds ?? 0
      if (last <= time.now() || isOver) {
        unwatch?.()
        unwatch = null
      }
    })
  }

  /** What runs of another table ends here: nothing of it is shown with this one's game. */
  async function bring(position: Position): Promise<void> {
    if (following && isOf(following, position)) {
      following = { ...following, position }
      return
    }
    const next = await followTable(position, {
      time,
      screening: ports.screening,
      isDrawn: address.view === 'scene',
      directed: watchCuts,
      changed,
      moment: ports.moment,
    })
    next.director?.overrule(wanted, time.now())
    const before = following
    following = next
    before?.head.stop()
  }

  async function show(news: News): Promise<void> {
    if (news.kind === 'position') await bring(news)
    if (following && !isOver) deliverNews(following, news)
  }

  /** A game that could not be fetched is asked for again, with where the match stands by then. */
  function lose(): void {
    following?.head.stop()
    following = null
    changed()
    ports.later(retryMilliseconds, () => feed.rejoin())
  }

  function release(news: News): void {
    coming = coming.then(() => show(news)).catch(lose)
  }

  const feed: Feed = makeFeed(
    {
      send: ports.send,
      now: () => Date.now(),
      delaySeconds: () => delaySeconds,
      later: ports.later,
      release,
      changed: () => changed(),
    },
    address.table,
  )

  return {
    state: () => (state ??= build()),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hear: (message) => feed.hear(message),
    want(next) {
      wanted = next
      following?.director?.overrule(next, time.now())
      watchCuts()
      changed()
    },
    again: (replay) => following?.head.again(replay) ?? false,
    setDelay(seconds) {
      delaySeconds = seconds
      feed.settle()
    },
    stop() {
      isOver = true
      feed.stop()
      following?.head.stop()
      unwatch?.()
    },
  }
}
