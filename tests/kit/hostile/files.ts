/** Mutated match files: each is read or refused in a sentence, judged without an error, and prints nothing unsafe. */
import { gameById } from '../../../src/games/all.ts'
import { checkpoints, checksumOf } from '../../../src/kernel/record.ts'
import type { Random } from '../../../src/kernel/random.ts'
import { refusalLine } from '../../../src/kernel/refusalLine.ts'
import { readFile } from '../../../src/session/file.ts'
import { judgeFile } from '../../../src/session/judgeFile.ts'
import { verdictLines } from '../../../src/session/trust/tell.ts'
import { forge, mutateContent, mutateText } from '../../kernel/mutate.ts'
import { type Begun, beginAll, forgedName, samePrefix, unsafe } from './matches.ts'
import { checkSentences } from './sentences.ts'
import { LostSteps, type Part } from './types.ts'

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

/** The parts that a file may lack and still be played as far as its entries go. */
const beside: ReadonlySet<string> = new Set(['entries', 'checksum', 'meta'])

function contentOf(text: string): Content | null {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? (content as Content) : null
  } catch {
    return null
  }
}

/** Where only entries of the right form were mutated, everything before the first mutated one is kept. */
function checkKept({ text: sound }: Begun, text: string): void {
  const [given, original] = [contentOf(text), JSON.parse(sound) as Content]
  if (!given || !Array.isArray(given['entries'])) return
  const keys = new Set([...Object.keys(given), ...Object.keys(original)])
  const isSame = (key: string) => JSON.stringify(given[key]) === JSON.stringify(original[key])
  if (![...keys].every((key) => beside.has(key) || isSame(key))) return
  const read = readFile(text, gameById)
  const code = read.refusal?.code
  // a record of the wrong form is refused as a whole, with the name of the field
  if (code === 'badField') return
  const same = samePrefix(original['entries'] as readonly unknown[], given['entries'])
  // a changed entry that keeps the rules is noticed at the next hash: only what was hashed before it is trusted
  const hashed = checkpoints(given['entries'].length).filter((at) => at <= same)
  const due = code === 'wrongHash' ? Math.max(0, ...hashed) : same
  const kept = read.match?.length ?? 0
  if (kept < due) throw new LostSteps(`${due - kept} steps lost of ${due}`)
}

async function check(base: Begun, text: string): Promise<void> {
  await judge(text)
  checkKept(base, text)
}

export function open(): Part {
  const begun = beginAll()
  return {
    make(random) {
      const base = random.pick(begun)
      const text = mutate(base, random)
      return { name: `file of ${base.match.game.id}`, run: () => check(base, text) }
    },
  }
}
