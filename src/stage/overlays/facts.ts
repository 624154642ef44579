/** The contents of the overlays, from views and log lines only: the race, the turn, the last step, the throw. */
import type { Piece } from '../../kernel/chance.ts'
import type { AnyGame, Racing } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Staged } from '../wire/staged.ts'
import { oneIn } from './rarity.ts'

export interface ThrowFacts {
  readonly seat: Seat
  readonly pieces: readonly Piece[]
  /** The odds before the throw. */
  readonly odds: readonly Line[]
  /** The faces, once the pieces lie still; null before. */
  readonly fell: readonly Line[] | null
  readonly oneIn: number
}

export interface OverlayFacts {
  readonly race: readonly Racing[]
  /** The seats that owe a choice. */
  readonly due: readonly Seat[]
  readonly thrower: Seat | null
  readonly prompt: Line | null
  readonly last: readonly Line[]
  /** The reason of a bot for the last step. */
  readonly reason: Line | null
  readonly thrown: ThrowFacts | null
  readonly over: Line | null
}

/** The greatest numbers of lines that can be read during a match; at the end only the result is shown. */
const most = { odds: 2, last: 2, atEnd: 1 } as const

/** The odds that the game tells for a view; none if the game has none. */
function oddsOf(game: AnyGame, view: unknown, pieces: readonly Piece[]): readonly Line[] {
  return (game.odds?.(view, pieces) ?? []).slice(0, most.odds)
}

function throwOf(game: AnyGame, staged: Staged): ThrowFacts | null {
  const { roll, moving, before, news, beat } = staged
  if (roll && (moving === 'roll' || news.kind === 'step')) {
    const isLying = moving !== 'roll'
    // a later step without a throw hides the last throw
    if (isLying && (news.kind !== 'step' || news.thrown === null)) return waiting(game, staged)
    const { pieces, settled } = roll
    return {
      seat: pieces[0]?.seat ?? 0,
      pieces,
      odds: oddsOf(game, (before ?? news).view, pieces),
      fell: isLying ? pieces.map((piece, i) => game.face(piece, settled.faces[i] ?? 0)) : null,
      oneIn: oneIn(pieces, settled.faces),
    }
  }
  return beat ? waiting(game, staged) : null
}

function waiting(game: AnyGame, { news, moving }: Staged): ThrowFacts | null {
  const { toThrow: pieces, view } = news
  const [first] = pieces
  if (!first || moving !== null) return null
  return { seat: first.seat, pieces, odds: oddsOf(game, view, pieces), fell: null, oneIn: 1 }
}

export function factsOf(game: AnyGame, staged: Staged): OverlayFacts {
  const { news, beat } = staged
  const [seat] = news.due
  return {
    race: game.race?.(beat.to) ?? [],
    due: news.due,
    thrower: news.toThrow[0]?.seat ?? null,
    prompt: seat !== undefined && news.due.length === 1 ? game.prompt(news.view, seat) : null,
    last: news.lines.slice(news.result ? -most.atEnd : -most.last),
    reason: news.kind === 'step' ? news.reason : null,
    thrown: throwOf(game, staged),
    over: news.result?.why ?? null,
  }
}
