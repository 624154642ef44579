/** One table that a stage follows: its game, its scene, a director for its cameras, and the head that shows it. */
import type { AnyGame } from '../../kernel/game.ts'
import { stillPlan } from '../../scenes/board/plan.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import { makePause } from '../../session/pace.ts'
import { makeTicker, type Screening } from '../../session/show/ticker.ts'
import type { Time } from '../../session/time.ts'
import { type Director, makeDirector } from '../../stage/director/director.ts'
import type { DirectedMotion } from '../../stage/director/motion.ts'
import { makeRemoteHead, type RemoteHead } from '../../stage/wire/remoteHead.ts'
import type { News, Position } from '../../link/wire/messages.ts'
import { loadGame } from '../games.ts'
import { loadScene } from '../table/scenes.ts'

export interface StageFollowing {
  /** The position with which the table was joined: it names the players. */
  readonly position: Position
  readonly game: AnyGame | null
  readonly scene: GameScene | null
  /** Null without a picture. */
  readonly director: Director | null
  readonly head: RemoteHead
}

export interface FollowingPorts {
  readonly time: Time
  readonly screening: Screening
  /** False for overlays without a picture. */
  readonly isDrawn: boolean
  /** Cuts have been planned. */
  directed(): void
  changed(): void
  /** A message could not be shown. */
  dropped(error: unknown): void
  /** A step of this weight has been shown. */
  moment(weight: number): void
}

/** Plays faster while many messages wait. */
const speedFor = (waiting: number): number => (waiting > 6 ? 3 : waiting > 2 ? 1.6 : 1)

export const isOf = ({ position }: StageFollowing, { table, game }: Position): boolean =>
  position.table === table && position.game === game

/** Loads everything that a position needs; a game without a scene has only overlays. */
export async function followTable(
  position: Position,
  ports: FollowingPorts,
): Promise<StageFollowing> {
  const { time, screening } = ports
  const game = await loadGame(position.game, position.edition ?? undefined)
  const scene = game && (await loadScene(game, position.sitters.length))
  const director =
    scene && ports.isDrawn ? makeDirector(position.game, scene, position.viewer, time.now()) : null
  const pause = makePause(time)

  async function prepare(motion: DirectedMotion, isAgain: boolean): Promise<void> {
    if (!director) return
    const now = time.now()
    if (isAgain) director.again(motion, now)
    const begin = isAgain ? now : director.direct(motion, now)
    ports.directed()
    if (!screening.isHidden()) await pause.wait(begin - now)
  }

  const head = makeRemoteHead({
    plan: (step) => scene?.plan(step) ?? stillPlan,
    ticker: makeTicker(time, screening),
    speed: speedFor,
    prepare,
    cut: () => director?.restart(time.now()),
    changed: ports.changed,
    dropped: ports.dropped,
    shown: ({ beat }) => ports.moment(Math.max(0, ...beat.plan.cues.map(({ weight }) => weight))),
  })
  return { position, game, scene, director, head }
}

/** Ignores messages of other tables. */
export function deliverNews({ position, game, head }: StageFollowing, news: News): void {
  if (game && news.table === position.table) head.put(news)
}
