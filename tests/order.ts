/** Vitest sequencer: runs the longest files first, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The dearest files on two cores, dearest first: a machine that has never run them has no durations of its own. */
const longest = [
  'kit/games',
  'games/fourth/fourth',
  'kit/scene/scenes',
  'cli/oddFolder',
  'physics/determinism',
  'kit/scene/faults',
  'kit/show/shows',
  'cli/play',
  'browser/film',
  'browser/keys',
  'browser/trust',
  'browser/match',
  'browser/camera',
  'browser/stage',
  'browser/accessScreens',
  'browser/access',
  'browser/guide',
  'browser/faults',
  'browser/fits',
  'browser/showcase',
  'browser/rajasScene',
  'browser/photo',
  'browser/resume',
  'browser/missing',
  'browser/light',
  'browser/recording',
  'browser/policy',
  'browser/choices',
  'browser/left',
  'browser/pictures',
  'browser/still',
  'browser/shelf',
  'browser/grab',
  'browser/throws',
  'browser/nagarajaScene',
  'browser/newer',
  'browser/typed',
  'browser/share',
  'browser/story',
  'browser/slips',
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
