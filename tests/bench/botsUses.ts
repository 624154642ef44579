/** Counts the uses in a match by seat and name: actions, abilities, spaces, regions, and sources of points. */
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { Command as NagarajaCommand } from '../../src/games/nagaraja/commands.ts'
import type { State as NagarajaState } from '../../src/games/nagaraja/types.ts'
import type { State as BorderState } from '../../src/games/border/types.ts'
import type { Command as RajasCommand } from '../../src/games/rajas/commands.ts'
import type { State as RajasState } from '../../src/games/rajas/types.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import type { AnyStep } from '../../src/kernel/match.ts'
import type { Seat } from '../../src/kernel/seat.ts'

type Uses = Record<string, number>

export interface Done {
  readonly rounds: number
  /** The starting player's seat. */
  readonly first: Seat
  readonly uses: readonly Uses[]
}

/** The name of a use, and how often it occurred. */
type Use = readonly [name: string, times: number]

export function usesIn(game: AnyGame, steps: readonly AnyStep[], state: unknown): Done {
  const bySeat = new Map<Seat, Uses>()
  const note = (seat: Seat, [name, times]: Use): void => {
    const own = bySeat.get(seat) ?? {}
    own[name] = (own[name] ?? 0) + times
    bySeat.set(seat, own)
  }
  for (const { input } of steps) {
    if (input.kind !== 'command') continue
    for (const use of readers[game.id]?.uses(input.command) ?? []) note(input.seat, use)
  }
  const begun = steps.find(({ input }) => input.kind === 'command')?.input
  const seats = game.result(state)?.standings.length ?? 0
  for (let seat = 0; seat < seats; seat += 1) {
    for (const use of readers[game.id]?.ends(state, seat) ?? []) note(seat, use)
  }
  return {
    rounds: readers[game.id]?.rounds(state) ?? 0,
    first: begun?.kind === 'command' ? begun.seat : 0,
    uses: Array.from({ length: seats }, (_, seat) => bySeat.get(seat) ?? {}),
  }
}

interface Reader {
  uses(command: unknown): readonly Use[]
  ends(state: unknown, seat: Seat): readonly Use[]
  rounds(state: unknown): number
}

const readers: Readonly<Record<string, Reader>> = {
  border: {
    uses: (command) => [[`action ${(command as { type: string }).type}`, 1]],
    ends: (state, seat) =>
      (state as BorderState).players[seat]?.earned.flatMap((points, region): Use[] =>
        points === null ? [] : [[`region ${region + 1}`, 1]],
      ) ?? [],
    rounds: (state) => (state as BorderState).round,
  },
  nagaraja: {
    uses: (command) => nagarajaUses(command as NagarajaCommand),
    ends: () => [],
    rounds: (state) => (state as NagarajaState).round,
  },
  rajas: {
    uses: (command) => rajasUses(command as RajasCommand),
    ends: (state, seat) => rajasEnds(state as RajasState, seat),
    rounds: (state) => (state as RajasState).table.round,
  },
}

function nagarajaUses(command: NagarajaCommand): readonly Use[] {
  if (command.type === 'addToCommit') return [[`laid ${kindOf(command.card)}`, 1]]
  if (command.type === 'playCard') {
    const ability = nagaraja.values.cards[command.card]?.ability ?? '?'
    return [
      [`ability ${ability}`, 1],
      [`used ${kindOf(command.card)}`, 1],
    ]
  }
  if (command.type === 'useAmulet' || command.type === 'cancel')
    return [[`amulet ${command.type}`, 1]]
  return []
}

/** The card without its copy number. */
const kindOf = (card: string): string => card.replace(/\.\d+$/, '')

function rajasUses(command: RajasCommand): readonly Use[] {
  if (command.type === 'placeWorker') return [[`space ${command.space}`, 1]]
  if (command.type === 'upgrade') return [[`upgrade ${command.building}`, 1]]
  if (command.type === 'visitChamber') return [[`chamber ${command.chamber}`, 1]]
  return []
}

/** Final positions of a player's markers: shows whether fame or money won a match. */
function rajasEnds({ table }: RajasState, seat: Seat): readonly Use[] {
  const player = table.players[seat]
  if (!player) return []
  return [
    ['end fame', player.fame],
    ['end coins', player.wealth],
    ['end tiles', player.cells.filter((cell) => cell !== null).length],
    ['end workers', player.workers],
    ['end river', player.boat],
  ]
}
