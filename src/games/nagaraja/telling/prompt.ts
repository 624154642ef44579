/** The prompt of a player: the current task, or the player waited for. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import { of, opponentOf } from '../vocabulary.ts'
import { legal } from '../rules/legal.ts'
import { targetNameOf } from './targetName.ts'
import { cardName } from './names.ts'
import { fatePoints } from '../rules/score.ts'
import { missingTargets } from '../rules/targets.ts'
import type { Activation } from '../types/phases.ts'
import type { View } from '../types.ts'

export function prompt(box: Box, view: View, seat: Seat): Line {
  const { phase } = view
  if (view.drawing || !('seat' in phase)) return line('nagaraja.prompt.chance')
  if (phase.seat !== seat) return line('nagaraja.prompt.waiting', { who: { seat: phase.seat } })
  switch (phase.kind) {
    case 'call':
      return callPrompt(view, seat)
    case 'turn':
      return line('nagaraja.prompt.turn', {
        own: fatePoints(box, of(view.players, seat)),
        other: fatePoints(box, of(view.players, 1 - seat)),
      })
    case 'target':
      return targetPrompt(box, view)
    case 'window':
      return windowPrompt(box, view, seat)
    case 'recover':
      return line('nagaraja.prompt.recover')
    case 'explore':
      return line('nagaraja.prompt.explore')
    case 'give':
      return line('nagaraja.prompt.give', { other: { seat: 1 - seat } })
  }
}

function callPrompt({ players }: View, seat: Seat): Line {
  const { laidCount, handCount } = of(players, seat)
  if (laidCount > 0) return line('nagaraja.prompt.callMore', { n: laidCount })
  return line(handCount > 0 ? 'nagaraja.prompt.call' : 'nagaraja.prompt.callEmpty')
}

/** [NG11] Every holder of an amulet is asked; the text depends on the possible answers. */
function windowPrompt(box: Box, view: View, seat: Seat): Line {
  const types = new Set(legal(box, view, seat).map(({ type }) => type))
  const can = types.has('cancel') ? 'cancel' : types.has('useAmulet') ? 'draw' : 'none'
  const what = view.activation ? activationName(box, view.activation) : line('nagaraja.none')
  return line(`nagaraja.prompt.window.${can}`, { who: { seat: opponentOf(seat) }, what })
}

function activationName(box: Box, activation: Activation): Line {
  const card = cardName(box, activation.card)
  const target = targetNameOf(box, activation)
  return target
    ? line('nagaraja.activationAt', { card, target })
    : line('nagaraja.quoted', { card })
}

function targetPrompt(box: Box, view: View): Line {
  const { activation } = view
  if (!activation) return line('nagaraja.prompt.chance')
  const { ability } = lookUp(box.cards, activation.card)
  return line('nagaraja.prompt.target', {
    card: cardName(box, activation.card),
    hint: line(`nagaraja.hint.${ability}`, { n: missingTargets(box, view, activation) }),
  })
}
