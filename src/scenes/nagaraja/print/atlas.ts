/** Packs the faces of given cards, and of none else, into one picture: a hand large, what lies on the table smaller. */
import { drawCard, drawCardBack } from './card.ts'
import { type CardFace, type CardWords, type Pen, sheet } from './face.ts'

/** Where a card's picture lies, in 0..1 from the upper left corner. */
export interface Patch {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

export interface AtlasPlan {
  /** Pixels of the whole picture; sides are powers of two. */
  readonly wide: number
  readonly high: number
  /** Pixels across one card. */
  readonly card: number
  readonly columns: number
}

const margin = 4
const highOf = (card: number): number => Math.ceil((card * sheet.high) / sheet.wide)

/** Widths that are tried, from the sharpest. */
const widths = [640, 512, 400, 320, 240, 180] as const

/** How `count` pictures are packed into at most `limit` × `limit` pixels. */
export function planAtlas(count: number, limit = 2048): AtlasPlan {
  for (const card of widths) {
    const columns = Math.floor(limit / (card + margin))
    const rows = Math.ceil(count / columns)
    if (columns < 1 || rows * (highOf(card) + margin) > limit) continue
    const used = Math.min(columns, Math.max(1, count))
    return {
      wide: upToPower(used * (card + margin)),
      high: upToPower(Math.max(1, rows) * (highOf(card) + margin)),
      card,
      columns: used,
    }
  }
  throw new Error(`${count} cards do not fit a picture of ${limit} pixels`)
}

function upToPower(pixels: number): number {
  let power = 1
  while (power < pixels) power *= 2
  return power
}

function patchOf(plan: AtlasPlan, index: number): Patch {
  const high = highOf(plan.card)
  const x = (index % plan.columns) * (plan.card + margin) + margin / 2
  const y = Math.floor(index / plan.columns) * (high + margin) + margin / 2
  return { x: x / plan.wide, y: y / plan.high, wide: plan.card / plan.wide, high: high / plan.high }
}

/**
 * Draws each given face once, equal ones together, and the back in the last place. The pen's canvas must be
 * `plan.wide` × `plan.high` pixels; faces that are not given leave no trace in it.
 */
export function drawAtlas(
  pen: Pen,
  plan: AtlasPlan,
  faces: readonly CardFace[],
  words: CardWords,
): { readonly faces: ReadonlyMap<string, Patch>; readonly back: Patch } {
  pen.clearRect(0, 0, plan.wide, plan.high)
  const patches = new Map<string, Patch>()
  const put = (index: number, draw: () => void): Patch => {
    const patch = patchOf(plan, index)
    pen.save()
    pen.translate(patch.x * plan.wide, patch.y * plan.high)
    draw()
    pen.restore()
    return patch
  }
  for (const face of faces)
    if (!patches.has(face.id))
      patches.set(
        face.id,
        put(patches.size, () => drawCard(pen, face, words, plan.card)),
      )
  return { faces: patches, back: put(patches.size, () => drawCardBack(pen, plan.card)) }
}
