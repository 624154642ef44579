/** The error of a failed kit check: the check's name and the fault in words; the runner adds the position. */

export const checks = [
  'exception',
  'mutation',
  'plain',
  'census',
  'pending',
  'legal',
  'stranded',
  'accepts',
  'refuses',
  'deterministic',
  'folds',
  'undo',
  'retract',
  'order',
  'secrets',
  'imagined',
  'redaction',
  'words',
  'length',
  'replay',
  'saveLoad',
  'result',
  'things',
  'room',
  'poses',
  'touches',
  'glows',
  'cues',
  'cameras',
  'cuts',
  'line',
  'face',
  'dead',
  'hold',
] as const
export type Check = (typeof checks)[number]

export class KitFailure extends Error {
  readonly check: Check

  constructor(check: Check, message: string, options?: ErrorOptions) {
    super(`${check}: ${message}`, options)
    this.name = 'KitFailure'
    this.check = check
  }
}

export function insist(condition: unknown, check: Check, message: () => string): asserts condition {
  if (!condition) throw new KitFailure(check, message())
}

const frozen = /read only property|not extensible|Cannot (delete|add|define) property/

/** Wraps errors that a game throws; writing to a frozen state has its own check name. */
export function asFailure(error: unknown): KitFailure {
  if (error instanceof KitFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  const check = error instanceof TypeError && frozen.test(message) ? 'mutation' : 'exception'
  return new KitFailure(check, message, { cause: error })
}
