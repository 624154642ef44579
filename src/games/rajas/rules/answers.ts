/** Applies the answer of a chance request: rolled dice, or drawn tiles. */
import type { Answer } from '../../../kernel/chance.ts'
import { takeWhite } from './gains.ts'
import { brownTiles } from './pending.ts'
import { riverDieSpace } from './setup.ts'
import { findFirst } from './resolve.ts'
import { playerOf, type Run, tableOf } from './run.ts'
import type { Rolled } from '../events.ts'
import type { Wait } from '../types/waits.ts'

export function resolveAnswer(run: Run, wait: Wait, answer: Answer): Wait | null {
  return answer.kind === 'faces'
    ? applyFaces(run, wait, answer.faces)
    : applyPick(run, wait, answer.picks[0] ?? 0)
}

function applyFaces(run: Run, wait: Wait, faces: readonly number[]): Wait | null {
  const { from, now, seat } = run
  if (wait.kind === 'roll') {
    now.emit({ type: 'diceRolled', seat, rolled: pair(playerOf(run).taking, faces), from })
  } else if (wait.kind === 'reroll') {
    now.emit({ type: 'diceRerolled', seat, rolled: pair(wait.dice, faces), from })
  } else if (wait.kind === 'riverDie') {
    return layRiverTile(run, wait.from, (faces[0] ?? 0) + 1)
  }
  return null
}

function pair(dice: readonly string[], faces: readonly number[]): Rolled {
  return dice.map((id, i) => ({ id, value: (faces[i] ?? 0) + 1 }))
}

/** No more tiles are laid when the count reaches or passes the last space [R124] [G56]. */
function layRiverTile(run: Run, from: number, face: number): Wait | null {
  const { river } = run.now.state.box
  const space = riverDieSpace(run.rules, from, face)
  run.now.emit({ type: 'riverCounted', face, space: space ?? 0 })
  if (space === null) return null
  const [only] = river
  if (river.length > 1 || only === undefined) return { kind: 'riverTile', space }
  run.now.emit({ type: 'riverTileLaid', space, tile: only })
  return null
}

function applyPick(run: Run, wait: Wait, pick: number): Wait | null {
  const { now, seat } = run
  const { box } = now.state
  switch (wait.kind) {
    case 'reveal': {
      const tile = box.below[wait.stack][pick] ?? ''
      now.emit({ type: 'tileRevealed', stack: wait.stack, tile })
      return null
    }
    case 'firstPlayer':
      findFirst(run, wait.tied[pick] ?? 0, true)
      return null
    case 'riverTile':
      now.emit({ type: 'riverTileLaid', space: wait.space, tile: box.river[pick] ?? '' })
      run.agenda.push({ kind: 'riverDie', from: wait.space })
      return null
    case 'brownTile': {
      const tile = brownTiles(run.rules, tableOf(run).incomeOffer)[pick] ?? ''
      now.emit({ type: 'incomeTileDealt', seat, tile, from: run.from })
      return { kind: 'slot', tile, optional: false }
    }
    case 'whiteTile':
      takeWhite(run, box.white[pick] ?? '')
      return null
    default:
      return null
  }
}
