/** The Border's slates as they are shown: one by itself, or a whole table round the tray. */
import { line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Layout } from '../games/border/edition.ts'
import type { View } from '../games/border/types.ts'
import { colours } from '../games/border/vocabulary.ts'
import { slate } from '../shapes/border.ts'
import { yawed } from '../scenes/board/pose.ts'
import { traySpotFor } from '../scenes/border/lay.ts'
import { spotsOf } from '../scenes/border/spots.ts'
import { bodies, namePlate, thingsOf } from '../scenes/border/things.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { trayLift } from '../scenes/throw/places.ts'
import { standing } from './arranged.ts'
import type { Picked } from './component.ts'
import { at, choiceOf, exhibit, exhibitThing } from './entry.ts'
import { viewIn } from './matches.ts'

/** The face of a colour die; the first one where nothing else is known. */
export const dieFaceOf = (colour: string | null | undefined): number =>
  Math.max(
    0,
    colours.findIndex((one) => one === colour),
  )

/** One player with this sheet: untouched, with a region closed, or at the end of a match that was won. */
export function viewOf({ regions, boxes }: Layout, sheet: string, state: string): View {
  const closed =
    state === 'won' ? regions.slice(0, 6) : state === 'closed' ? regions.slice(5, 6) : []
  const crossed = new Set(closed.flatMap((region) => region.boxes))
  return {
    viewer: 'table',
    phase: state === 'won' ? { kind: 'over' } : { kind: 'throw', dice: [] },
    chance: 0,
    round: 1,
    action: 1,
    active: 0,
    throws: 0,
    dice: [],
    players: [
      {
        sheet,
        crossed: boxes.map(({ id, white }) => (white ? 0 : crossed.has(id) ? 1 : -1)),
        earned: regions.map((region) => (closed.includes(region) ? region.first : null)),
        used: [],
      },
    ],
    claimed: regions.map((region) => (closed.includes(region) ? 1 : null)),
  }
}

export function showSheet(layout: Layout, sheet: string, { state }: Picked): Exhibit {
  const z = slate.halfZ + namePlate.gap + namePlate.deep / 2
  const chalk = { at: [13.3, 0, slate.halfZ + 1.55] as const, turn: yawed(0.12) }
  return exhibit(
    [
      exhibitThing('slate', { model: 'slate', part: 'frame' }),
      exhibitThing('strip', { model: 'strip' }),
      exhibitThing('plate', { model: 'plate', face: 0 }, at(0, 0, z)),
      exhibitThing('chalk', { model: 'chalk' }, chalk),
    ],
    {
      painted: [
        { by: 'ground' },
        { by: 'strips' },
        { by: 'boxes' },
        ...(state === 'won' ? [{ by: 'garland' }] : []),
      ],
      view: viewOf(layout, sheet, state),
    },
  )
}

export const players = choiceOf('players', ['4', '3', '2'], (n) =>
  line('showcase.option.players', { n: Number(n) }),
)

/** Slates round the tray in which the five dice lie. */
export function showSetUp(own: AnyGame, seats: number, state: string): Exhibit {
  const layout = own.values as Layout
  const view = viewIn(own, seats, state) as View
  const setting = { spots: spotsOf(layout, seats), bodies }
  const [x, z] = traySpotFor(seats)
  const dice = view.dice.map(({ face }, i) => {
    const look = { model: 'die-colour', face: dieFaceOf(face) }
    return exhibitThing(`die-${i}`, look, at(x + (i - 2) * 2.6, trayLift, z))
  })
  const of = `${seats}`
  return exhibit([...standing(thingsOf(view, seats), setting), ...dice], {
    view,
    painted: [
      { by: 'ground', of },
      { by: 'strips', of },
      { by: 'boxes', of },
      { by: 'tiles' },
      { by: 'tray', of: 'tray-dice', at: at(x, trayLift, z) },
    ],
  })
}
