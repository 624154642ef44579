/** Everything the kernel says no to. Each has a sentence in `words` under `refusal.<code>`; exceptions are bugs. */

export const refusalCodes = [
  'over',
  'notAnInput',
  'notYourTurn',
  'notLegal',
  'staleChance',
  'wrongAnswer',
  'nothingToTakeBack',
  'cannotTakeBackChance',
  'cannotTakeBackReveal',
  'cannotTakeBackFinal',
  'notYoursToTakeBack',
  'badSeats',
  'badOptions',
  'emptyFile',
  'tooLarge',
  'notJson',
  'notARecord',
  'badField',
  'unknownGame',
  'badEdition',
  'newerVersion',
  'otherRules',
  'damaged',
  'brokenEntry',
  'wrongHash',
  'tooLong',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export interface Refusal {
  readonly code: RefusalCode
  /** For files: the number of the entry (from 1) where it broke. */
  readonly at?: number
  /** For files: the field or value in question. */
  readonly what?: string
  /** For a broken entry: why that input was refused. */
  readonly because?: RefusalCode
}

export type Outcome<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly refusal: Refusal }

export function refuse(
  code: RefusalCode,
  more: Omit<Refusal, 'code'> = {},
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, ...more } }
}
