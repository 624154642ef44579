/** The scene of noughts and crosses: a grid of cells behind the tray, and a marble or sandstone slab per mark. */
import type { Command } from '../../games/noughts/commands.ts'
import type { Board } from '../../games/noughts/edition.ts'
import type { Event } from '../../games/noughts/events.ts'
import type { View } from '../../games/noughts/types.ts'
import { pile } from '../board/layouts.ts'
import { endOf, planMoves } from '../board/motion.ts'
import { poseAtPoint } from '../board/pose.ts'
import type { GameScene } from '../board/scene.ts'
import type { Spot } from '../board/spot.ts'
import type { Thing } from '../board/thing.ts'
import { bodies, forms, mark } from './parts.ts'

const pitch = 5
const colours = ['#ffffff', '#c8794a']

const spotOf = ({ size }: Board, cell: number): Spot => ({
  id: `cell-${cell}`,
  on: null,
  at: poseAtPoint((cell % size) * pitch, 0, 16 + Math.floor(cell / size) * pitch),
  layout: pile,
  touch: { kind: 'square', halfX: mark.halfX, halfZ: mark.halfZ },
})

const things = ({ cells }: View): readonly Thing[] =>
  cells.flatMap((owner, cell) => {
    const look = { model: 'mark', colour: colours[owner ?? 0] ?? '' }
    return owner === null
      ? []
      : [{ id: `mark-${cell}`, look, at: { spot: `cell-${cell}`, order: 0 } }]
  })

export function makeScene(board: Board, seats: number): GameScene<View, Command, Event> {
  const setting = { spots: board.cells.map((cell) => spotOf(board, cell)), bodies }
  const shows = { x: [-20, 20], z: [-15, 16 + board.size * pitch] } as const
  return {
    seats,
    setting,
    things,
    plan: ({ from, to }) => {
      const moves = planMoves(things(from), things(to), setting)
      const cues = moves.map(({ start, to: { at } }) => ({
        name: 'marked',
        at: start,
        where: at,
        weight: 0.5,
        sound: 'stone',
      }))
      return { length: endOf(moves), moves, cues }
    },
    picks: ({ cell }) => ({ by: [`cell-${cell}`] }),
    cameras: () => ({
      seat: { position: [0, 60, 90], target: [0, 0, 10], shows },
      above: { position: [0, 90, 11], target: [0, 0, 10], shows },
    }),
    attention: () => 'seat',
    forms,
    layers: [],
  }
}
