/** Checks that positions imagined by bots fit the seat's view: same legal list, every component once, plain data. */
import { mindFor } from '../../src/bots/index.ts'
import { legalFor, type Match, pendingOf } from '../../src/kernel/match.ts'
import type { Random } from '../../src/kernel/random.ts'
import { difference } from './difference.ts'
import { insist } from './failure.ts'
import { checkCensus, insistPlain } from './position.ts'
import { inWorld } from './step.ts'
import type { Kit } from './types.ts'

const minds = new WeakMap<object, ReturnType<typeof mindFor>>()

function mindOf({ game }: Kit): ReturnType<typeof mindFor> {
  const known = minds.get(game)
  if (known !== undefined) return known
  const made = mindFor(game)
  minds.set(game, made)
  return made
}

export function checkImagined(kit: Kit, match: Match, random: Random): void {
  const mind = mindOf(kit)
  if (!mind) return
  const { game, state } = match
  for (const owed of pendingOf(match)) {
    if (owed.kind !== 'choice') continue
    const { seat } = owed
    const view = game.view(state, seat)
    const imagined = mind.imagine(view, seat, random)
    insistPlain(imagined, `what seat ${seat} imagines`)
    const byView = difference(view, game.view(imagined, seat))
    insist(
      !byView,
      'imagined',
      () => `seat ${seat} imagines what it would see otherwise: ${byView}`,
    )
    const there = inWorld(match, imagined)
    const byLegal = difference(legalFor(match, seat), legalFor(there, seat))
    insist(!byLegal, 'imagined', () => `seat ${seat} imagines another list: ${byLegal}`)
    checkCensus(kit, kit.parts.census(state), imagined)
    const habit = mind.heuristicName(view)
    insist(habit.length > 0, 'imagined', () => 'nothing is said of what habit looks at')
  }
}
