/** Tiles and tokens of Rajas, and the buildings, stalls and roads that stand on tiles. */
import { line } from '../kernel/line.ts'
import type { Rules } from '../games/rajas/edition.ts'
import { benefitName, tileName } from '../games/rajas/telling/names.ts'
import type { Building, Colour, Good, IncomeColour } from '../games/rajas/vocabulary.ts'
import { backs, colours } from '../games/rajas/vocabulary.ts'
import { diceColours, incomeTileColours, mill } from '../shapes/rajas.ts'
import { roadForms } from '../shapes/rajas/roads.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { hiddenFace } from '../scenes/rajas/things/tokens.ts'
import type { Component } from './component.ts'
import { choiceOf, chosen, exhibit, lone, model, rowsOf, thing, value } from './entry.ts'
import { showTile } from './rajasBoards.ts'
import type { SourceAt } from './source.ts'

const row = rowsOf('rajas')
const painted = [{ by: 'faces' }]
const buildings: readonly Building[] = ['temple', 'palace', 'fort', 'mill']
const goods: readonly Good[] = ['silk', 'tea', 'spices']
const incomeColours: readonly IncomeColour[] = ['white', 'yellow', 'red', 'brown']
export const colourChoice = choiceOf(
  'colour',
  colours,
  (one) => line(`rajas.colour.${one}`),
  'rajas.head.colour',
)

export function tilesOf(rules: Rules, from: SourceAt): readonly Component[] {
  const { tiles } = rules.edition.provinceTiles
  const source = from('provinceTiles')
  const each = Object.values(rules.tiles).map((tile) => {
    const roads = ['N', 'E', 'S', 'W'].filter((_, i) => tile.roads & (1 << i)).join(' ')
    return row(`tile-${tile.id}`, 'tiles', 'R4 R32 R35 R38', 1, {
      name: tileName(rules, tile.id),
      about: line('rajas.piece.tile.about'),
      values: [value('price', tile.cost, source), value('roads', { raw: roads }, source)],
      show: () => showTile(rules, tile),
    })
  })
  const back = row('tile-back', 'tiles', 'R4', tiles.length, {
    choices: [colourChoice, choiceOf('back', backs, (one) => line(`rajas.back.${one}`))],
    show: (picked) => {
      const colour = chosen(picked, 'colour') as Colour
      const tile = tiles.find((one) => one.colour === colour && one.back === chosen(picked, 'back'))
      const paint = diceColours[colour].paint
      const look = { model: 'rajas-tile-under', colour: paint, ...(tile && { face: tile.id }) }
      return lone(look, { painted })
    },
  })
  return [...each, back]
}

/** The sails of the mill stand still, or go round. */
function showMill(state: string): Exhibit {
  const wheel = { hub: mill.hub, turns: state === 'spun' ? 2.25 : -2.25 }
  const sails = thing('wheel', { model: 'rajas-mill', part: 'wheel' })
  return exhibit([
    thing('it', { model: 'rajas-mill', part: 'rajas-mill' }),
    { ...sails, lift: 0.8, wheel },
  ])
}

export function contentsOf({ edition }: Rules, from: SourceAt): readonly Component[] {
  const { tiles } = edition.provinceTiles
  const all = tiles.flatMap((tile) => tile.buildings)
  const markets = tiles.flatMap((tile) => tile.markets)
  const worth = { raw: edition.upgrades.fameByLevel.join(' / ') }
  return [
    ...buildings.map((building) => {
      const count = all.filter((one) => one === building).length
      return row(building, 'buildings', 'R38 R40 R46 R47', count, {
        name: line(`rajas.building.${building}`),
        about: line('rajas.piece.building.about'),
        handful: 8,
        values: [value('fame', worth, from('upgrades'), 'rajas.head.fame')],
        ...(building === 'mill'
          ? { states: ['still', 'spun'], show: ({ state }) => showMill(state) }
          : { show: model(`rajas-${building}`) }),
      })
    }),
    ...goods.map((good) => {
      const own = markets.filter((market) => market.good === good)
      const worths = [...new Set(own.map((market) => market.value))].sort((a, b) => a - b)
      return row(`stall-${good}`, 'buildings', 'R38 R39 R50 R51', own.length, {
        name: line('rajas.piece.stall', { good: line(`rajas.good.${good}`) }),
        about: line('rajas.piece.stall.about'),
        handful: 8,
        values: [value('coins', { raw: worths.join(' / ') }, from('provinceTiles'))],
        show: model(`rajas-stall-${good}`),
      })
    }),
    row('road', 'buildings', 'R35 R36', tiles.length, {
      choices: [choiceOf('road', roadForms, undefined, 'rajas.piece.road')],
      show: (picked) => lone({ model: `rajas-road-${chosen(picked, 'road')}` }),
    }),
    row('residence', 'buildings', 'R34', 4, { show: model('rajas-residence') }),
  ]
}

export function tokensOf({ edition }: Rules, from: SourceAt): readonly Component[] {
  const river = edition.riverTiles.tiles
  const choiceOfTile = (tiles: typeof river) => ({
    id: 'tile',
    options: tiles.map(({ id, benefit }) => ({ id, name: benefitName(benefit) })),
  })
  return [
    ...incomeColours.map((colour) => {
      const tiles = edition.incomeTiles[colour]
      const isWhite = colour === 'white'
      const rules = isWhite ? 'R5 R62 R63' : 'R6 R41'
      return row(`income-${colour}`, 'tokens', rules, tiles.length, {
        name: line('rajas.piece.income', { colour: line(`rajas.slot.${colour}`) }),
        about: line('rajas.piece.income.about'),
        choices: [choiceOfTile(tiles)],
        // tiles of the other colours never lie face down
        states: isWhite ? ['up', 'over'] : [],
        values: [value('copies', tiles.length, from('incomeTiles'))],
        show: (picked) => {
          const face = picked.state === 'over' ? hiddenFace : chosen(picked, 'tile')
          const look = { model: 'rajas-income', colour: incomeTileColours[colour].paint, face }
          return lone(look, { painted })
        },
      })
    }),
    row('river-tile', 'tokens', 'R6', river.length, {
      choices: [choiceOfTile(river)],
      values: [value('copies', river.length, from('riverTiles'))],
      show: (picked) =>
        lone({ model: 'rajas-river-tile', face: chosen(picked, 'tile') }, { painted }),
    }),
    row('cover', 'tokens', 'R2', 2, { show: model('rajas-cover') }),
  ]
}
