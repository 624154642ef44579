/** Vitest sequencer: runs the longest files first, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The dearest files on two cores, dearest first: a machine that has never run them has no durations of its own. */
const longest = [
  'kit/games',
  'games/fourth/fourth',
  'kit/scene/scenes',
  'cli/oddFolder',
  'link/matches',
  'physics/determinism',
  'link/door',
  'session/endurance',
  'kit/scene/faults',
  'kit/show/shows',
  'cli/play',
  'browser/film',
  'browser/recording',
  'browser/photo',
  'browser/keys',
  'browser/accessScreens',
  'browser/guide',
  'browser/showcase',
  'browser/stage',
  'browser/access',
  'browser/trust',
  'browser/resume',
  'browser/rajasScene',
  'browser/faults',
  'browser/fits',
  'browser/policy',
  'browser/camera',
  'browser/match',
  'browser/hands',
  'browser/missing',
  'browser/light',
  'browser/choices',
  'browser/nagarajaScene',
  'browser/views',
  'browser/still',
  'browser/shelf',
  'browser/pictures',
  'browser/left',
  'browser/slips',
  'browser/grab',
  'browser/throws',
  'browser/focus',
  'browser/typed',
  'browser/newer',
  'browser/share',
  'browser/story',
  'browser/embed',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
  return at === -1 ? longest.length : at
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b))
  }
}
