/** Queries of a sheet for the boardgame.io peer, as optimized as our own. */
import { border } from '../../../src/games/border/index.ts'
import { type Segment, sheetOf } from '../../../src/games/border/edition.ts'
import type { PeerCtx } from './boardgameio.ts'
import type { BorderG } from './border.ts'

const ownLayout = border.values

export interface Sheet {
  crossed: boolean[]
  earned: (number | null)[]
  used: number[]
}

export function makeCounts(dice: BorderG['dice'], all: boolean): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const { face, spent } of dice) if (all || !spent) counts[face]! += 1
  return counts
}

export function canComplete(
  { crossed }: Sheet,
  { boxes, colourIndex }: Segment,
  counts: readonly number[],
): boolean {
  const dice = counts[colourIndex] ?? 0
  if (dice === 0) return false
  let missing = 0
  for (const box of boxes) if (!crossed[box]) missing += 1
  return missing > 0 && missing <= dice
}

export function crossable(G: BorderG, seat: number, { crossed, used }: Sheet): number[] {
  if (G.single && used.some((count) => count > 0)) return []
  const left = makeCounts(G.dice, G.single).map((count, colour) => count - (used[colour] ?? 0))
  const { colourOf } = sheetOf(ownLayout, G.sheets[seat] ?? null)
  const boxes: number[] = []
  for (const { id, adj } of ownLayout.boxes) {
    const colour = colourOf[id] ?? -1
    if (colour < 0 || crossed[id] || (left[colour] ?? 0) <= 0) continue
    if (adj.some((other) => crossed[other])) boxes.push(id)
  }
  return boxes
}

export function canCross(G: BorderG, seat: number, player: Sheet): boolean {
  return crossable(G, seat, player).length > 0
}

export interface PeerMove {
  readonly type: string
  readonly args: readonly unknown[]
}

/** Every non-empty choice of five dice. */
const keepMoves: readonly PeerMove[] = [
  { type: 'stop', args: [] },
  ...Array.from({ length: 31 }, (_, i) => ({
    type: 'throwAgain',
    args: [[0, 1, 2, 3, 4].filter((die) => ((i + 1) & (1 << die)) !== 0)],
  })),
]

/** The moves from which a bot may choose, in boardgame.io's form (`ai.enumerate`). */
export function enumerate(G: BorderG, ctx: PeerCtx, playerID: string): readonly PeerMove[] {
  const stage = ctx.activePlayers?.[playerID]
  const seat = Number(playerID)
  const player = G.players[seat]!
  if (stage === 'keep') return keepMoves
  if (stage === 'cross') {
    const boxes = crossable(G, seat, player)
    return [...boxes.map((box) => ({ type: 'cross', args: [box] })), { type: 'done', args: [] }]
  }
  const counts = makeCounts(G.dice, false)
  const segments = sheetOf(ownLayout, G.sheets[seat] ?? null).segments.filter((segment) =>
    canComplete(player, segment, counts),
  )
  return [
    ...segments.map(({ index }) => ({ type: 'complete', args: [index] })),
    { type: 'done', args: [] },
  ]
}
