/** The province tiles of Rajas: each with its roads, buildings, stalls and price; and their backs. */
import { line } from '../kernel/line.ts'
import type { Rules, Tile } from '../games/rajas/edition.ts'
import { tileName } from '../games/rajas/telling/names.ts'
import { backs, type Colour, colours } from '../games/rajas/vocabulary.ts'
import { diceColours } from '../shapes/rajas.ts'
import { bodies } from '../scenes/rajas/bodies.ts'
import { contentId, roadId, tileId } from '../scenes/rajas/ids.ts'
import { makeLay } from '../scenes/rajas/lay.ts'
import { spotsOf } from '../scenes/rajas/spots.ts'
import { wholeTile } from '../scenes/rajas/things/tiles.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { clothSpot, onCloth, standing, withSails } from './arranged.ts'
import type { Component } from './component.ts'
import { choice, choiceOf, entry, exhibit, exhibitThing, value } from './entry.ts'
import type { SourceAt } from './source.ts'

const game = 'rajas'
const settings = new WeakMap<Rules, ReturnType<typeof onCloth>>()

function settingOf(rules: Rules): ReturnType<typeof onCloth> {
  const known = settings.get(rules)
  if (known) return known
  const made = onCloth({ spots: spotsOf(makeLay(rules, 2)), bodies })
  settings.set(rules, made)
  return made
}

export function showTile(rules: Rules, tile: Tile): Exhibit {
  const things = wholeTile(tile, { spot: clothSpot, order: 0 }, 0)
  const contents = new Set([0, 1, 2].map((k) => contentId(tile.id, k)))
  const shown = standing(things, settingOf(rules), undefined, ({ id }) =>
    contents.has(id) ? 1.9 : id === roadId(tile.id) ? 0.9 : 0,
  )
  return exhibit(withSails(shown), { painted: [{ by: 'tile', on: tileId(tile.id), of: tile.id }] })
}

export function tilesOf(rules: Rules, from: SourceAt): readonly Component[] {
  const { tiles } = rules.edition.provinceTiles
  const source = from('provinceTiles')
  const each = tiles.flatMap(({ id }): Component[] => {
    const tile = rules.tiles[id]
    if (!tile) return []
    return [
      entry(game, {
        id: `tile-${id}`,
        kind: 'tiles',
        name: tileName(rules, id),
        about: line('showcase.about.rajas.tile'),
        rules: ['R4', 'R32', 'R35', 'R38'],
        count: 1,
        values: [
          value('price', tile.cost, source),
          value(
            'roads',
            { raw: ['N', 'E', 'S', 'W'].filter((_, i) => tile.roads & (1 << i)).join(' ') },
            source,
          ),
        ],
        show: () => showTile(rules, tile),
      }),
    ]
  })
  return [...each, backOf(rules)]
}

function backOf(rules: Rules): Component {
  const { tiles } = rules.edition.provinceTiles
  return entry(game, {
    id: 'tile-back',
    kind: 'tiles',
    rules: ['R4'],
    count: tiles.length,
    choices: [
      choiceOf('colour', colours, (colour) => line(`rajas.colour.${colour}`)),
      choice('back', backs),
    ],
    show({ choices }) {
      const colour = (choices['colour'] ?? colours[0]) as Colour
      const tile = tiles.find((one) => one.colour === colour && one.back === choices['back'])
      const look = { model: 'rajas-tile-under', colour: diceColours[colour].paint }
      return exhibit([exhibitThing('it', look)], {
        painted: tile ? [{ by: 'back', on: 'it', of: tile.id }] : [],
      })
    },
  })
}
