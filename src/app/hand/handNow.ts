/** Computes what the hand shows of a told position: what is asked of its seat, its legal list, its cards and boards. */
import type { Piece } from '../../kernel/chance.ts'
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame, Racing } from '../../kernel/game.ts'
import { line, type Line } from '../../kernel/line.ts'
import type { Panel } from '../../kernel/panel.ts'
import type { Seat } from '../../kernel/seat.ts'
import { thrownThings } from '../../words/pieces.ts'
import { cardRowsOf, type CardRow, notesOf } from './cards/cardRows.ts'
import type { Told } from './handLink.ts'
import { boardsWith, openPlaces, type PlacesOf, placesOf } from './picked.ts'

export interface HandNow {
  readonly game: AnyGame
  readonly told: Told
  readonly seat: Seat
  /** Empty while this seat owes no choice. */
  readonly legal: readonly Tagged[]
  /** The pieces to throw, if this seat throws any of them; empty otherwise. */
  readonly pieces: readonly Piece[]
  readonly isAsked: boolean
  /** Stays the same while nothing else is asked of this seat, whatever others do meanwhile. */
  readonly question: string
  readonly prompt: Line
  readonly cards: readonly CardRow[]
  /** Private lines beside the cards. */
  readonly notes: readonly Line[]
  /** Cells that a legal command is about. */
  readonly open: ReadonlySet<string>
  readonly placesOf: PlacesOf
  /** Boards with such cells, of whichever seat, without what stands beside the cells. */
  readonly boards: readonly Panel[]
  /** This seat's own panels, without the cards and those boards. */
  readonly own: readonly Panel[]
  readonly race: readonly Racing[]
}

export function handNow(game: AnyGame, told: Told, seat: Seat): HandNow {
  const { view, due, toThrow } = told
  const pieces = toThrow.some((piece) => piece.seat === seat) ? toThrow : []
  const legal = due.includes(seat) && pieces.length === 0 ? game.legal(view, seat) : []
  const panels = game.describe(view, seat)
  const placed = placesOf(game, view, seat)
  const open = openPlaces(legal, placed)
  const boards = boardsWith(panels, open)
  const mine = panels.filter((panel) => panel.seat === seat)
  const held = mine.filter((panel) => cardRowsOf(panel).length > 0)
  return {
    game,
    told,
    seat,
    legal,
    pieces,
    isAsked: legal.length > 0 || pieces.length > 0,
    question: JSON.stringify([legal, pieces]),
    prompt: promptOf(game, told, seat, { legal, pieces }),
    cards: held.flatMap(cardRowsOf),
    notes: held.flatMap(notesOf),
    open,
    placesOf: placed,
    boards: boards.map(gridsOnly),
    own: mine.filter((panel) => !held.includes(panel)).flatMap((panel) => restOf(panel, boards)),
    race: game.race?.(view) ?? [],
  }
}

/** Keeps the commands of an unchanged question, so that what a person has picked among them stays picked. */
export const sameQuestion = (before: HandNow | null, now: HandNow): HandNow =>
  before?.question === now.question ? { ...now, legal: before.legal } : now

type Asked = Pick<HandNow, 'legal' | 'pieces'>

function promptOf(game: AnyGame, told: Told, seat: Seat, { legal, pieces }: Asked): Line {
  const { due, falling, result, toThrow, view } = told
  if (result) return result.why
  if (falling.length > 0) {
    return line(`ui.prompt.rolling.${thrownThings(falling)}`, { n: falling.length })
  }
  if (pieces.length > 0) return line('hand.ask.throw')
  if (legal.length > 0) return game.prompt(view, seat)
  const thrower = toThrow[0]?.seat
  if (thrower !== undefined) return line('hand.wait.throw', { who: { seat: thrower } })
  if (due.length === 0) return line('ui.prompt.wait')
  const others = due.map((other) => ({ seat: other }))
  const [only, another] = others
  if (only && !another) return line('ui.prompt.thinks', { who: only })
  return line('hand.wait.choose', { who: { list: others } })
}

const gridsOnly = (panel: Panel): Panel => ({
  ...panel,
  rows: panel.rows.filter(({ kind }) => kind === 'grid'),
})

/** A panel whose grid is shown as a board keeps its other rows, if it has any. */
function restOf(panel: Panel, boards: readonly Panel[]): readonly Panel[] {
  if (!boards.includes(panel)) return [panel]
  const rows = panel.rows.filter(({ kind }) => kind !== 'grid')
  return rows.length > 0 ? [{ ...panel, id: `${panel.id}-rest`, rows }] : []
}
