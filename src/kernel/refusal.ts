/** All refusals of the kernel. Each code has a sentence in `words` under `refusal.<code>`; exceptions are bugs. */

export const refusalCodes = [
  'over',
  'notAnInput',
  'notYourTurn',
  'notYourSeat',
  'busy',
  'left',
  'failed',
  'staleCommand',
  'tooLateToShare',
  'badShare',
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
  /** For files: the number (from 1) of the entry that failed. */
  readonly at?: number
  /** For files: the invalid field or value. */
  readonly what?: string
  /** For an invalid entry: the refusal of its input. */
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
