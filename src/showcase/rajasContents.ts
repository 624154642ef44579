/** What stands on the tiles of Rajas: buildings, stalls, roads, the residence. */
import { line } from '../kernel/line.ts'
import type { Rules } from '../games/rajas/edition.ts'
import { type Building, type Good } from '../games/rajas/vocabulary.ts'
import { roadForms } from '../shapes/rajas/roads.ts'
import { mill } from '../shapes/rajas.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import type { Component, Picked } from './component.ts'
import { choice, entry, lone, model, value } from './entry.ts'
import type { SourceAt } from './source.ts'

const game = 'rajas'
const buildings: readonly Building[] = ['temple', 'palace', 'fort', 'mill']
const goods: readonly Good[] = ['silk', 'tea', 'spices']

type ShowMill = (picked: Picked, hub: readonly [number, number, number]) => Exhibit

export function contentsOf(
  from: SourceAt,
  { edition }: Rules,
  showMill: ShowMill,
): readonly Component[] {
  const { tiles } = edition.provinceTiles
  const worth = { raw: edition.upgrades.fameByLevel.join(' / ') }
  return [
    ...buildings.map((building): Component =>
      entry(game, {
        id: building,
        kind: 'buildings',
        name: line(`rajas.building.${building}`),
        about: line('showcase.about.rajas.building'),
        rules: ['R38', 'R40', 'R46', 'R47'],
        count: tiles.flatMap((tile) => tile.buildings).filter((one) => one === building).length,
        handful: 8,
        values: [value('fame', worth, from('upgrades'))],
        ...(building === 'mill'
          ? { states: ['still', 'spun'], show: (picked: Picked) => showMill(picked, mill.hub) }
          : { show: model(`rajas-${building}`) }),
      }),
    ),
    ...goods.map((good): Component => {
      const own = tiles.flatMap(({ markets }) => markets).filter((market) => market.good === good)
      const worths = [...new Set(own.map((market) => market.value))].sort((a, b) => a - b)
      return entry(game, {
        id: `stall-${good}`,
        kind: 'buildings',
        name: line('showcase.name.rajas.stall', { good: line(`rajas.good.${good}`) }),
        about: line('showcase.about.rajas.stall'),
        rules: ['R38', 'R39', 'R50', 'R51'],
        count: own.length,
        handful: 8,
        values: [value('coins', { raw: worths.join(' / ') }, from('provinceTiles'))],
        show: model(`rajas-stall-${good}`),
      })
    }),
    entry(game, {
      id: 'road',
      kind: 'buildings',
      rules: ['R35', 'R36'],
      count: tiles.length,
      choices: [choice('road', roadForms)],
      show: ({ choices }) => lone({ model: `rajas-road-${choices['road'] ?? 'end'}` }),
    }),
    entry(game, {
      id: 'residence',
      kind: 'buildings',
      rules: ['R34'],
      count: 4,
      show: model('rajas-residence'),
    }),
  ]
}
