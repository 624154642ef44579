/** Real pieces at the terminal: what their faces are called, and what was typed of them. */
import type { Piece } from '../../kernel/chance.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import { facesOf } from '../../words/faces.ts'
import { pieceName } from '../../words/pieces.ts'
import { say, type TerminalScreen } from './screen.ts'

/** A line for each run of a thrower's pieces with the same faces, in the order in which they are to be typed. */
export function printFaces(screen: TerminalScreen, game: AnyGame, pieces: readonly Piece[]): void {
  const runs: { readonly seat: Seat; readonly faces: string; readonly pieces: Piece[] }[] = []
  for (const piece of pieces) {
    const named = facesOf(game, piece, screen.pen)
    const faces = named.map(({ told }, i) => `${i + 1} ${screen.pen.say(told)}`).join(' · ')
    const last = runs.at(-1)
    if (last?.faces === faces && last.seat === piece.seat) last.pieces.push(piece)
    else runs.push({ seat: piece.seat, faces, pieces: [piece] })
  }
  const isOnes = runs.every(({ seat }) => seat === runs[0]?.seat)
  for (const { seat, faces, pieces } of runs) {
    const told = { pieces: { list: pieces.map(pieceName) }, faces: { raw: faces } }
    const of = line('cli.typed.facesOf', { who: { seat }, ...told })
    say(screen, isOnes ? line('cli.typed.faces', told) : of)
  }
}

/** By their numbers or the beginnings of their names; -1 for what no face is. */
export function parseFaces(
  screen: TerminalScreen,
  game: AnyGame,
  pieces: readonly Piece[],
  typed: string,
): readonly number[] {
  const words = typed.toLocaleLowerCase().split(/[\s,;]+/)
  return words.map((word, i) => {
    const piece = pieces[i]
    const named = piece ? facesOf(game, piece, screen.pen) : []
    const meant = /^\d+$/.test(word)
      ? named.filter((_, n) => n + 1 === Number(word))
      : named.filter(({ told }) => screen.pen.say(told).toLocaleLowerCase().startsWith(word))
    return meant.length === 1 ? (meant[0]?.face ?? -1) : -1
  })
}
