/** The components of The Border, from a layout. */
import { line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Layout } from '../games/border/edition.ts'
import type { View } from '../games/border/types.ts'
import { colours } from '../games/border/vocabulary.ts'
import { ledge } from '../shapes/borderLedge.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import { slopeSpotId, tileId } from '../scenes/border/ids.ts'
import { traySpotFor } from '../scenes/border/lay.ts'
import { makeScene } from '../scenes/border/index.ts'
import { slopeSpot, spotsOfSeat } from '../scenes/border/spots.ts'
import { bodies, thingsOf } from '../scenes/border/things.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { trayLift } from '../scenes/throw/places.ts'
import { clothSpot, standing, withCloth } from './sceneExhibits.ts'
import type { Component, Value } from './component.ts'
import {
  choiceOf,
  chosen,
  exhibit,
  lone,
  model,
  playersChoice,
  rowsOf,
  thing,
  value,
} from './entry.ts'
import { viewsOf } from './matches.ts'
import type { SourceAt } from './source.ts'

const row = rowsOf('border')
const nameOf = (colour: string) => line(`border.colour.${colour}`)
const faces = choiceOf('face', colours, nameOf)

/** The face of a colour die; the first face for no colour. */
const faceOf = (colour: string | null): number =>
  colours.findIndex((one) => one === (colour ?? colours[0]))

/** One player with this sheet: untouched, with a region closed, or at the end of a match that was won. */
function viewOf({ regions, boxes }: Layout, sheet: string, state = 'open'): View {
  const closed =
    state === 'won' ? regions.slice(0, 6) : state === 'closed' ? regions.slice(5, 6) : []
  const crossed = new Set(closed.flatMap((region) => region.boxes))
  const player = {
    sheet,
    crossed: boxes.map(({ id, white }) => (white ? 0 : crossed.has(id) ? 1 : -1)),
    earned: regions.map((region) => (closed.includes(region) ? region.first : null)),
    used: [],
  }
  return {
    viewer: 'table',
    phase: state === 'won' ? { kind: 'over' } : { kind: 'throw', dice: [] },
    chance: 0,
    round: 1,
    action: 1,
    active: 0,
    throws: 0,
    dice: [],
    players: [player],
    claimed: regions.map((region) => (closed.includes(region) ? 1 : null)),
  }
}

function showSheet(layout: Layout, sheet: string, state: string): Exhibit {
  const view = viewOf(layout, sheet, state)
  const layers = ['ground', 'strips', 'boxes', ...(state === 'won' ? ['garland'] : [])]
  const setting = { spots: spotsOfSeat(layout, 0, 0, 0), bodies }
  return exhibit(standing(thingsOf(view, 1), setting), {
    painted: layers.map((by) => ({ by })),
    view,
  })
}

/** The ledge with enamel tiles on its slope, as in a match. */
function showLedge(view: View): Exhibit {
  const tiles = colours.slice(0, ledge.dice).map((face, i) => ({
    id: tileId(i),
    look: { model: 'tile', face },
    at: { spot: slopeSpotId, order: i },
  }))
  const foot = { id: 'ledge', look: { model: 'ledge' }, at: { spot: clothSpot, order: 0 } }
  const shown = standing([foot, ...tiles], withCloth({ spots: [slopeSpot()], bodies }), ({ id }) =>
    id === foot.id ? 0 : 3,
  )
  return exhibit(shown, { painted: [{ by: 'tiles' }], view })
}

/** Slates round the tray in which the five dice lie. */
function showSetUp(layout: Layout, view: View): Exhibit {
  const seats = view.players.length
  const { things, setting } = makeScene(layout, seats)
  const [x, z] = traySpotFor(seats)
  const dice = view.dice.map(({ face }, i) =>
    thing(
      `die-${i}`,
      { model: 'die-colour', face: faceOf(face) },
      poseAtPoint(x + (i - 2) * 2.6, trayLift, z),
    ),
  )
  const of = `${seats}`
  const tray = { by: 'tray', of: 'tray-dice', at: poseAtPoint(x, trayLift, z) }
  const layers = ['ground', 'strips', 'boxes', 'tiles'].map((by) => ({ by, of }))
  return exhibit([...standing(things(view), setting), ...dice], {
    view,
    painted: [...layers, tray],
  })
}

const valuesOf = ({ regions }: Layout, from: SourceAt): readonly Value[] =>
  regions.map(({ id, first, later }) =>
    value('', { raw: `${first} / ${later}` }, from('values'), `border.region.${id}`),
  )

export function borderCatalogue(own: AnyGame, from: SourceAt): readonly Component[] {
  const layout = own.values as Layout
  const { sheetIds } = layout
  const view = viewOf(layout, sheetIds[0] ?? 'A')
  const views = viewsOf<View>(own, ['complete', 'cross'])
  const sheetOf = (id: string) => line('showcase.option.sheet', { id: { raw: id } })
  return [
    row('sheet', 'boards', 'B1 B2 B3 B5 B6', sheetIds.length, {
      choices: [choiceOf('sheet', sheetIds, sheetOf, 'border.piece.sheet')],
      states: ['open', 'closed', 'won'],
      values: valuesOf(layout, from),
      show: (picked) => showSheet(layout, chosen(picked, 'sheet'), picked.state),
    }),
    row('die', 'dice', 'B1 B7 B13', 5, {
      handful: 5,
      choices: [faces],
      values: [value('faces', { list: colours.map(nameOf) }, from('dice'))],
      show: (picked) => lone({ model: 'die-colour', face: faceOf(chosen(picked, 'face')) }),
    }),
    row('ledge', 'furniture', 'B13 B16', 1, { show: () => showLedge(view) }),
    row('tile', 'tokens', 'B3 B16', ledge.dice, {
      choices: [faces],
      show: (picked) => {
        const look = { model: 'tile', face: chosen(picked, 'face') }
        return exhibit([thing(tileId(0), look)], { painted: [{ by: 'tiles' }], view })
      },
    }),
    row('plate', 'furniture', 'B8', sheetIds.length, {
      show: () => lone({ model: 'plate', face: 0 }, { view }),
    }),
    row('chalk', 'tools', 'B1 B8', 4, { handful: 8, show: model('chalk') }),
    row('eraser', 'tools', '', 1, { handful: 4, show: model('eraser') }),
    row('marigold', 'tokens', 'B42', 1, {
      handful: 16,
      show: () => lone({ model: 'marigold', colour: '#f0820f' }),
    }),
    row('set-up', 'sets', 'B1 B8 B12', 1, {
      choices: [playersChoice],
      states: ['start', 'middle'],
      show: (picked) => showSetUp(layout, views(Number(chosen(picked, 'players')), picked.state)),
    }),
  ]
}
