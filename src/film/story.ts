/** A match as it is told on film: one part after the other, each with the second in which it begins. */
import type { Tagged } from '../kernel/command.ts'
import { stepsOf } from '../kernel/journal.ts'
import type { AnyStep, Match } from '../kernel/match.ts'
import type { Viewer } from '../kernel/seat.ts'
import { lengthOf } from '../physics/trackPose.ts'
import type { Plan } from '../scenes/board/plan.ts'
import type { GameScene } from '../scenes/board/scene.ts'
import { type Beat, beatOf } from '../session/show/beat.ts'
import type { Fallen, Throws } from '../session/show/throws.ts'
import type { Camera } from './camera.ts'
import { owed } from './owed.ts'
import { rarityOf } from './rarity.ts'

export type FilmBeat = Beat<unknown, Tagged, Plan>

/** One motion, and all that is to be seen while it runs and until the next one begins. */
export interface Part {
  /** What moves: a throw, while the board rests, or the board. */
  readonly kind: 'roll' | 'beat'
  /** The number of the step, from 1; 0 for the picture before the first. */
  readonly step: number
  readonly sinceSeconds: number
  /** Seconds for which something moves. */
  readonly length: number
  readonly beat: FilmBeat
  /** What lies in the tray, and in which second of the story it was thrown. */
  readonly fallen: (Fallen & { readonly number: number; readonly sinceSeconds: number }) | null
  /** How much it matters to who looks on, 0 to 1. */
  readonly weight: number
}

export interface Story {
  readonly parts: readonly Part[]
  readonly seconds: number
}

/** Seconds: before anything happens, between motions, and with the last picture. */
const rest = { before: 1.2, afterRoll: 0.35, afterBeat: 0.4, atEnd: 3 } as const

interface Told {
  readonly match: Match
  readonly viewer: Viewer
  readonly scene: GameScene
  readonly throws: Throws
  readonly camera: Camera
}

const weightOf = ({ cues }: Plan): number => Math.max(0, ...cues.map(({ weight }) => weight))

/** What happens at once and moves nothing is seen with what comes next. */
const isSeen = (part: Part, next: Part | undefined): boolean =>
  next === undefined || next.sinceSeconds > part.sinceSeconds

export async function tellStory({ match, viewer, scene, throws, camera }: Told): Promise<Story> {
  const { game } = match
  const steps = stepsOf(match)
  const parts: Part[] = []
  let number = 0
  let view = game.view(steps[0]?.before ?? match.state, viewer)
  let fallen: Part['fallen'] = null
  let beat = beatFor([], view)
  let now = 0

  function beatFor(events: FilmBeat['events'], to: unknown): FilmBeat {
    number += 1
    return beatOf({ number, from: view, to, events }, scene.plan)
  }

  async function roll(step: AnyStep, at: number): Promise<void> {
    const found = step.input.kind === 'chance' ? await throws.fallen(game, step) : null
    if (!found) return
    const since = camera.direct({ kind: 'roll', ...found, speed: 1 }, now)
    const length = lengthOf(found.settled.track)
    number += 1
    fallen = { ...found, number, sinceSeconds: since }
    const weight = rarityOf(found)
    parts.push({ kind: 'roll', step: at, sinceSeconds: since, length, beat, fallen, weight })
    now = since + length + rest.afterRoll
  }

  function play(step: AnyStep, after: unknown, at: number): void {
    const to = game.view(after, viewer)
    beat = beatFor(
      step.events.map((event) => game.redact(event, viewer)),
      to,
    )
    view = to
    const { plan } = beat
    const since = camera.direct({ kind: 'beat', plan, to, ...owed(game, after), speed: 1 }, now)
    const weight = weightOf(plan)
    const { length } = plan
    parts.push({ kind: 'beat', step: at, sinceSeconds: since, length, beat, fallen, weight })
    now = since + length + (length > 0 ? rest.afterBeat : 0)
  }

  parts.push({ kind: 'beat', step: 0, sinceSeconds: 0, length: 0, beat, fallen, weight: 0 })
  now = rest.before
  for (const [i, step] of steps.entries()) {
    await roll(step, i + 1)
    play(step, steps[i + 1]?.before ?? match.state, i + 1)
  }
  return {
    parts: parts.filter((part, i) => isSeen(part, parts[i + 1])),
    seconds: Math.max(now, camera.looks().at(-1)?.sinceSeconds ?? 0) + rest.atEnd,
  }
}

/** The last part that has begun. */
export function partAt({ parts }: Story, seconds: number): number {
  return Math.max(
    0,
    parts.findLastIndex(({ sinceSeconds }) => sinceSeconds <= seconds),
  )
}
