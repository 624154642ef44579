/** Rajas' boards and whole table as exhibits. A board is shown with the things that stand on it in a match. */
import type { AnyGame } from '../kernel/game.ts'
import { recordOf, type Rules, type Tile } from '../games/rajas/edition.ts'
import type { View } from '../games/rajas/types.ts'
import { type Colour, colours } from '../games/rajas/vocabulary.ts'
import { boardAt } from '../shapes/rajas.ts'
import type { TableSetting } from '../scenes/board/arrange.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import { nameOfLook } from '../scenes/board/thing.ts'
import type { Exhibit, Painted, ExhibitItem } from '../scenes/display/exhibit.ts'
import * as ids from '../scenes/rajas/ids.ts'
import { makeScene } from '../scenes/rajas/index.ts'
import { wholeTile } from '../scenes/rajas/things/tiles.ts'
import { clothSpot, standing, standingOn, withCloth } from './sceneExhibits.ts'
import { exhibit, thing } from './entry.ts'
import { viewsOf } from './matches.ts'

const rulesOf = (game: AnyGame): Rules => game.values as Rules

export const viewIn = (game: AnyGame, seats: number, state: string): View =>
  viewsOf<View>(game, ['layIncomeTile', 'placeTile', 'placeWorker'])(seats, state)

/** Prices of tiles and faces of tokens, for all things that have them. */
const faces: Painted = { by: 'faces' }

/** In a match a layer draws the sails of mills: in an exhibit they are things. */
const withSails = (all: readonly ExhibitItem[]): readonly ExhibitItem[] =>
  all.flatMap((shown) =>
    nameOfLook(shown.look) === 'rajas-mill/rajas-mill'
      ? [shown, { ...shown, id: `${shown.id}-sails`, look: { model: 'rajas-mill', part: 'wheel' } }]
      : [shown],
  )

type LiftOf = Parameters<typeof standing>[2]

/** The thing `root` with all that stands on it in this view. */
function showOn(rules: Rules, view: View, root: string, own: readonly Painted[], liftOf?: LiftOf) {
  const { things, setting } = makeScene(rules, view.players.length)
  const shown = withSails(standingOn(root, things(view), setting, liftOf))
  return exhibit(shown, { painted: [...own, faces], view })
}

export function showBoard(players: string, variant: string): Exhibit {
  const { x, z } = boardAt
  return exhibit([thing('board', { model: 'rajas-board' }, poseAtPoint(x, 0, z))], {
    painted: [{ by: 'board', of: `${players} ${variant}` }],
  })
}

/** A province without its income tiles. */
export function showProvince(game: AnyGame, side: 'front' | 'back', state: string): Exhibit {
  const played = viewIn(game, 2, state === 'built' ? 'middle' : 'start')
  const view = { ...played, players: played.players.map((player) => ({ ...player, side })) }
  const painted = [{ by: 'province', of: side }]
  const { things, ...more } = showOn(rulesOf(game), view, ids.provinceId(0), painted)
  return { ...more, things: things.filter(({ id }) => !ids.isIncomeTile(id)) }
}

const dieOrder: readonly Colour[] = ['orange', 'green', 'blue', 'purple']

/** As many dice as Kali has hands, of all colours and values; turned over, each shows its opposite face. */
export function showKali(game: AnyGame, capacity: number, state: string): Exhibit {
  const rules = rulesOf(game)
  const view = viewIn(game, 2, 'start')
  const isTurned = state === 'turned'
  const dice = Array.from({ length: capacity }, (_, i) => {
    const colour = dieOrder[i % 4] ?? 'orange'
    const value = (i % 6) + 1
    const id = rules.dice[colour][Math.floor(i / 4)] ?? ''
    return { id, colour, value: isTurned ? 7 - value : value }
  })
  const held = new Set(dice.map(({ id }) => id))
  const players = view.players.map((player, seat) =>
    seat === 0 ? { ...player, capacity, dice, karma: isTurned ? 0 : 1 } : { ...player, dice: [] },
  )
  const supply = recordOf(colours, (colour) => view.supply[colour].filter((id) => !held.has(id)))
  const kali = ids.kaliId(0)
  const painted = [{ by: 'kali', on: kali }]
  return showOn(rules, { ...view, supply, players }, kali, painted, ({ id }) =>
    id === kali ? 0 : held.has(id) ? 5 : 2.5,
  )
}

export const showOffer = (game: AnyGame): Exhibit =>
  showOn(rulesOf(game), viewIn(game, 2, 'start'), ids.offerId, [])

/** A bowl with all dice of its colour. */
export function showBowl(game: AnyGame, colour: Colour): Exhibit {
  const rules = rulesOf(game)
  const start = viewIn(game, 2, 'start')
  const supply = { ...start.supply, [colour]: rules.dice[colour] }
  const players = start.players.map((player) => ({ ...player, dice: [] }))
  const bowl = ids.bowlId(colour)
  return showOn(rules, { ...start, supply, players }, bowl, [], ({ id }) => (id === bowl ? 0 : 3))
}

const settings = new WeakMap<Rules, TableSetting>()

function tileSetting(rules: Rules): TableSetting {
  const known = settings.get(rules)
  if (known) return known
  const made = withCloth(makeScene(rules, 2).setting)
  settings.set(rules, made)
  return made
}

export function showTile(rules: Rules, tile: Tile): Exhibit {
  const [foot, road] = [ids.tileId(tile.id), ids.roadId(tile.id)]
  const things = wholeTile(tile, { spot: clothSpot, order: 0 }, 0)
  const shown = standing(things, tileSetting(rules), ({ id }) =>
    id === foot ? 0 : id === road ? 0.9 : 1.9,
  )
  return exhibit(withSails(shown), { painted: [faces] })
}

/** Everything on the table, drawn by the layers of the match's own scene. */
export function showSetUp(game: AnyGame, seats: number, state: string): Exhibit {
  const view = viewIn(game, seats, state)
  const { things, setting } = makeScene(rulesOf(game), seats)
  return exhibit(standing(things(view), setting), {
    view,
    painted: ['scenery', 'water', 'print', 'mills'].map((by) => ({ by })),
  })
}
