/** The Border in boardgame.io's usual style: moves that change G in place, stages, the random plugin. */
import { border } from '../../../src/games/border/index.ts'
import { sheetOf } from '../../../src/games/border/edition.ts'
import { canComplete, canCross, crossable, makeCounts, type Sheet } from './borderSheet.ts'
import type { MoveContext, PeerCtx } from './boardgameio.ts'

const ownLayout = border.values

export interface BorderG {
  sheets: string[]
  first: number
  throws: number
  action: number
  dice: { face: number; spent: boolean }[]
  single: boolean
  waiting: boolean[]
  players: Sheet[]
  claimed: (number | null)[]
}

type Context = MoveContext<BorderG>

function setup({ ctx, random }: { ctx: PeerCtx; random: Context['random'] }): BorderG {
  return {
    sheets: random.Shuffle(ownLayout.sheetIds).slice(0, ctx.numPlayers),
    first: random.Die(ctx.numPlayers) - 1,
    throws: 0,
    action: 0,
    dice: Array.from({ length: 5 }, () => ({ face: 0, spent: false })),
    single: false,
    waiting: [],
    players: Array.from({ length: ctx.numPlayers }, () => ({
      crossed: ownLayout.boxes.map((box) => box.white),
      earned: ownLayout.regions.map(() => null),
      used: [0, 0, 0, 0, 0, 0],
    })),
    claimed: ownLayout.regions.map(() => null),
  }
}

function onBegin({ G, random }: Context): void {
  G.throws = 1
  G.action += 1
  G.single = false
  for (const die of G.dice) {
    die.face = random.Die(6) - 1
    die.spent = false
  }
  for (const player of G.players) player.used = [0, 0, 0, 0, 0, 0]
}

function throwAgain(context: Context, dice: readonly number[]): void {
  const { G, random, events } = context
  for (const i of dice) G.dice[i]!.face = random.Die(6) - 1
  G.throws += 1
  if (G.throws < 3) return
  toComplete(context)
  if (canCompleteAny(G, Number(context.playerID))) events.setStage('complete')
}

function stop(context: Context): void {
  toComplete(context)
  if (canCompleteAny(context.G, Number(context.playerID))) context.events.setStage('complete')
}

function toComplete(context: Context): void {
  if (!canCompleteAny(context.G, Number(context.playerID))) closeFirst(context)
}

function canCompleteAny(G: BorderG, seat: number): boolean {
  const counts = makeCounts(G.dice, false)
  const { segments } = sheetOf(ownLayout, G.sheets[seat] ?? null)
  return segments.some((segment) => canComplete(G.players[seat]!, segment, counts))
}

function complete({ G, playerID }: Context, index: number): 'INVALID_MOVE' | void {
  const seat = Number(playerID)
  const segment = sheetOf(ownLayout, G.sheets[seat] ?? null).segments[index]
  const player = G.players[seat]!
  if (!segment || !canComplete(player, segment, makeCounts(G.dice, false))) return 'INVALID_MOVE'
  for (const box of segment.boxes) {
    if (player.crossed[box]) continue
    player.crossed[box] = true
    const die = G.dice.find(({ face, spent }) => !spent && face === segment.colourIndex)
    if (die) die.spent = true
  }
}

function closeFirst(context: Context): void {
  const { G, ctx, events } = context
  score(G, [Number(ctx.currentPlayer)])
  G.action += 1
  G.single = G.dice.every((die) => die.spent)
  const active: Record<string, string> = {}
  G.waiting = G.players.map((player, seat) => {
    const owes = String(seat) !== ctx.currentPlayer && canCross(G, seat, player)
    if (owes) active[String(seat)] = 'cross'
    return owes
  })
  if (G.waiting.includes(true)) events.setActivePlayers({ value: active })
  else closeSecond(context)
}

function cross({ G, playerID }: Context, box: number): 'INVALID_MOVE' | void {
  const seat = Number(playerID)
  const player = G.players[seat]!
  if (!crossable(G, seat, player).includes(box)) return 'INVALID_MOVE'
  player.crossed[box] = true
  player.used[sheetOf(ownLayout, G.sheets[seat] ?? null).colourOf[box] ?? 0]! += 1
}

function doneCrossing(context: Context): void {
  const { G, playerID, events } = context
  G.waiting[Number(playerID)] = false
  if (G.waiting.includes(true)) events.endStage()
  else closeSecond(context)
}

function closeSecond({ G, ctx, events }: Context): void {
  const others = G.players
    .map((_, seat) => seat)
    .filter((seat) => seat !== Number(ctx.currentPlayer))
  score(G, others)
  const isOver = G.players.some(
    ({ earned }) => earned.filter((value) => value !== null).length >= 6,
  )
  if (isOver) events.endGame({ points: G.players.map(pointsOf) })
  else events.endTurn()
}

export function pointsOf({ earned }: Sheet): number {
  return earned.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

function score(G: BorderG, seats: readonly number[]): void {
  for (const seat of seats) {
    const player = G.players[seat]!
    for (const { index, boxes, first, later } of ownLayout.regions) {
      if (player.earned[index] !== null || !boxes.every((box) => player.crossed[box])) continue
      G.claimed[index] ??= G.action
      player.earned[index] = G.claimed[index] === G.action ? first : later
    }
  }
}

export const peerBorder = {
  name: 'border',
  setup,
  turn: {
    onBegin,
    activePlayers: { currentPlayer: 'keep' },
    order: {
      first: ({ G }: { G: BorderG }) => G.first,
      next: ({ ctx }: { ctx: PeerCtx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: {
      keep: { moves: { stop, throwAgain } },
      complete: { moves: { complete, done: closeFirst } },
      cross: { moves: { cross, done: doneCrossing } },
    },
  },
}
