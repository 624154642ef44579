/** Chooses targets step by step; the last step declares the activation. */
import type { Seat } from '../../../../kernel/seat.ts'
import type { TargetCommand } from '../../commands.ts'
import { of, opponentOf } from '../../vocabulary.ts'
import { namedTarget } from '../namedTarget.ts'
import { type NextPhase, wait } from '../next.ts'
import type { NagarajaNow } from '../now.ts'
import { activationOf } from '../pending.ts'
import { missingTargets } from '../targets.ts'
import type { Activation, Target } from '../../types/phases.ts'
import type { State } from '../../types.ts'

export function nameTarget(now: NagarajaNow, seat: Seat, command: TargetCommand): NextPhase {
  const { box, state } = now
  const activation = activationOf(state)
  const target = extended(state, activation, command)
  const complete = missingTargets(box, state, { ...activation, target }) === 0
  now.emit({ type: 'targetNamed', seat, target, complete })
  return complete ? { to: 'declare' } : wait
}

function extended(state: State, { seat, target }: Activation, command: TargetCommand): Target {
  switch (command.type) {
    case 'chooseStick': {
      const before = target.kind === 'sticks' ? target.sticks : []
      const { sticks } = of(state.players, opponentOf(seat))
      return {
        kind: 'sticks',
        sticks: [...before, ...sticks.filter(({ id }) => id === command.stick)],
      }
    }
    case 'chooseRelic': {
      const before = target.kind === 'relics' ? target.relics : []
      const { niche, temple } = command
      return { kind: 'relics', relics: [...before, { temple, niche }] }
    }
    default:
      return namedTarget(command)
  }
}
