/** Canvas prints of the two tracks: numbers, lines between cells, threads from bonus cells to their brackets. */
import type { Edition } from '../../../games/rajas/data/schema.ts'
import {
  board,
  bracketAt,
  type TrackCell,
  fameCell,
  lanes,
  type Placement,
  wealthCell,
} from '../../../shapes/rajas.ts'
import type { AtlasDrawing } from './atlas.ts'
import type { BoardPrint } from './boardPrint.ts'
import type { Decal } from './decals.ts'
import { coinMark, fameMark as star } from './marks.ts'
import { setRows } from './pen.ts'
import { numeral } from './spaces.ts'

const filledDrawing = (key: string, colour: string): AtlasDrawing => ({
  key,
  draw(pen, size) {
    pen.fillStyle = colour
    pen.fillRect(-size, -size, size * 2, size * 2)
  },
})

/** A line from a cell to the board's edge in front of its bracket. */
function thread(cell: TrackCell): Decal {
  const to = bracketAt(cell)
  const side = Math.abs(cell.out[0]) > Math.abs(cell.out[1])
  const from = side ? { x: cell.x, z: to.z } : { x: to.x, z: cell.z }
  const long = Math.hypot(to.x - from.x, to.z - from.z)
  const at: Placement = {
    x: (from.x + to.x) / 2,
    y: board.top,
    z: (from.z + to.z) / 2,
    turn: to.turn,
  }
  return { key: 'thread', at, half: 0.07, halfZ: long / 2 }
}

/** Highlight under a number with a bonus. */
const halo = (cell: TrackCell, half: number): Decal => ({
  key: 'halo',
  at: cell,
  half,
  halfZ: lanes.wide * 0.42,
})

export function trackPrint({ tracks }: Edition): BoardPrint {
  const lengths = { fame: tracks.fame.max, wealth: tracks.wealth.max }
  const fameAt = (value: number): TrackCell => fameCell(value, lengths)
  const wealthAt = (value: number): TrackCell => wealthCell(value, lengths)
  const values = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1)
  const most = Math.max(lengths.fame, lengths.wealth)
  const line = (cell: TrackCell): Decal => ({
    key: 'line',
    at: cell,
    half: 0.022,
    halfZ: lanes.wide * 0.44,
  })
  const fameBonuses = tracks.fame.bonuses.map(({ at }) => fameAt(at))
  const wealthBonuses = [
    ...tracks.wealth.bonusMarker.map(({ at }) => at),
    tracks.wealth.workerAt,
  ].map(wealthAt)
  const upright = (cell: TrackCell): Placement => ({ ...cell, turn: 0 })
  return {
    drawings: [
      ...values(most).map((value) => numeral(`number-${value}`, value)),
      { key: 'start-fame', draw: (pen, size) => setRows(pen, [[star(0)]], 0, 0, size, size) },
      { key: 'start-wealth', draw: (pen, size) => setRows(pen, [[coinMark(0)]], 0, 0, size, size) },
      filledDrawing('line', '#a8804a'),
      filledDrawing('thread', '#c08a2c'),
      filledDrawing('halo', 'rgba(226, 176, 74, 0.55)'),
    ],
    decals: [
      ...fameBonuses.map((cell) => halo(cell, cell.long * 0.44)),
      ...wealthBonuses.map((cell) => halo(cell, cell.long * 0.42)),
      ...[...fameBonuses, ...wealthBonuses].map(thread),
      ...[0, ...values(lengths.fame)].map((value) => line(fameAt(value + 0.5))),
      ...values(lengths.wealth).map((value) => line(wealthAt(value - 0.5))),
      ...values(lengths.fame).map((value): Decal => ({
        key: `number-${value}`,
        at: upright(fameAt(value)),
        half: 0.78,
      })),
      ...values(lengths.wealth).map((value): Decal => ({
        key: `number-${value}`,
        at: upright(wealthAt(value)),
        half: Math.min(0.62, wealthAt(value).long * 0.46),
      })),
      { key: 'start-fame', at: upright(fameAt(0)), half: 0.8 },
      { key: 'start-wealth', at: upright(wealthAt(0)), half: 0.8 },
    ],
  }
}
