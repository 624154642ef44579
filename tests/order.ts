/** Vitest sequencer: runs the longest files first, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The dearest files on two cores, dearest first: a machine that has never run them has no durations of its own. */
const longest = [
  'kit/games',
  'games/fourth/fourth',
  'physics/determinism',
  'cli/play',
  'kit/scene/faults',
  'kit/show/shows',
  'browser/resume',
  'browser/stage',
  'browser/keys',
  'browser/nagarajaScene',
  'browser/showcase',
  'browser/left',
  'browser/film',
  'browser/pictures',
  'browser/rajasScene',
  'browser/camera',
  'browser/faults',
  'browser/missing',
  'browser/match',
  'browser/access',
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
