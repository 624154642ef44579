/** Places each piece: in the running throw, in the hand, on the shelf, or in a row on the felt. */
import type { Piece } from '../../kernel/chance.ts'
import { isStick, normalsOf } from '../../shapes/pieces.ts'
import { bringing, compose, type Rotation } from '../../physics/rotation.ts'
import { sizes } from '../../physics/sizes.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { Tray } from '../../shapes/trays.ts'
import type { HandThrow, Roll, TablePiece } from '../contract.ts'

export type Home = 'roll' | 'hand' | 'shelf' | 'row'

export interface PlacedPiece {
  readonly piece: Piece
  readonly face: number | null
  readonly spent: boolean
  readonly home: Home
  /** Index in the roll or in the hand, or the slot on the shelf or in the row. */
  readonly slot: number
}

/**
 * Rotation of the tray (radians). A tray deeper than wide, with a half for each of two throwers, is turned across to
 * fit wide windows: its halves lie side by side, the first on the left.
 */
export function trayTurn({ halfX, halfZ }: Tray): number {
  return halfZ > halfX ? -Math.PI / 2 : 0
}

/**
 * Height of the felt above the table, height of the shelf's floor relative to the felt, and its gap from the tray (cm).
 */
export const trayLift = 0.8
export const shelf = { floor: -0.35, beyond: 1.3 } as const

const nowhere: ReadonlySet<string> = new Set()

/**
 * Assigns a place to each piece. The view decides which pieces exist and their order, so that an index always means the
 * same piece; pieces unknown to it come from the roll and the hand. Pieces on the board are left out. A thrown piece
 * stays where it fell; while a hand waits for the next throw, one whose face the view knows lies on the shelf.
 */
export function placePieces(
  known: readonly TablePiece[],
  roll: Roll | null,
  hand: HandThrow | null,
  elsewhere: ReadonlySet<string> = nowhere,
): readonly PlacedPiece[] {
  const all = new Map<string, TablePiece>()
  for (const entry of known) all.set(entry.piece.id, entry)
  for (const piece of [...(roll?.pieces ?? []), ...(hand?.pieces ?? [])]) {
    if (elsewhere.has(piece.id)) continue
    if (!all.has(piece.id)) all.set(piece.id, { piece, face: null, spent: false })
  }
  let aside = 0
  const inBays = new Map<number, number>()
  /** Next free slot; in a row, each thrower's sticks are counted separately. */
  const nextSlot = ({ kind, seat }: Piece): number => {
    if (roll || hand || !isStick(kind)) return aside++
    const slot = inBays.get(seat) ?? 0
    inBays.set(seat, slot + 1)
    return slot
  }
  return [...all.values()].map(({ piece, face, spent }) => {
    const held = hand?.pieces.findIndex((other) => other.id === piece.id) ?? -1
    if (held >= 0) return { piece, face, spent, home: 'hand', slot: held }
    const rolled = roll?.pieces.findIndex((other) => other.id === piece.id) ?? -1
    const isRolling = roll !== null && roll.clock.seconds < lengthOf(roll.settled.track)
    if (roll && rolled >= 0 && (isRolling || face === null || !hand)) {
      return { piece, face: roll.settled.faces[rolled] ?? face, spent, home: 'roll', slot: rolled }
    }
    return { piece, face, spent, home: roll || hand ? 'shelf' : 'row', slot: nextSlot(piece) }
  })
}

/** A rotation with `face` up and a yaw of `lean` radians, as if put down by hand. */
function shownUp(piece: Piece, face: number, lean: number): Rotation {
  const up: readonly [number, number, number] = [0, 1, 0]
  const normal = normalsOf(piece.kind)[face] ?? up
  const yaw: Rotation = [0, Math.sin(lean / 2), 0, Math.cos(lean / 2)]
  return compose(yaw, bringing(normal, up))
}

/** Yaw of sticks in a row, whose long axes lie across it. */
const across = Math.PI / 2
/** Sticks per row, and the spacing of sticks in a row and of rows (cm). */
const rank = { sticks: 8, beside: 2.7, behind: 10.4 } as const

/** Pose of a stick in a loaded match: in rows in its thrower's half. */
function stickRow(placed: PlacedPiece, tray: Tray, out: Float32Array): void {
  const { half } = sizes[placed.piece.kind]
  const bay = tray.bays[placed.piece.seat] ?? tray.bays[0]
  const [column, row] = [placed.slot % rank.sticks, Math.floor(placed.slot / rank.sticks)]
  const x = (column - (rank.sticks - 1) / 2) * rank.beside
  const z = (bay?.z ?? 0) + (row - 0.5) * rank.behind
  const lean = across + (((placed.slot * 37) % 11) / 11 - 0.5) * 0.3
  out.set([x, half[1], z, ...shownUp(placed.piece, placed.face ?? placed.slot % 4, lean)])
}

/** Pose on the shelf or in the row, in the tray's space (felt at y = 0). */
export function shelfPose(placed: PlacedPiece, count: number, tray: Tray, out: Float32Array): void {
  const { half } = sizes[placed.piece.kind]
  const apart = isStick(placed.piece.kind) ? half[1] * 2 + 0.5 : half[0] * 2 + 0.9
  const isRow = placed.home === 'row'
  if (isRow && isStick(placed.piece.kind)) return stickRow(placed, tray, out)
  const x = (placed.slot - (count - 1) / 2) * apart
  const long = isStick(placed.piece.kind) ? half[0] : 0
  const z = isRow ? 0 : tray.halfZ + shelf.beyond + long
  const y = half[1] + (isRow ? 0 : shelf.floor)
  const lean = (long > 0 ? across : 0) + (((placed.slot * 37) % 11) / 11 - 0.5) * 0.24
  const turn = shownUp(placed.piece, placed.face ?? placed.slot % 4, lean)
  out.set([x, y, z, ...turn])
}

/** Pose of a piece that waits to be grabbed: side by side on the felt, near its left end. */
export function waitingPose(
  placed: PlacedPiece,
  count: number,
  tray: Tray,
  out: Float32Array,
): void {
  const { half } = sizes[placed.piece.kind]
  const stick = isStick(placed.piece.kind)
  // bays are in the order of the seats
  const bay = tray.bays[placed.piece.seat] ?? tray.bays[0]
  const across = stick ? Math.ceil(count / 2) : Math.min(3, count)
  const apart = stick
    ? [half[0] * 2 + 0.8, half[2] * 2 + 0.5]
    : [half[0] * 2 + 0.7, half[2] * 2 + 0.7]
  const column = stick ? Math.floor(placed.slot / across) : placed.slot % across
  const row = stick ? placed.slot % across : Math.floor(placed.slot / across)
  const columns = stick ? Math.ceil(count / across) : across
  const rows = stick ? across : Math.ceil(count / across)
  const left = (bay?.x ?? 0) - (bay?.halfX ?? 10) * 0.42
  const x = left + (column - (columns - 1) / 2) * (apart[0] ?? 2)
  const z = (bay?.z ?? 0) + (row - (rows - 1) / 2) * (apart[1] ?? 2)
  const lean = (((placed.slot * 53) % 13) / 13 - 0.5) * 0.7
  out.set([x, half[1], z, ...shownUp(placed.piece, placed.face ?? placed.slot % 4, lean)])
}
