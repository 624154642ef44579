/** Fetches boardgame.io 0.50 for a benchmark: it is no dependency of the project, so its types are declared here. */
import { createRequire } from 'node:module'
import { fetchPeer } from './fetch.ts'

/** Argument of a move of the peer's game; `G` is its state, mutable under immer. */
export interface MoveContext<G> {
  readonly G: G
  readonly ctx: PeerCtx
  readonly playerID: string
  readonly random: { Die(sides: number): number; Shuffle<T>(list: readonly T[]): T[] }
  readonly events: {
    setActivePlayers(value: unknown): void
    setStage(stage: string): void
    endStage(): void
    endTurn(): void
    endGame(result: unknown): void
  }
}

export interface PeerCtx {
  readonly numPlayers: number
  readonly currentPlayer: string
  readonly playOrderPos: number
  readonly activePlayers: Readonly<Record<string, string>> | null
  readonly gameover?: unknown
}

export interface PeerState<G> {
  readonly G: G
  readonly ctx: PeerCtx
  readonly _stateID: number
}

export interface Peer {
  start<G>(game: object, players: number): PeerState<G>
  reducerOf<G>(game: object): (state: PeerState<G>, action: object) => PeerState<G>
}

interface Internal {
  CreateGameReducer(options: { game: object }): never
  InitializeGame(options: { game: object; numPlayers: number }): never
  ProcessGameConfig(game: object): object
}

/** Loaded in production mode, without development checks and logs. */
export function loadPeer(): Peer {
  process.env.NODE_ENV = 'production'
  const folder = fetchPeer('boardgame.io', '0.50.2')
  if (!folder) throw new Error('boardgame.io could not be fetched; this benchmark needs it.')
  const internal = createRequire(`${folder}/`)('boardgame.io/internal') as Internal
  return {
    start: (game, numPlayers) => internal.InitializeGame({ game, numPlayers }),
    reducerOf: (game) => internal.CreateGameReducer({ game }),
  }
}

export function makeMove(type: string, args: readonly unknown[], playerID: string): object {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } }
}
