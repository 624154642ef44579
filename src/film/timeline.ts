/** The timeline of a film: all motions of a match in order, each with the second at which it begins. */
import { stepsOf } from '../kernel/journal.ts'
import type { Match } from '../kernel/match.ts'
import type { Viewer } from '../kernel/seat.ts'
import { lengthOf } from '../physics/trackPose.ts'
import type { Plan } from '../scenes/board/plan.ts'
import type { GameScene } from '../scenes/board/scene.ts'
import { makeClock } from '../session/clock.ts'
import { makeHead, type NextMotion, type Showing } from '../session/show/head.ts'
import { makeSource, type MatchStep, stateAt } from '../session/show/source.ts'
import type { Throws } from '../session/show/throws.ts'
import type { Ticker } from '../session/show/ticker.ts'
import type { Time } from '../session/time.ts'
import type { DirectedMotion } from '../stage/director/motion.ts'
import type { Camera } from './camera.ts'
import { owed } from './owed.ts'
import { rarityOf } from './rarity.ts'

/** One motion, and the picture from its begin until the next motion begins. */
export interface TimelinePart extends Omit<Showing<Plan>, 'moving'> {
  /** The moving part: a throw, while the board rests, or the board. */
  readonly kind: 'roll' | 'beat'
  /** The number of the step, from 1; 0 for the picture before the first. */
  readonly step: number
  readonly sinceSeconds: number
  /** Seconds for which something moves. */
  readonly length: number
  /** Weight for the audience, 0 to 1. */
  readonly weight: number
}

export interface FilmTimeline {
  readonly parts: readonly TimelinePart[]
  readonly seconds: number
}

/** Seconds: before the first step, after each motion, and for the last picture. */
const pauses = { before: 1.2, afterRoll: 0.35, afterBeat: 0.4, atEnd: 3 } as const

interface Filmed {
  readonly match: Match
  readonly viewer: Viewer
  readonly scene: GameScene
  readonly throws: Throws
  readonly camera: Camera
  /** The time that the film's pictures are drawn by. */
  readonly time: Pick<Time, 'now'>
}

function partOf(shown: Showing<Plan>, step: number, sinceSeconds: number): TimelinePart {
  const { moving, ...rest } = shown
  const { roll, beat } = rest
  if (moving === 'roll' && roll) {
    const length = lengthOf(roll.settled.track)
    return { ...rest, kind: moving, step, sinceSeconds, length, weight: rarityOf(roll) }
  }
  const { length, cues } = beat.plan
  const weight = Math.max(0, ...cues.map((cue) => cue.weight))
  return { ...rest, kind: 'beat', step, sinceSeconds, length, weight }
}

function pauseAfter({ kind, step, length }: TimelinePart): number {
  if (step === 0) return pauses.before
  if (kind === 'roll') return pauses.afterRoll
  return length > 0 ? pauses.afterBeat : 0
}

/** A part that takes no time is seen together with the next one. */
const isSeen = (part: TimelinePart, next: TimelinePart | undefined): boolean =>
  next === undefined || next.sinceSeconds > part.sinceSeconds

/** Plays the whole match on a head whose motions take no time, and notes when each of them begins. */
export async function makeTimeline(filmed: Filmed): Promise<FilmTimeline> {
  const { match, viewer, scene, throws, camera, time } = filmed
  const { game } = match
  const steps = stepsOf(match)
  const record = { match: () => match, steps: () => steps, viewer: () => viewer }
  const source = makeSource({ ...record, fallen: (step) => throws.fallen(game, step) })
  const parts: TimelinePart[] = []
  let [now, number] = [0, 0]

  function note(): void {
    const part = partOf(head.showing(), number, now)
    parts.push(part)
    now = now + part.length + pauseAfter(part)
  }

  function motionOf(next: NextMotion<Plan>): DirectedMotion {
    if (next.kind === 'roll') return { ...next, speed: 1 }
    const { plan, to } = next.beat
    return { kind: 'beat', plan, to, ...owed(game, stateAt(record, number)), speed: 1 }
  }

  const ticker: Pick<Ticker, 'run'> = {
    run: (length) => ({ clock: makeClock(time, length, now), arrived: Promise.resolve() }),
  }
  const head = makeHead<Plan, MatchStep>(
    {
      plan: scene.plan,
      ticker,
      speed: () => 1,
      prepare: (next) => void (now = camera.direct(motionOf(next), now)),
      began: note,
    },
    source.viewAt(0),
    makeClock(time, 0, 0),
  )
  note()
  for (let step = source.stepAt(0); step; step = source.stepAt(number)) {
    number += 1
    await head.play(step)
  }
  return {
    parts: parts.filter((part, i) => isSeen(part, parts[i + 1])),
    seconds: Math.max(now, camera.looks().at(-1)?.sinceSeconds ?? 0) + pauses.atEnd,
  }
}

/** The index of the last part that has begun. */
export function partAt({ parts }: FilmTimeline, seconds: number): number {
  return Math.max(
    0,
    parts.findLastIndex(({ sinceSeconds }) => sinceSeconds <= seconds),
  )
}
