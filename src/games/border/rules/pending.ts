/** The pending requests: draws, throws, the active player's choices, and the second action as one batch. */
import type { Piece } from '../../../kernel/chance.ts'
import type { Pending } from '../../../kernel/pending.ts'
import type { Layout } from '../edition.ts'
import { allDice } from './setup.ts'
import type { State } from '../types.ts'

/** Cache of the pieces of each seat, so that all throws share the same objects. */
const pieces: readonly (readonly Piece[])[] = [0, 1, 2, 3].map((seat) =>
  allDice.map((die) => ({ id: `die-${die}`, kind: 'colour', skin: 'border', seat })),
)

function piecesFor(seat: number, dice: readonly number[]): readonly Piece[] {
  const all = pieces[seat] ?? []
  return dice.length === all.length ? all : all.filter((_, die) => dice.includes(die))
}

export function pending(layout: Layout, state: State): readonly Pending[] {
  const { phase, chance, active } = state
  switch (phase.kind) {
    case 'deal': {
      const from = layout.sheetIds.length
      const ask = {
        kind: 'draw',
        of: 'border.draw.sheets',
        from,
        take: state.players.length,
      } as const
      return [{ kind: 'chance', id: chance, ask }]
    }
    case 'seating': {
      const ask = {
        kind: 'draw',
        of: 'border.draw.first',
        from: state.players.length,
        take: 1,
      } as const
      return [{ kind: 'chance', id: chance, ask }]
    }
    case 'throw':
      return [
        {
          kind: 'chance',
          id: chance,
          ask: { kind: 'throw', pieces: piecesFor(active, phase.dice) },
        },
      ]
    case 'keep':
    case 'complete':
      return [{ kind: 'choice', seat: active }]
    case 'cross':
      return openSeats(phase.done, state.action)
    case 'over':
      return []
  }
}

function openSeats(done: readonly boolean[], batch: number): readonly Pending[] {
  const open: Pending[] = []
  for (let seat = 0; seat < done.length; seat += 1) {
    if (!done[seat]) open.push({ kind: 'choice', seat, batch })
  }
  return open
}
