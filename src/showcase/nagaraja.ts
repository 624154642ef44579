/** The components of Nagaraja, from an edition's box. */
import { line, type Line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Box } from '../games/nagaraja/edition.ts'
import { reference } from '../games/nagaraja/telling/reference.ts'
import type { StickKind } from '../games/nagaraja/vocabulary.ts'
import type { Component } from './component.ts'
import { entry, lone, model, value } from './entry.ts'
import { countersOf, furnitureOf, stoneChoice } from './nagarajaAround.ts'
import { cardsOf } from './nagarajaCards.ts'
import { roomsOf, showSetUp, showTemple, templeStates } from './nagarajaTemple.ts'
import type { SourceAt } from './source.ts'

const game = 'nagaraja'

/** The rules that the reference sheet names for a component. */
export function rulesFor(key: string): readonly string[] {
  const all = [...reference.signs, ...(reference.components ?? [])]
  return all.find(({ name }) => name.key === key)?.rules ?? []
}

/** Forms stand for worths, from the least to the greatest. */
function relicsOf({ edition, tokens }: Box, from: SourceAt): readonly Component[] {
  const worths = [
    ...new Set(Object.values(tokens).flatMap((one) => (one.kind === 'sacred' ? [one.vp] : []))),
  ]
  const sacred = worths.sort((a, b) => a - b)
  return (['conch', 'lamp', 'goddess', 'naga'] as const).map((form, i) => {
    const isCursed = form === 'naga'
    const vp = isCursed
      ? (Object.values(tokens).find((one) => one.kind === 'cursed')?.vp ?? 0)
      : sacred[i]
    const own = edition.relics.tokens.filter(
      (one) => one.kind === (isCursed ? 'cursed' : 'sacred') && one.vp === vp,
    )
    return entry(game, {
      id: `relic-${form}`,
      kind: 'relics',
      rules: isCursed ? ['N4', 'N41', 'N65'] : ['N4', 'N41'],
      count: own.length * 2,
      values: [
        value('points', vp ?? 0, from('relics', isCursed ? 'cursedVP' : 'sacredDistribution')),
      ],
      show: model(`nagaraja-relic-${form}`),
    })
  })
}

function amuletsOf({ edition }: Box, from: SourceAt): readonly Component[] {
  const own = edition.amulets.kinds.map((kind): Component => {
    const worth =
      kind.effect === 'vp' ? [value('points', kind.value ?? 0, from('amulets', kind.id))] : []
    const form = kind.effect === 'vp' ? ((kind.value ?? 0) > 1 ? 'vp2' : 'vp1') : kind.effect
    return entry(game, {
      id: `amulet-${kind.id}`,
      kind: 'amulets',
      name: line(`nagaraja.amulet.${form}`),
      about: line(`showcase.about.nagaraja.amulet-${form}`),
      rules: rulesFor(`nagaraja.amulet.${form}`),
      count: kind.copies,
      handful: 6,
      values: [...worth, value('copies', kind.copies, from('amulets', 'copiesPerKind'))],
      states: ['up', 'over'],
      show: ({ state }) =>
        lone({ model: state === 'over' ? 'nagaraja-amulet-back' : `nagaraja-amulet-${form}` }),
    })
  })
  return own
}

function sticksOf({ edition }: Box, from: SourceAt): readonly Component[] {
  const order: readonly StickKind[] = ['brown', 'white', 'green']
  return order.map((kind) => {
    const { count, faces } = edition.sticks.kinds[kind]
    const nameOf = (face: (typeof faces)[number]): Line =>
      face === 'naga' ? line('showcase.option.naga') : line('showcase.option.points', { n: face })
    return entry(game, {
      id: `stick-${kind}`,
      kind: 'dice',
      name: line(`nagaraja.sticks.${kind}`, { n: 1 }),
      about: line('showcase.about.nagaraja.stick'),
      rules: ['N9', 'N10', 'N11'],
      count,
      handful: 6,
      choices: [
        { id: 'face', options: faces.map((face, i) => ({ id: String(i), name: nameOf(face) })) },
      ],
      values: [
        value('faces', { list: faces.map(nameOf) }, from('sticks', 'kinds', kind, 'faces')),
        value('copies', count, from('sticks', 'countPerKind')),
      ],
      show: ({ choices }) => lone({ model: `stick-${kind}`, face: Number(choices['face'] ?? 0) }),
    })
  })
}

export function nagarajaCatalogue(own: AnyGame, from: SourceAt): readonly Component[] {
  const box = own.values as Box
  return [
    entry(game, {
      id: 'temple',
      kind: 'boards',
      rules: ['N2', 'N3', 'N39', 'N41'],
      count: 2,
      choices: [stoneChoice],
      states: templeStates,
      values: [
        value('slots', box.ground.slots, from('temple')),
        value('niches', box.ground.niches.length, from('temple')),
      ],
      show: (picked) => showTemple(own, picked),
    }),
    ...roomsOf(box, from),
    ...relicsOf(box, from),
    ...amuletsOf(box, from),
    ...cardsOf(box, from),
    ...sticksOf(box, from),
    ...furnitureOf(box),
    ...countersOf(),
    entry(game, {
      id: 'set-up',
      kind: 'sets',
      rules: ['N1', 'N5'],
      count: 1,
      states: ['start', 'middle'],
      isPrinted: true,
      show: ({ state }) => showSetUp(own, state),
    }),
  ]
}
