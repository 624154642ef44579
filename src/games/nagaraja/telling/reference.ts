/** The reference page of Nagaraja: all symbols, components and abilities with their rules. */
import { type Line, line, type LinePart } from '../../../kernel/line.ts'
import type { NamedSign, Reference } from '../../../kernel/reference.ts'
import type { Box } from '../edition.ts'
import { type Ability, abilities, arrows, symbols } from '../vocabulary.ts'
import { symbolIcons } from './describe/cards.ts'

const sticks = ['brown', 'white', 'green'] as const
type StickName = (typeof sticks)[number]
const rooms = ['straight', 'tee', 'cross', 'twinCorners', 'cornerCrypt', 'teeCrypt'] as const
const amulets = [
  ['vp1', 'N45'],
  ['vp2', 'N45'],
  ['draw', 'N46'],
  ['cancel', 'N47'],
] as const

const ruleOf: Readonly<Record<Ability, string>> = {
  addPoints: 'N49',
  rerollSticks: 'N50',
  discardSticks: 'N51',
  lookRelics: 'N52',
  swapRelics: 'N53',
  rotateRoom: 'N54',
  moveRoom: 'N55',
  swapRooms: 'N56',
  placeTrap: 'N57',
  drawCards: 'N58',
  discardRandomFromHand: 'N59',
  takeFromDiscard: 'N60',
}

/** The four faces of a kind of stick, in ascending order of points. */
function facesOf(box: Box, kind: StickName): Line {
  const list = box.faces[kind]
    .toSorted((a, b) => a.points - b.points)
    .map(({ points, nagas }): LinePart => line('nagaraja.faceOnly', { points, nagas }))
  return line('nagaraja.ref.faces', { faces: { list } })
}

/** Sample values, since the printed numbers and arrows differ from card to card. */
const printed = { n: 2, arrow: { raw: 'either' } } as const

function abilitySign(ability: Ability): NamedSign {
  return {
    icon: `ability-${ability}`,
    name: line(`nagaraja.card.${ability}`, printed),
    about: line(`nagaraja.about.${ability}`, printed),
    rules: [ruleOf[ability]],
  }
}

export const reference: Reference = {
  signs: [
    ...symbols.map((symbol) => ({
      icon: symbolIcons[symbol],
      name: line(`nagaraja.symbol.${symbol}`),
      about: line(`nagaraja.ref.symbol.${symbol}`),
      rules: ['N14', 'N19'],
    })),
    ...arrows.map((arrow) => ({
      icon: `arrow-${arrow}`,
      name: line(`nagaraja.ref.arrow.${arrow}`),
      rules: ['N15'],
    })),
    { icon: 'stick-3', name: line('nagaraja.ref.points3'), rules: ['N9', 'N28'] },
    { icon: 'stick-naga', name: line('nagaraja.ref.naga'), rules: ['N9', 'N24'] },
  ],
  components: [
    { icon: 'relic', name: line('nagaraja.relic.sacred', { n: 5 }), rules: ['N4', 'N41'] },
    { icon: 'cursed', name: line('nagaraja.relic.cursed', { n: 6 }), rules: ['N4', 'N65'] },
    ...sticks.map((kind) => ({
      icon: 'stick',
      name: line(`nagaraja.sticks.${kind}`, { n: 1 }),
      rules: ['N9', 'N10'],
    })),
    ...rooms.map((kind) => ({
      icon: 'room',
      name: line(`nagaraja.room.${kind}`),
      rules: kind.endsWith('Crypt') ? ['N33', 'N40'] : ['N33'],
    })),
    {
      icon: 'trap',
      name: line('nagaraja.fact.trap'),
      about: line('nagaraja.about.placeTrap'),
      rules: ['N57', 'N61'],
    },
    { icon: 'scroll', name: line('nagaraja.ref.scroll'), rules: ['N7', 'N29', 'N35'] },
    ...amulets.map(([kind, rule]) => ({
      icon: `amulet-${kind}`,
      name: line(`nagaraja.amulet.${kind}`),
      about: line(`nagaraja.ref.amulet.${kind}`),
      rules: [rule],
    })),
    ...abilities.map(abilitySign),
  ],
  rules: {
    goal: ['N2', 'N39', 'N65'],
    turn1: ['N18', 'N19', 'N20'],
    turn2: ['N23', 'N24', 'N29'],
    turn3: ['N32', 'N33', 'N36'],
    points: ['N41', 'N42', 'N64'],
    end: ['N65', 'N66', 'N67'],
    special: ['N40', 'N47'],
  },
}

/** The reference with the stick faces of this edition. */
export const referenceOf = (box: Box): Reference => ({
  ...reference,
  components: (reference.components ?? []).map((one) => {
    const kind = sticks.find((name) => one.name.key === `nagaraja.sticks.${name}`)
    return kind ? { ...one, about: facesOf(box, kind) } : one
  }),
})
