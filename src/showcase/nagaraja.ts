/** The components of Nagaraja, from an edition's box. */
import { line, type Line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Box } from '../games/nagaraja/edition.ts'
import { bakedRooms } from '../shapes/nagarajaCorridors.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import { formOf, stones } from '../scenes/nagaraja/looks.ts'
import type { Component } from './component.ts'
import { choiceOf, chosen, exhibit, lone, model, rowsOf, thing, value } from './entry.ts'
import { cardsOf } from './nagarajaCards.ts'
import { rulesFor, shownStickKinds } from './nagarajaRules.ts'
import { showRoom, showSetUp, showTemple, templeStates } from './nagarajaTemple.ts'
import type { SourceAt } from './source.ts'

const row = rowsOf('nagaraja')
const stone = choiceOf('stone', stones)

/** Three forms for sacred relics, from the least to the greatest worth, and one for cursed relics. */
function relicsOf(box: Box, from: SourceAt): readonly Component[] {
  return (['conch', 'lamp', 'goddess', 'naga'] as const).map((form) => {
    const own = box.edition.relics.tokens.filter(({ id }) => formOf(box, id) === form)
    const isCursed = form === 'naga'
    const source = from('relics', isCursed ? 'cursedVP' : 'sacredDistribution')
    return row(`relic-${form}`, 'relics', isCursed ? 'N4 N41 N65' : 'N4 N41', own.length * 2, {
      values: [value('points', own[0]?.vp ?? 0, source)],
      show: model(`nagaraja-relic-${form}`),
    })
  })
}

const amuletsOf = ({ edition }: Box, from: SourceAt): readonly Component[] =>
  edition.amulets.kinds.map(({ id, effect, value: points, copies }): Component => {
    const worth = points ?? 0
    const isPoints = effect === 'vp'
    const form = isPoints ? (worth > 1 ? 'vp2' : 'vp1') : effect
    const name = line(`nagaraja.amulet.${form}`)
    return row(`amulet-${id}`, 'amulets', rulesFor(name.key), copies, {
      name,
      about: line(`nagaraja.piece.amulet-${effect}.about`),
      handful: 6,
      values: [
        ...(isPoints ? [value('points', worth, from('amulets', id))] : []),
        value('copies', copies, from('amulets', 'copiesPerKind')),
      ],
      states: ['up', 'over'],
      show: ({ state }) => lone({ model: `nagaraja-amulet-${state === 'over' ? 'back' : form}` }),
    })
  })

const sticksOf = ({ edition }: Box, from: SourceAt): readonly Component[] =>
  shownStickKinds.map((kind) => {
    const { count, faces } = edition.sticks.kinds[kind]
    const names = faces.map((face): Line =>
      face === 'naga' ? line('showcase.option.naga') : line('showcase.option.points', { n: face }),
    )
    return row(`stick-${kind}`, 'dice', 'N9 N10 N11', count, {
      name: line(`nagaraja.sticks.${kind}`, { n: 1 }),
      about: line('nagaraja.piece.stick.about'),
      handful: 6,
      choices: [{ id: 'face', options: names.map((name, i) => ({ id: String(i), name })) }],
      values: [
        value('faces', { list: names }, from('sticks', 'kinds', kind, 'faces')),
        value('copies', count, from('sticks', 'countPerKind')),
      ],
      show: (picked) => lone({ model: `stick-${kind}`, face: Number(chosen(picked, 'face')) }),
    })
  })

const roomsOf = (box: Box, from: SourceAt): readonly Component[] =>
  box.edition.rooms.kinds.map(({ id, copies, crypt, corridors }) => {
    const sides = corridors.map((ends) => ends.join('')).join(' · ')
    return row(`room-${id}`, 'rooms', crypt ? 'N32 N33 N39 N40' : 'N32 N33 N39', copies, {
      name: Object.hasOwn(bakedRooms, id)
        ? line(`nagaraja.room.${id}`)
        : line('nagaraja.piece.room-other', { id: { raw: id } }),
      about: line(`nagaraja.piece.${crypt ? 'room-crypt' : 'room'}.about`),
      values: [
        value('copies', copies, from('rooms', 'copies')),
        value('corridors', { raw: sides }, from('rooms', 'shapes')),
      ],
      show: () => showRoom(box, `${id}-1`),
    })
  })

/** Components that are one model, in two kinds of stone if a choice says so. */
function modelsOf({ ground }: Box): readonly Component[] {
  const niches = ground.niches.length * 2
  const alone = (id: string, kind: string, rules: string, count: number, name = id) =>
    row(id, kind, rules, count, { show: model(`nagaraja-${name}`) })
  const ofStone = (id: string, kind: string, rules: string, count: number, handful: number) =>
    row(id, kind, rules, count, {
      choices: [stone],
      handful,
      show: (picked) => lone({ model: `nagaraja-${id}-${chosen(picked, 'stone')}` }),
    })
  return [
    ofStone('slab', 'furniture', 'N4 N41 N52', niches, 5),
    alone('niche-lamp', 'furniture', 'N41', niches, 'lamp'),
    alone('grating', 'furniture', 'N40', 7),
    alone('pedestal', 'furniture', 'N8 N29', 1),
    row('rail', 'furniture', 'N28', 4, {
      // the pointer runs in the rail's groove
      show: () =>
        exhibit([
          thing('rail', { model: 'nagaraja-rail' }),
          thing('pointer', { model: 'nagaraja-pointer' }, poseAtPoint(-2, 0.62, 0.3), 2),
        ]),
    }),
    alone('pointer', 'tokens', 'N28', 2),
    ofStone('counter', 'tokens', 'N66', 2, 8),
    alone('scroll', 'tokens', 'N6 N35', 1),
    { ...alone('trap', 'tokens', 'N5 N57', 1), name: line('nagaraja.fact.trap') },
    { ...alone('amulet-back', 'amulets', 'N8 N40', 12), handful: 6 },
  ]
}

export function nagarajaCatalogue(own: AnyGame, from: SourceAt): readonly Component[] {
  const box = own.values as Box
  return [
    row('temple', 'boards', 'N2 N3 N39 N41', 2, {
      choices: [stone],
      states: templeStates,
      values: [
        value('slots', box.ground.slots, from('temple')),
        value('niches', box.ground.niches.length, from('temple')),
      ],
      show: (picked) => showTemple(own, chosen(picked, 'stone'), picked.state),
    }),
    ...roomsOf(box, from),
    row('room-plain', 'rooms', 'N5', box.roomIds.length, { show: model('nagaraja-room-plain') }),
    ...relicsOf(box, from),
    ...amuletsOf(box, from),
    ...cardsOf(box, from),
    ...sticksOf(box, from),
    ...modelsOf(box),
    row('set-up', 'sets', 'N1 N5', 1, {
      states: ['start', 'middle'],
      isPrinted: true,
      show: ({ state }) => showSetUp(own, state),
    }),
  ]
}
