/** The prompt of the acting player. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Rules } from '../edition.ts'
import { colourName, diceOf, incomeTileName, spaceName, tileName } from './names.ts'
import type { View } from '../types.ts'
import type { Due } from '../types/waits.ts'

export function prompt(rules: Rules, view: View): Line {
  const { wait } = view.flow
  switch (wait.kind) {
    case 'place':
      return line(view.crossed.length > 0 ? 'rajas.prompt.lastPlace' : 'rajas.prompt.place')
    case 'cost': {
      const space = rules.spaces[view.players.length]?.[wait.space]
      return line('rajas.prompt.cost', {
        space: space ? spaceName(space) : { raw: '' },
      })
    }
    case 'tile':
      return line(wait.covering ? 'rajas.prompt.coverTile' : 'rajas.prompt.tile')
    case 'site': {
      const tile = tileName(rules, view.stacks[wait.stack].top ?? '')
      return line(wait.covering ? 'rajas.prompt.coverSite' : 'rajas.prompt.site', { tile })
    }
    case 'pay': {
      const tile = rules.tiles[view.stacks[wait.site.stack].top ?? '']
      return line('rajas.prompt.pay', { due: wait.due, colour: colourName(tile?.colour ?? 'blue') })
    }
    case 'dice':
      return wait.mustTake
        ? line('rajas.prompt.mustTake')
        : line('rajas.prompt.dice', { dice: { list: dueNames(wait.due) } })
    case 'karma':
      return line('rajas.prompt.karma', { n: wait.n })
    case 'boat':
      return line('rajas.prompt.boat', { reach: wait.reach })
    case 'good':
      return line('rajas.prompt.good', { max: wait.max })
    case 'slot':
      return wait.tile === null
        ? line('rajas.prompt.slot')
        : line('rajas.prompt.slotFor', { tile: incomeTileName(rules, wait.tile) })
    case 'chamber':
    case 'income':
    case 'rerollChoice':
    case 'upgrade':
      return line(`rajas.prompt.${wait.kind}`)
    default:
      return line('rajas.prompt.chance')
  }
}

function dueNames(due: readonly Due[]): readonly Line[] {
  const free = due.filter((item) => item === 'any').length
  const fixed = diceOf(due.filter((item) => item !== 'any'))
  return free > 0 ? [...fixed, line('rajas.benefit.anyDice', { n: free })] : fixed
}
