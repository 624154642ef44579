/** One stage without its page: follows a table, plans and plays what came, lets a director cut, and is asked for more. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Shot } from '../../scenes/contract.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import { stillPlan } from '../../scenes/board/plan.ts'
import { makePause } from '../../session/pace.ts'
import { makeTicker } from '../../session/show/ticker.ts'
import {
  cameraOf,
  type Director,
  makeDirector,
  type Wanted,
} from '../../stage/director/director.ts'
import type { Take } from '../../stage/director/shot.ts'
import type { Motion } from '../../stage/director/motion.ts'
import { type Feed, type Followed, makeFeed } from '../../stage/wire/feed.ts'
import { makeRemoteHead, type RemoteHead, type Staged } from '../../stage/wire/head.ts'
import type { Replay } from '../../stage/wire/memory.ts'
import type { Message, News, Position } from '../../stage/wire/messages.ts'
import { loadGame } from '../games.ts'
import { pageScreening, pageTime } from '../pageTime.ts'
import { loadScene } from '../table/scenes.ts'
import type { StageAddress } from './address.ts'

/** What the page draws. */
export interface ShowState {
  readonly followed: Followed
  /** Who sits there, as the table said when it was joined. */
  readonly position: Position | null
  readonly game: AnyGame | null
  readonly scene: GameScene | null
  readonly staged: Staged | null
  readonly camera: Shot | null
  /** What of it a desk is told. */
  readonly take: Take | null
  readonly wanted: Wanted | null
}

export interface Show {
  state(): ShowState
  subscribe(listener: () => void): () => void
  hear(message: Message): void
  want(wanted: Wanted | null): void
  again(replay: Replay): boolean
  /** Another address: what of it holds at once. */
  setDelay(seconds: number): void
  stop(): void
}

interface ShowPorts {
  send(message: Message): void
  /** A step of this weight has been shown. */
  moment(weight: number): void
}

/** Much that waits is shown faster. */
const speedFor = (waiting: number): number => (waiting > 6 ? 3 : waiting > 2 ? 1.6 : 1)

export function wantedOf({ camera, seat }: StageAddress): Wanted | null {
  return camera === 'auto' ? null : { kind: camera, seat }
}

export function makeShow(address: StageAddress, ports: ShowPorts): Show {
  const listeners = new Set<() => void>()
  const ticker = makeTicker(pageTime, pageScreening)
  const pause = makePause(pageTime)
  let delaySeconds = address.delaySeconds
  let director: Director | null = null
  let wanted = wantedOf(address)
  let parts: Pick<ShowState, 'position' | 'game' | 'scene'> = {
    position: null,
    game: null,
    scene: null,
  }
  let coming: Promise<void> = Promise.resolve()
  let state: ShowState | null = null
  let unwatch: (() => void) | null = null
  let isOver = false

  function build(): ShowState {
    const take = director?.takeAt(pageTime.now()) ?? null
    const camera = take && cameraOf(take)
    return { ...parts, followed: feed.state(), staged: head.showing(), camera, take, wanted }
  }

  function changed(): void {
    state = null
    for (const listener of listeners) listener()
  }

  /** Time goes on until the last cut that is planned. */
  function watchCuts(): void {
    unwatch?.()
    let on = director?.takeAt(pageTime.now())
    unwatch = pageTime.onTick(() => {
      const now = pageTime.now()
      const take = director?.takeAt(now)
      if (take !== on) {
        on = take
        changed()
      }
      const isLast = (director?.takes().at(-1)?.sinceSeconds ?? 0) <= now
      if (isLast || isOver) {
        unwatch?.()
        unwatch = null
      }
    })
  }

  async function prepare(motion: Motion, isAgain: boolean): Promise<void> {
    if (!director) return
    const now = pageTime.now()
    if (isAgain) director.again(motion, now)
    const begin = isAgain ? now : director.direct(motion, now)
    watchCuts()
    if (!pageScreening.isHidden()) await pause.wait(begin - now)
  }

  const head: RemoteHead = makeRemoteHead({
    plan: (step) => parts.scene?.plan(step) ?? stillPlan,
    ticker,
    speed: speedFor,
    prepare,
    cut: () => director?.restart(pageTime.now()),
    changed,
    shown({ beat }) {
      const weight = Math.max(0, ...beat.plan.cues.map((cue) => cue.weight))
      ports.moment(weight)
    },
  })

  /** What a position needs is here before it is shown; a game without a scene has its overlays. */
  async function bring(position: Position): Promise<void> {
    const { position: known } = parts
    const isSame = known?.table === position.table && known.game === position.game
    if (!isSame) {
      const game = await loadGame(position.game, position.edition ?? undefined)
      const scene = game && (await loadScene(game, position.sitters.length))
      parts = { position, game, scene }
      // overlays alone wait for no picture
      const isDirected = scene && address.view === 'scene'
      director = isDirected
        ? makeDirector(position.game, scene, position.viewer, pageTime.now())
        : null
      director?.overrule(wanted, pageTime.now())
    } else parts = { ...parts, position }
  }

  function release(news: News): void {
    coming = coming.then(async () => {
      if (news.kind === 'position') await bring(news)
      if (!isOver && parts.game) head.put(news)
    })
  }

  const feed: Feed = makeFeed(
    {
      send: ports.send,
      now: () => Date.now(),
      delaySeconds: () => delaySeconds,
      later: (milliseconds, step) => void setTimeout(step, milliseconds),
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
      director?.overrule(next, pageTime.now())
      watchCuts()
      changed()
    },
    again: (replay) => head.again(replay),
    setDelay(seconds) {
      delaySeconds = seconds
      feed.settle()
    },
    stop() {
      isOver = true
      feed.stop()
      head.stop()
      unwatch?.()
    },
  }
}
