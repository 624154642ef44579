/** Packs card faces into an atlas: few cards get large cells, many get small ones. */
import { drawCard, drawCardBack } from './card.ts'
import { type CardFace, type CardWords, type CardPen, sheet } from './face.ts'

/** Rectangle of a card in the atlas, in shares from the upper left corner. */
export interface Patch {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

export interface AtlasPlan {
  /** Size of the atlas in pixels; powers of two. */
  readonly wide: number
  readonly high: number
  /** Width of a card in pixels. */
  readonly card: number
  readonly columns: number
}

const margin = 4
const highOf = (card: number): number => Math.ceil((card * sheet.high) / sheet.wide)

/** Card widths to try, sharpest first. */
const widths = [640, 512, 400, 320, 240, 180] as const

/** The sharpest layout for `count` cards within `limit` × `limit` pixels. */
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
 * Draws each distinct face once and the back last, into a canvas of the plan's size. Faces that are
 * not given must not appear in the texture, since its pixels could be read.
 */
export function drawAtlas(
  pen: CardPen,
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
