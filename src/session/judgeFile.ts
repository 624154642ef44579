/** Judges a file: reads its match and checks what it proves. */
import { inEdition } from '../kernel/edition.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { PlainObject } from '../kernel/plain.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { readFile } from './file.ts'
import type { Sitting } from './seating.ts'
import type { Falls } from './trust/chance.ts'
import { judge, type JudgeTools } from './trust/judge.ts'
import type { Verdict } from './trust/verdict.ts'

export interface FileMeans {
  gameById(id: string): AnyGame | undefined
  /** The house's own values of a game, unparsed. */
  oursOf(game: string): Promise<unknown>
  readonly falls: Falls
  readonly witness?: JudgeTools['witness']
}

export type FileVerdict =
  | { readonly verdict: Verdict; readonly sittings: readonly Sitting[] }
  /** The file is no match. */
  | { readonly verdict: null; readonly refusal: Refusal }

/** Our values in the form of a record, for comparison with it. */
async function oursAsKept(id: string, means: FileMeans): Promise<PlainObject | null> {
  const game = means.gameById(id)
  const edited = game && inEdition(game, await means.oursOf(id))
  return edited?.ok ? (edited.game.edition ?? null) : null
}

export async function judgeFile(text: string, means: FileMeans): Promise<FileVerdict> {
  const read = readFile(text, means.gameById)
  if (!read.match) return { verdict: null, refusal: read.refusal }
  const { match, origin, refusal: broken, reached } = read
  const ours = match.game.edition ? await oursAsKept(match.game.id, means) : null
  const { falls, witness } = means
  const verdict = await judge(
    { match, origin, broken, reached },
    { falls, ours, ...(witness && { witness }) },
  )
  return { verdict, sittings: read.sittings }
}
