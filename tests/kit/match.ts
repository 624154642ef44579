/** Plays one random match under the kit; a failure names the step and the shell command that repeats it. */
import { hash } from '../../src/kernel/hash.ts'
import { type Match, pendingOf, start } from '../../src/kernel/match.ts'
import type { Options } from '../../src/kernel/options.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../src/kernel/random.ts'
import { checkInterleaving, checkPairs, checkRetract } from './batch.ts'
import { asFailure, insist } from './failure.ts'
import { checkReplay, checkResult, checkSaveLoad } from './finish.ts'
import { checkImagined } from './imagined.ts'
import { checkAccepts, checkRefuses } from './inputs.ts'
import { checkCensus, checkLegal, checkPending, checkPlain, checkStranded } from './position.ts'
import { type Case, makeReport } from './report.ts'
import { checkRedaction, checkSecrets } from './secrets.ts'
import { checkNames, checkShown, checkTold } from './speech.ts'
import { checkDeterministic, checkFolds, checkTakeBack, checkWayBack } from './step.ts'
import type { Depth, Kit } from './types.ts'

/** Number of commands of a list that are tried or named at each step. */
const sample = 4

export function playUnderKit(kit: Kit, where: Case & { readonly kit: Depth }): Match {
  let match: Match | null = null
  try {
    match = begin(kit, where.seats, where.options, where.kit)
    const play = makeRandom(where.seed)
    const own = makeRandom(`${where.seed} kit`)
    const box = kit.parts.census(match.state)
    const hashes: string[] = []
    checkPosition(kit, match, box, own, where.kit)
    while (pendingOf(match).length > 0) {
      const { lengthLimit } = kit.game
      insist(match.length < lengthLimit, 'length', () => `not over after ${lengthLimit} inputs`)
      const before: Match = match
      if (where.kit === 'full') hashes.push(hash(before.state))
      match = advance(before, play)
      if (where.kit === 'full') checkStep(kit, before, match, hashes.at(-1) ?? '', own)
      checkPosition(kit, match, box, own, where.kit)
    }
    checkEnd(match, hashes, where.kit)
    return match
  } catch (error) {
    throw makeReport(asFailure(error), where, match)
  }
}

function begin(kit: Kit, seats: number, options: Options, depth: Depth): Match {
  const started = start(kit.game, seats, options)
  insist(started.ok, 'exception', () => `cannot start: ${JSON.stringify(started)}`)
  const again = start(kit.game, seats, options)
  const isSame = again.ok && hash(again.match.state) === hash(started.match.state)
  insist(isSame, 'deterministic', () => 'the set-up is another the second time')
  if (depth === 'full') checkNames(kit)
  return started.match
}

function checkPosition(
  kit: Kit,
  match: Match,
  box: ReadonlyMap<string, string>,
  random: Random,
  depth: Depth,
): void {
  checkCensus(kit, box, match.state)
  if (depth === 'light') return checkStranded(match)
  checkPlain(match)
  checkPending(match)
  checkLegal(match)
  checkAccepts(match, random, sample)
  checkRefuses(match, random)
  checkPairs(match, random)
  checkSecrets(kit, match, random)
  checkImagined(kit, match, random)
  checkShown(kit, match, random, sample)
}

function checkStep(
  kit: Kit,
  before: Match,
  after: Match,
  hashBefore: string,
  random: Random,
): void {
  checkFolds(before, after)
  checkDeterministic(before, after)
  checkTakeBack(before, after, hashBefore)
  checkRetract(after)
  checkInterleaving(after, random)
  checkRedaction(kit, before, after, random)
  checkTold(kit, after)
}

function checkEnd(match: Match, hashes: readonly string[], depth: Depth): void {
  if (depth === 'full') checkWayBack(match, hashes)
  checkReplay(match)
  if (depth === 'full') checkSaveLoad(match)
  checkResult(match)
}
