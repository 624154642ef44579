/** The reference page of Rajas: symbols in printed order, chambers and components with their rules. */
import { line } from '../../../kernel/line.ts'
import type { Reference } from '../../../kernel/reference.ts'
import type { Benefit } from '../data/benefits.ts'
import { benefitName, chamberName } from './names.ts'

function allOf(...of: readonly Benefit[]): Benefit {
  return { kind: 'all', of }
}

const colours = ['orange', 'green', 'blue', 'purple'] as const
const goods = ['silk', 'tea', 'spices'] as const
/** Icon, benefit and rule of each chamber, in the order of their numbers. */
const chambers: readonly (readonly [string, Benefit, string])[] = [
  ['mogul', allOf({ kind: 'fame', n: 2 }, { kind: 'startPlayerNextRound' }), 'R61'],
  ['dancer', allOf({ kind: 'anyDice', n: 2 }, { kind: 'whiteIncomeTile', n: 1 }), 'R62'],
  ['yogi', allOf({ kind: 'karma', n: 2 }, { kind: 'anyDice', n: 1 }), 'R64'],
  ['raja', allOf({ kind: 'upgrade', n: 1 }, { kind: 'coins', n: 3 }), 'R65'],
  ['builder', { kind: 'coverTile' }, 'R66'],
  ['portuguese', { kind: 'boatExactly', n: 6 }, 'R73'],
]
const buildings = ['temple', 'palace', 'fort', 'mill'] as const

export const reference: Reference = {
  signs: [
    ...colours.map((colour) => ({
      icon: `pip-${colour}`,
      tone: colour,
      name: line(`rajas.colour.${colour}`),
    })),
    ...goods.map((good) => ({ icon: good, name: line(`rajas.good.${good}`) })),
    ...buildings.map((building) => ({ icon: building, name: line(`rajas.building.${building}`) })),
  ],
  components: [
    ...chambers.map(([icon, benefit, rule], i) => ({
      icon,
      name: line('rajas.space.chamber', { number: i + 1, name: chamberName(i + 1) }),
      about: benefitName(benefit),
      rules: ['R60', rule],
    })),
    { icon: 'worker', name: line('rajas.head.workers'), rules: ['R20', 'R85', 'R86'] },
    { icon: 'fame', name: line('rajas.head.fame'), rules: ['R90', 'R95'] },
    { icon: 'coin', name: line('rajas.head.wealth'), rules: ['R22', 'R91'] },
    { icon: 'karma', name: line('rajas.head.karma'), rules: ['R81', 'R83'] },
    { icon: 'boat', name: line('rajas.head.boat'), rules: ['R75', 'R77'] },
    { icon: 'upgrade', name: line('rajas.head.upgrades'), rules: ['R65', 'R92'] },
    {
      icon: 'elephant',
      name: line('rajas.benefit.startPlayerNextRound'),
      rules: ['R61', 'R96'],
    },
  ],
  rules: {
    goal: ['R95', 'R97'],
    turn1: ['R15', 'R17', 'R20'],
    turn2: ['R24', 'R26', 'R81'],
    turn3: ['R16'],
    points: ['R35', 'R50', 'R77'],
    end: ['R97', 'R98'],
    special: ['R29', 'R86', 'R101'],
  },
}
