/** Nagaraja's temples and rooms: a temple sealed, opened by light, or cursed; each kind of room; the whole table. */
import { line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Box } from '../games/nagaraja/edition.ts'
import type { Mark, Room, View } from '../games/nagaraja/types.ts'
import { bakedRooms } from '../shapes/nagarajaCorridors.ts'
import { traySpot } from '../shapes/nagarajaTable.ts'
import { flowOf } from '../scenes/nagaraja/flow.ts'
import { bodies } from '../scenes/nagaraja/looks.ts'
import { spotsOf } from '../scenes/nagaraja/spots.ts'
import { roomThings, templeThings } from '../scenes/nagaraja/things/temple.ts'
import { thingsOf } from '../scenes/nagaraja/things.ts'
import type { Thing } from '../scenes/board/thing.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import { clothSpot, onCloth, standing } from './arranged.ts'
import type { Component, Picked } from './component.ts'
import { entry, exhibit, lone, value } from './entry.ts'
import { viewIn } from './matches.ts'
import { rulesOfRoom } from './nagarajaRules.ts'
import type { SourceAt } from './source.ts'

export const templeStates = ['sealed', 'lit', 'cursed'] as const

const settingOf = (box: Box) => onCloth({ spots: spotsOf(box), bodies })

/** The middle column from a gate to the far wall, and its neighbours; rooms with the most ways first. */
const order = [7, 4, 1, 3, 5, 6] as const

function slotsFor(box: Box): readonly (Room | null)[] {
  const ways = (id: string): number =>
    (box.edition.rooms.kinds.find((kind) => id.startsWith(`${kind.id}-`))?.corridors ?? []).flat()
      .length
  const ids = [...box.roomIds].sort((a, b) => ways(b) - ways(a) || (a < b ? -1 : 1))
  return Array.from({ length: box.ground.slots }, (_, slot) => {
    const at = order.findIndex((one) => one === slot)
    const id = at < 0 ? undefined : ids[at]
    return id === undefined ? null : { id, rotation: 0, amulet: (box.rooms[id]?.crypt ?? -1) >= 0 }
  })
}

const mark = (open: boolean): Mark => ({ open, shown: open, seen: [open, open] })

function templeView(game: AnyGame, seat: number, state: string): View {
  const box = game.values as Box
  const view = viewIn(game, 2, 'start') as View
  const [first, second] = view.temples
  const slots = state === 'sealed' ? first.slots.map(() => null) : slotsFor(box)
  const { niches } = flowOf(box, slots)
  const cursed = state === 'cursed'
  const tokens = [...box.tokenIds].sort((a, b) => {
    const rank = (id: string) => ((box.tokens[id]?.kind === 'cursed') === cursed ? 0 : 1)
    return rank(a) - rank(b)
  })
  const open = niches.map((far) => Number.isFinite(far))
  let next = 0
  const temple = {
    slots,
    marks: open.map(mark),
    tokens: open.map((isOpen) => (isOpen ? (tokens[next++] ?? null) : null)),
  }
  const empty = { ...first, slots: first.slots.map(() => null) }
  return {
    ...view,
    temples: seat === 0 ? [temple, { ...second, slots: empty.slots }] : [empty, temple],
  }
}

const lifts: readonly (readonly [RegExp, number])[] = [
  [/room-/, 7],
  [/grating/, 11],
  [/amulet/, 9],
  [/slab/, 5],
  [/relic/, 12],
  [/lamp/, 9],
]
const liftOf = ({ look }: Thing): number => lifts.find(([name]) => name.test(look.model))?.[1] ?? 0

export function showTemple(game: AnyGame, { choices, state }: Picked): Exhibit {
  const box = game.values as Box
  const seat = choices['stone'] === 'yellow' ? 1 : 0
  const view = templeView(game, seat, state)
  const things = standing(templeThings(box, view, seat), settingOf(box), () => true, liftOf)
  const painted = state === 'sealed' ? [] : [{ by: 'light', of: String(seat) }]
  return exhibit(things, { painted, view })
}

function showRoom(box: Box, id: string): Exhibit {
  const room: Room = { id, rotation: 0, amulet: (box.rooms[id]?.crypt ?? -1) >= 0 }
  const things = roomThings(box, room, { spot: clothSpot, order: 0 })
  return exhibit(
    standing(
      things,
      settingOf(box),
      () => true,
      ({ look }) => (/grating/.test(look.model) ? 2.4 : /amulet/.test(look.model) ? 1.2 : 0),
    ),
  )
}

export function roomsOf(box: Box, from: SourceAt): readonly Component[] {
  const kinds = box.edition.rooms.kinds.map((kind, i): Component =>
    entry('nagaraja', {
      id: `room-${kind.id}`,
      kind: 'rooms',
      name: Object.hasOwn(bakedRooms, kind.id)
        ? line(`nagaraja.room.${kind.id}`)
        : line('showcase.name.nagaraja.room-other', { id: { raw: kind.id } }),
      about: line(
        kind.crypt ? 'showcase.about.nagaraja.room-crypt' : 'showcase.about.nagaraja.room',
      ),
      rules: rulesOfRoom(kind.crypt !== null),
      count: kind.copies,
      values: [
        value('copies', kind.copies, from('rooms', 'copies')),
        value(
          'corridors',
          { raw: kind.corridors.map((sides) => sides.join('')).join(' · ') },
          from('rooms', 'shapes'),
        ),
      ],
      show: () => showRoom(box, `${box.edition.rooms.kinds[i]?.id ?? kind.id}-1`),
    }),
  )
  return [
    ...kinds,
    entry('nagaraja', {
      id: 'room-plain',
      kind: 'rooms',
      rules: ['N5'],
      count: box.roomIds.length,
      show: () => lone({ model: 'nagaraja-room-plain' }),
    }),
  ]
}

/** Everything of a table, the tray with it. */
export function showSetUp(game: AnyGame, state: string): Exhibit {
  const box = game.values as Box
  const view = viewIn(game, 2, state) as View
  return exhibit(standing(thingsOf(box, view), settingOf(box)), {
    view,
    painted: [
      { by: 'light' },
      { by: 'names' },
      {
        by: 'tray',
        of: 'tray-two-throwers',
        at: poseAtPoint(traySpot.x, 0, traySpot.z),
        scale: traySpot.scale,
      },
    ],
  })
}
