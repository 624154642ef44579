/** Nagaraja's temples, rooms and whole table as exhibits. */
import type { AnyGame } from '../kernel/game.ts'
import { type Box, lookUp } from '../games/nagaraja/edition.ts'
import type { Room, View } from '../games/nagaraja/types.ts'
import { traySpot } from '../shapes/nagarajaTable.ts'
import { flowOf } from '../scenes/nagaraja/flow.ts'
import { templeId } from '../scenes/nagaraja/ids.ts'
import { makeScene } from '../scenes/nagaraja/index.ts'
import { corridorsOfKind } from '../scenes/nagaraja/looks.ts'
import { roomThings } from '../scenes/nagaraja/things/temple.ts'
import type { Thing } from '../scenes/board/thing.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import { clothSpot, standing, standingOn, withCloth } from './sceneExhibits.ts'
import { exhibit } from './entry.ts'
import { viewsOf } from './matches.ts'

export const templeStates = ['sealed', 'lit', 'cursed'] as const

const viewIn = (game: AnyGame, state: string) =>
  viewsOf<View>(game, ['placeRoom', 'placeTrap', 'playCard'])(2, state)

const roomOf = ({ rooms }: Box, id: string): Room => ({
  id,
  rotation: 0,
  amulet: lookUp(rooms, id).crypt >= 0,
})

/** The slots that are filled: the middle column from a gate to the far wall, and its neighbours. */
const filled = [7, 4, 1, 3, 5, 6] as const

/** Rooms with the most ends of corridors first. */
function slotsFor(box: Box): readonly (Room | null)[] {
  const ends = (id: string): number =>
    corridorsOfKind(box, lookUp(box.rooms, id).kind).flatMap(({ sides }) => sides).length
  const ids = box.roomIds.toSorted((a, b) => ends(b) - ends(a) || (a < b ? -1 : 1))
  return Array.from({ length: box.ground.slots }, (_, slot) => {
    const id = ids[filled.findIndex((one) => one === slot)]
    return id === undefined ? null : roomOf(box, id)
  })
}

/** The first view of a match with other rooms: all in the temple of `seat`, none in the other. */
function templeView(game: AnyGame, seat: number, state: string): View {
  const box = game.values as Box
  const view = viewIn(game, 'start')
  const [first, second] = view.temples
  const none = first.slots.map(() => null)
  const slots = state === 'sealed' ? none : slotsFor(box)
  const isWanted = (id: string) =>
    (lookUp(box.tokens, id).kind === 'cursed') === (state === 'cursed')
  const relics = box.tokenIds.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))
  const open = flowOf(box, slots).niches.map((distance) => Number.isFinite(distance))
  const temple = {
    slots,
    marks: open.map((isOpen) => ({ open: isOpen, shown: isOpen, seen: [isOpen, isOpen] as const })),
    tokens: open.map((isOpen) => (isOpen ? (relics.shift() ?? null) : null)),
  }
  const other = { ...(seat === 0 ? second : first), slots: none }
  return { ...view, temples: seat === 0 ? [temple, other] : [other, temple] }
}

/** Rise of things when the temple is taken apart (cm), by the beginning of their model's name. */
const lifts: readonly (readonly [string, number])[] = [
  ['nagaraja-room', 7],
  ['nagaraja-grating', 11],
  ['nagaraja-amulet', 9],
  ['nagaraja-slab', 5],
  ['nagaraja-relic', 12],
  ['nagaraja-lamp', 9],
]
const liftOf = ({ look }: Thing): number =>
  lifts.find(([name]) => look.model.startsWith(name))?.[1] ?? 0

export function showTemple(game: AnyGame, stone: string, state: string): Exhibit {
  const box = game.values as Box
  const seat = stone === 'yellow' ? 1 : 0
  const view = templeView(game, seat, state)
  const painted = state === 'sealed' ? [] : [{ by: 'light', of: String(seat) }]
  const { things, setting } = makeScene(box, 2)
  return exhibit(standingOn(templeId(seat), things(view), setting, liftOf), { painted, view })
}

/** A room with its grating and amulet, if its kind has a crypt. */
export function showRoom(box: Box, id: string): Exhibit {
  const shown = standing(
    roomThings(box, roomOf(box, id), { spot: clothSpot, order: 0 }),
    withCloth(makeScene(box, 2).setting),
  )
  return exhibit(shown.map((one, i) => ({ ...one, lift: [0, 2.4, 1.2][i] ?? 0 })))
}

/** Everything on the table, the tray included. */
export function showSetUp(game: AnyGame, state: string): Exhibit {
  const box = game.values as Box
  const view = viewIn(game, state)
  const at = poseAtPoint(traySpot.x, 0, traySpot.z)
  const { things, setting } = makeScene(box, 2)
  return exhibit(standing(things(view), setting), {
    view,
    painted: [
      { by: 'light' },
      { by: 'names' },
      { by: 'tray', of: 'tray-two-throwers', at, scale: traySpot.scale },
    ],
  })
}
