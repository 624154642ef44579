/** Mutated match files: each is read or refused in a sentence, judged without an error, and prints nothing unsafe. */
import { gameById } from '../../../src/games/all.ts'
import { checksumOf } from '../../../src/kernel/record.ts'
import type { Random } from '../../../src/kernel/random.ts'
import { refusalLine } from '../../../src/kernel/refusalLine.ts'
import { judgeFile } from '../../../src/session/judgeFile.ts'
import { verdictLines } from '../../../src/session/trust/tell.ts'
import { forge, mutateContent, mutateText } from '../../kernel/mutate.ts'
import { type Begun, beginAll, forgedName, unsafe } from './matches.ts'
import { checkSentences } from './sentences.ts'
import type { Part } from './types.ts'

type Content = Record<string, unknown>

/** Renames the first seat and computes a matching checksum. */
function rename(content: Content, random: Random): Content {
  const meta = structuredClone(content['meta']) as { seats: { name: string }[] }
  const [first] = meta.seats
  if (first) first.name = forgedName(random)
  const renamed = { ...content, meta }
  return { ...renamed, checksum: checksumOf(renamed) }
}

function mutate({ text }: Begun, random: Random): string {
  const content = JSON.parse(text) as Content
  const kind = random.int(4)
  if (kind === 0) return mutateText(text, random)
  if (kind === 1) return JSON.stringify(mutateContent(content, random))
  if (kind === 2) return JSON.stringify(forge(content, random))
  return JSON.stringify(rename(content, random))
}

async function judge(text: string): Promise<void> {
  const found = await judgeFile(text, { gameById, oursOf: async () => ({}), falls: null })
  if (!found.verdict) return checkSentences([refusalLine(found.refusal)])
  if (found.sittings.some(({ name }) => unsafe.test(name))) throw new Error('an unsafe name')
  checkSentences(verdictLines(found.verdict, []), found.sittings)
}

export function open(): Part {
  const begun = beginAll()
  return {
    make(random) {
      const base = random.pick(begun)
      const text = mutate(base, random)
      return { name: `file of ${base.match.game.id}`, run: () => judge(text) }
    },
  }
}
