/** Longest files first: whichever came last would otherwise keep one core while the others have nothing left to do. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest on two cores, longest first: a machine that has never run them cannot know. */
const longest = [
  'browser/resume',
  'browser/keys',
  'browser/stage',
  'browser/showcase',
  'browser/nagarajaScene',
  'browser/rajasScene',
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
