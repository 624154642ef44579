/** Rajas' boards as they are shown by themselves, and a whole table of it. */
import type { AnyGame } from '../kernel/game.ts'
import type { Rules } from '../games/rajas/edition.ts'
import type { View } from '../games/rajas/types.ts'
import { recordOf } from '../games/rajas/edition.ts'
import { type Colour, colours, stacks } from '../games/rajas/vocabulary.ts'
import { boardAt } from '../shapes/rajas.ts'
import { bodies } from '../scenes/rajas/bodies.ts'
import {
  bonusId,
  bowlId,
  cubeId,
  incomeTileId,
  isUnder,
  kaliId,
  karmaId,
  offerId,
  provinceId,
  tileId,
} from '../scenes/rajas/ids.ts'
import { makeLay } from '../scenes/rajas/lay.ts'
import { nextWealth } from '../scenes/rajas/things/people.ts'
import { spotsOf } from '../scenes/rajas/spots.ts'
import { thingsOf } from '../scenes/rajas/things.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import type { Thing } from '../scenes/board/thing.ts'
import type { Exhibit, Painted } from '../scenes/display/exhibit.ts'
import { standing, withSails } from './arranged.ts'
import { exhibit, exhibitThing } from './entry.ts'
import { viewIn } from './matches.ts'

const rulesOf = (game: AnyGame): Rules => game.values as Rules
const viewOf = (game: AnyGame, seats: number, when: string): View =>
  viewIn(game, seats, when) as View

function shown(
  rules: Rules,
  view: View,
  isWanted: (thing: Thing) => boolean,
  lift?: (thing: Thing) => number,
) {
  const lay = makeLay(rules, view.players.length)
  return withSails(standing(thingsOf(lay, view), { spots: spotsOf(lay), bodies }, isWanted, lift))
}

export function showBoard(_rules: Rules, players: string, variant: string): Exhibit {
  const { x, z } = boardAt
  return exhibit([exhibitThing('board', { model: 'rajas-board' }, poseAtPoint(x, 0, z))], {
    painted: [{ by: 'board', of: `${players} ${variant}` }],
  })
}

/** Tiles with their faces up: on the offer and on provinces. */
function facesOf(
  { stacks: open, players }: View,
  seats: readonly number[],
  hasOffer: boolean,
): readonly Painted[] {
  const laid = players.flatMap(({ cells }, seat) =>
    seats.includes(seat) ? cells.flatMap((placed) => placed?.tile ?? []) : [],
  )
  const tops = hasOffer ? stacks.flatMap((stack) => open[stack].top ?? []) : []
  return [...tops, ...laid].map((id) => ({ by: 'tile', on: tileId(id), of: id }))
}

export function showProvince(game: AnyGame, side: string, state: string): Exhibit {
  const played = viewOf(game, 2, state === 'built' ? 'middle' : 'start')
  const view = {
    ...played,
    players: played.players.map((player) => ({
      ...player,
      side: side === 'back' ? ('back' as const) : ('front' as const),
    })),
  }
  const ids = new Set(view.players[0]?.cells.flatMap((placed) => placed?.tile ?? []))
  const isOwn = ({ id }: Thing): boolean =>
    id === provinceId(0) ||
    (!isUnder(id) && [...ids].some((tile) => id.endsWith(`-${tile}`) || id.includes(`-${tile}-`)))
  return exhibit(shown(rulesOf(game), view, isOwn), {
    painted: [{ by: 'province', of: `${side} 2 0` }, ...facesOf(view, [0], false)],
    view,
  })
}

/** As many dice as Kali has hands, of all colours and values; turned over, each shows its opposite face. */
export function showKali(game: AnyGame, capacity: number, state: string): Exhibit {
  const rules = rulesOf(game)
  const view = viewOf(game, 2, 'start')
  const all = Array.from({ length: capacity }, (_, i) => {
    const colour = (['orange', 'green', 'blue', 'purple'] as const)[i % 4] ?? 'orange'
    const value = (i % 6) + 1
    return {
      id: rules.dice[colour][Math.floor(i / 4)] ?? '',
      colour,
      value: state === 'turned' ? 7 - value : value,
    }
  })
  const players = view.players.map((player, seat) =>
    seat === 0 ? { ...player, capacity, dice: all, karma: state === 'turned' ? 0 : 1 } : player,
  )
  const dice = new Set(all.map(({ id }) => id))
  const left = (colour: Colour) => view.supply[colour].filter((id) => !dice.has(id))
  const supply = recordOf(colours, left)
  const others = players.map((player, seat) => (seat === 0 ? player : { ...player, dice: [] }))
  const isOwn = ({ id }: Thing): boolean =>
    id === kaliId(0) ||
    dice.has(id) ||
    id === karmaId(0) ||
    id.startsWith(cubeId(0, 'fort').replace('fort', ''))
  const lift = ({ id }: Thing): number => (id === kaliId(0) ? 0 : dice.has(id) ? 5 : 2.5)
  return exhibit(shown(rules, { ...view, supply, players: others }, isOwn, lift), {
    painted: [{ by: 'kali', on: kaliId(0) }],
    view,
  })
}

export function showOffer(game: AnyGame): Exhibit {
  const view = viewOf(game, 2, 'start')
  const tops = new Set(stacks.flatMap((stack) => view.stacks[stack].top ?? []))
  const isOn = ({ id }: Thing): boolean =>
    id === offerId ||
    id.startsWith('under-') ||
    [...tops].some((tile) => id.endsWith(`-${tile}`) || id.includes(`-${tile}-`))
  return exhibit(shown(rulesOf(game), view, isOn), { painted: facesOf(view, [], true), view })
}

export function showBowl(game: AnyGame, colour: Colour): Exhibit {
  const rules = rulesOf(game)
  const start = viewOf(game, 2, 'start')
  const view = {
    ...start,
    supply: { ...start.supply, [colour]: rules.dice[colour] },
    players: start.players.map((player) => ({ ...player, dice: [] })),
  }
  const ids = new Set(rules.dice[colour])
  const lift = ({ id }: Thing): number => (ids.has(id) ? 3 : 0)
  return exhibit(
    shown(rules, view, ({ id }) => id === bowlId(colour) || ids.has(id), lift),
    { view },
  )
}

/** Faces of tokens, besides tiles. */
function tokensOf(rules: Rules, { players, incomeOffer }: View): readonly Painted[] {
  const laid = players.flatMap(({ slots }) => Object.values(slots))
  const faces = [...incomeOffer, ...laid].map((id) => ({
    by: 'income',
    on: incomeTileId(id),
    of: id,
  }))
  const bonuses = players.flatMap((player, seat): Painted[] => {
    const next = nextWealth(rules, player)
    return next ? [{ by: 'bonus', on: bonusId(seat), of: `wealth-${next.at}` }] : []
  })
  return [...faces, ...bonuses]
}

export function showSetUp(game: AnyGame, players: string, state: string): Exhibit {
  const rules = rulesOf(game)
  const seats = Number(players)
  const view = viewOf(game, seats, state)
  const each = view.players.map((_, seat) => seat)
  return exhibit(
    shown(rules, view, () => true),
    {
      view,
      painted: [
        { by: 'board', of: `${players} base` },
        ...each.flatMap((seat): Painted[] => [
          { by: 'province', of: `${view.players[seat]?.side ?? 'front'} ${players} ${seat}` },
          { by: 'kali', on: kaliId(seat) },
        ]),
        ...facesOf(view, each, true),
        ...tokensOf(rules, view),
      ],
    },
  )
}
