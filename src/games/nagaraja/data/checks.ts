/** Consistency checks of an edition beyond its schema: component counts, unique places, valid corridors. */
import { type EditionFault, fault } from '../../../kernel/edition.ts'
import { counted, repeated } from '../../../kernel/editionShapes.ts'
import { line } from '../../../kernel/line.ts'
import type { Edition, EditionPlace } from './schema.ts'

export function crossFaults(edition: Edition): readonly EditionFault[] {
  const { amulets, cards, refresh, relics, rooms, sticks, temple } = edition
  const brown = sticks.kinds.brown.faces.map((face) => (face === 'naga' ? 0 : face))
  return [
    ...countFaults(edition),
    ...repeated('cards.faces', cards.faces),
    ...repeated('rooms.kinds', rooms.kinds),
    ...repeated('amulets.kinds', amulets.kinds),
    ...repeated('relics.tokens', relics.tokens),
    ...repeated('temple', [...temple.niches, ...temple.entrances].map(edgeOf)),
    ...[...temple.niches, ...temple.entrances]
      .filter((place) => !isOutside(place))
      .map(({ id }) => fault('temple', line('nagaraja.fault.outside', { id: { raw: id } }))),
    ...rooms.kinds.flatMap(roomFaults),
    ...counted('refresh.keep', refresh.keep, refresh.draw - 1),
    ...(new Set(brown).size > 1 ? [] : [fault('sticks.kinds.brown', line('nagaraja.fault.alike'))]),
  ]
}

/** [NG1] The component counts of any edition must equal those of the printed box. */
function countFaults({ amulets, cards, relics, rooms, sticks }: Edition): readonly EditionFault[] {
  const copies = (list: readonly { readonly copies: number }[]) =>
    list.reduce((sum, one) => sum + one.copies, 0)
  const { brown, green, white } = sticks.kinds
  const cursed = relics.tokens.filter(({ kind }) => kind === 'cursed').length
  return [
    ...counted('cards.faces', copies(cards.faces), 48),
    ...counted('rooms.kinds', copies(rooms.kinds), 17),
    ...counted('relics.tokens', relics.tokens.length - cursed, 6),
    ...counted('relics.tokens', cursed, 3),
    ...counted('sticks.kinds', brown.count + green.count + white.count, 36),
    ...counted('amulets.kinds', copies(amulets.kinds), 12),
  ]
}

function edgeOf({ slot, side }: EditionPlace): { readonly id: string } {
  return { id: `${slot.join(',')} ${side}` }
}

function isOutside({ slot: [row, column], side }: EditionPlace): boolean {
  return { N: row === 0, S: row === 2, W: column === 0, E: column === 2 }[side]
}

/**
 * Each side of a room belongs to one corridor at most, and a crypt lies on an existing corridor.
 */
function roomFaults(
  { corridors, crypt }: Edition['rooms']['kinds'][number],
  i: number,
): readonly EditionFault[] {
  const sides = corridors.flat().map((id) => ({ id }))
  const path = `rooms.kinds.${i}`
  const isLost = crypt !== null && crypt.corridor >= corridors.length
  const id = { raw: String(crypt?.corridor) }
  return [
    ...repeated(`${path}.corridors`, sides),
    ...(isLost ? [fault(`${path}.crypt`, line('edition.unknown', { id }))] : []),
  ]
}
