/** Mutated rows of the shelf: a header is read or left out, and no entry before the mutated one is lost. */
import { readHeader } from '../../../src/app/saves/isHeader.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import type { Random } from '../../../src/kernel/random.ts'
import type { Entry } from '../../../src/kernel/record.ts'
import { refusalLine } from '../../../src/kernel/refusalLine.ts'
import { resume } from '../../../src/session/resume.ts'
import { mutateContent } from '../../kernel/mutate.ts'
import { type Begun, beginAll, forgedName, samePrefix, unsafe } from './matches.ts'
import { checkSentences } from './sentences.ts'
import { LostSteps, type Part } from './types.ts'

function checkHeader({ match, header, entries }: Begun, random: Random): void {
  const [first] = header.sittings
  const forged = { ...header, sittings: [{ ...first, name: forgedName(random) }, first] }
  const read = readHeader(mutateContent(random.int(2) === 0 ? forged : header, random))
  if (!read) return
  if (read.sittings.some(({ name }) => unsafe.test(name))) throw new Error('an unsafe name')
  const { refusal } = resume(match.game as AnyGame, read, entries)
  if (refusal) checkSentences([refusalLine(refusal)], read.sittings)
}

function checkEntries({ match, header, entries }: Begun, random: Random): void {
  const { list } = mutateContent({ list: entries }, random) as { list?: unknown }
  if (!Array.isArray(list)) return
  const resumed = resume(match.game as AnyGame, header, list as readonly Entry[])
  const kept = resumed.match?.length ?? 0
  const due = samePrefix(entries, list)
  if (kept < due) throw new LostSteps(`${due - kept} steps lost of ${due}`)
  if (resumed.refusal) checkSentences([refusalLine(resumed.refusal)], header.sittings)
}

export function open(): Part {
  const begun = beginAll()
  return {
    make(random) {
      const base = random.pick(begun)
      const isHeader = random.int(2) === 0
      return {
        name: `${isHeader ? 'header' : 'entries'} of ${base.match.game.id}`,
        run: () => (isHeader ? checkHeader : checkEntries)(base, random),
      }
    },
  }
}
