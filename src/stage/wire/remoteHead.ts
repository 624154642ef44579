/** The head of a window that follows a table: shows messages in order, jumps over a long backlog, and plays replays. */
import type { Replay } from './memory.ts'
import type { News } from '../../link/wire/messages.ts'
import type { Staged } from './staged.ts'
import { makeStagePlayer, type StagePorts } from './stagePlayer.ts'

export interface RemoteHead {
  put(news: News): void
  showing(): Staged | null
  /** Shows a replay in slow motion after the running step; new messages wait. False where there is none. */
  again(replay: Replay): boolean
  stop(): void
}

/** A longer backlog (messages) is not played: the stage jumps to a position this close to the table's. */
const mostWaiting = 24

export function makeRemoteHead(ports: StagePorts): RemoteHead {
  let queue: News[] = []
  let replay: Replay | null = null
  let isBusy = false
  /** The last message was dropped: there is no position from which the next step could be played. */
  let isLost = false
  let isOver = false
  const player = makeStagePlayer(ports, () => queue.length)

  async function showNext(news: News, live: Staged | null): Promise<void> {
    const isPlayed = news.kind === 'step' && queue.length < mostWaiting && !isLost
    if (isPlayed && live) return player.play(news, live)
    player.rest(news)
    isLost = false
  }

  /** False when nothing waits. */
  async function next(): Promise<boolean> {
    const live = player.staged()
    if (replay && live) {
      const wanted = replay
      replay = null
      await player.replay(wanted, live, () => queue[0]?.kind === 'position')
      return true
    }
    const news = queue.shift()
    if (news) await showNext(news, live)
    return news !== undefined
  }

  /** Drops a message that cannot be shown; the next one is shown without motion. */
  async function nextOrDrop(): Promise<boolean> {
    try {
      return await next()
    } catch (error) {
      isLost = true
      ports.dropped(error)
      return true
    }
  }

  async function run(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (!isOver && (await nextOrDrop()));
    isBusy = false
  }

  return {
    put(news) {
      // a position replaces everything before it
      if (news.kind === 'position') {
        queue = [news]
        ports.ticker.finish()
      } else queue.push(news)
      void run()
    },
    showing: player.staged,
    again(wanted) {
      // the step that runs now may be the one to be replayed
      if (!isBusy && !player.canReplay(wanted)) return false
      replay = wanted
      void run()
      return true
    },
    stop() {
      isOver = true
      player.stop()
    },
  }
}
