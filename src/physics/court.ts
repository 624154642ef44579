/** Looks at a table at rest, orders what is done about unclear pieces, and keeps the notes. */
import { type Carry, makeCarry } from './carry.ts'
import { judgePiece, type Touching, type PieceVerdict } from './judge.ts'
import { makeThrowRandom } from './random.ts'
import { startAgain } from './release.ts'
import { makeHop, makeLaid } from './remedy.ts'
import type { PhysicsTable } from './table.ts'
import { baysOf } from './trays.ts'
import type { Tray } from '../shapes/trays.ts'
import type { Cause, Note, Remedy, Throw } from './types.ts'

export type Court = {
  /** Verdicts for all pieces; whatever is unclear is set moving at once. */
  readonly judge: (poses: Float32Array, step: number) => readonly PieceVerdict[]
  /** Moves the pieces that are carried one step on. */
  readonly carry: () => void
  readonly busy: () => boolean
  readonly notes: Note[]
}

/** Two nudges, then alternately thrown again and nudged, and in the end laid flat by hand. */
function remedyFor(cause: Cause, tries: number): Remedy {
  if (tries >= 6) return 'laid-flat'
  if (cause === 'left-tray') return 'thrown-again'
  return tries === 2 || tries === 4 ? 'thrown-again' : 'nudged'
}

function makeTouching(table: PhysicsTable): Touching {
  return (piece) => {
    const own = table.colliders[piece]
    const pieces: number[] = []
    let wall = false
    if (own) {
      table.world.contactPairsWith(own, (other) => {
        const meaning = table.meanings.get(other.handle)
        let touches = false
        table.world.contactPair(own, other, (manifold) => {
          if (manifold.numSolverContacts() > 0) touches = true
        })
        if (!touches) return
        if (typeof meaning === 'number') pieces.push(meaning)
        else if (meaning === 'wood') wall = true
      })
    }
    return { pieces: pieces.sort((a, b) => a - b), wall }
  }
}

export function makeCourt(asked: Throw, table: PhysicsTable, tray: Tray): Court {
  const kinds = asked.pieces.map((piece) => piece.kind)
  const bays = baysOf(asked.pieces, tray).flatMap((number) => tray.bays[number] ?? [])
  const touching = makeTouching(table)
  const tries = kinds.map(() => 0)
  const notes: Note[] = []
  let carries: Carry[] = []
  let round = 0

  const help = (piece: number, remedy: Remedy, poses: Float32Array): void => {
    const bay = bays[piece]
    const body = table.bodies[piece]
    if (!bay || !body) return
    const around = { kinds, poses, bay }
    const random = makeThrowRandom(`nudge/${round}/${piece}/${asked.seed}`)
    if (remedy === 'nudged') {
      const hop = makeHop(around, piece, tries[piece] ?? 0, random)
      const [vx, vy, vz] = hop.velocity
      const [sx, sy, sz] = hop.spin
      body.setLinvel({ x: vx, y: vy, z: vz }, true)
      body.setAngvel({ x: sx, y: sy, z: sz }, true)
      return
    }
    const laid = remedy === 'laid-flat'
    const start = laid ? makeLaid(around, piece, random) : startAgain(asked, piece, round)
    carries.push(makeCarry(table, piece, poses, start))
  }

  return {
    notes,
    busy: () => carries.length > 0,
    carry: () => {
      if (carries.length > 0) carries = carries.filter((carry) => !carry.move())
    },
    judge: (poses, step) => {
      const verdicts = kinds.map((kind, piece) => {
        const bay = bays[piece]
        if (!bay) throw new RangeError(`piece ${piece} has no bay`)
        return judgePiece(piece, kind, poses, bay, touching)
      })
      if (verdicts.every((verdict) => verdict.cause === null)) return verdicts
      round += 1
      verdicts.forEach(({ cause, against, degrees }, piece) => {
        if (cause === null) return
        const remedy = remedyFor(cause, tries[piece] ?? 0)
        notes.push({ piece, at: step / table.rate, round, cause, against, degrees, remedy })
        help(piece, remedy, poses)
        tries[piece] = (tries[piece] ?? 0) + 1
      })
      return verdicts
    },
  }
}
