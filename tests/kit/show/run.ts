/** Runs bots' matches of a game under its director, without a renderer, for `npm run fuzz -- --kit show`. */
import type { Match } from '../../../src/kernel/match.ts'
import type { Options } from '../../../src/kernel/options.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import type { MakeScene } from '../../../src/scenes/board/scene.ts'
import { asFailure } from '../failure.ts'
import { makeReport } from '../report.ts'
import { optionSet, type Ran, type Run } from '../run.ts'
import { checkAlive, checkFaces, checkHolds, checkLine, checkStands } from './checks.ts'
import { type Story, storyReady, tellStory } from './story.ts'

export interface ShowKit {
  readonly game: AnyGame
  readonly makeScene: MakeScene
}

export interface ShowRan extends Ran {
  readonly shots: Readonly<Record<string, number>>
  readonly minutes: number
}

const checks = [checkStands, checkLine, checkFaces, checkAlive, checkHolds]

function watch({ game, makeScene }: ShowKit, seats: number, options: Options, seed: string): Story {
  let match: Match | null = null
  try {
    const scene = makeScene(game.values, seats)
    const onStep = (now: Match) => void (match = now)
    const story = tellStory({ game, scene, seats, options, seed, viewer: 'table', onStep })
    for (const check of checks) check(story)
    return story
  } catch (error) {
    const where = { game: game.id, seats, options, seed, kit: 'show' } as const
    throw makeReport(asFailure(error), where, match)
  }
}

export async function runShowKit(
  kit: ShowKit,
  run: Omit<Run, 'kit'>,
  onMatch?: (at: number) => void,
): Promise<ShowRan> {
  await storyReady()
  const shots: Record<string, number> = {}
  let [inputs, longest, seconds] = [0, 0, 0]
  for (let at = 0; at < run.matches; at += 1) {
    const seed = at === 0 ? run.seed : `${run.seed}/${at}`
    const options = run.options ?? optionSet(kit.game.options, run.seats, at, seed)
    const { match, takes, endSeconds } = watch(kit, run.seats, options, seed)
    for (const { kind } of takes) shots[kind] = (shots[kind] ?? 0) + 1
    inputs += match.length
    longest = Math.max(longest, match.length)
    seconds += endSeconds
    onMatch?.(at)
  }
  return { matches: run.matches, inputs, longest, shots, minutes: Math.round(seconds / 60) }
}
