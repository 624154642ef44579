/** A tile's roads as a box-drawing character, and as a small drawing to be rendered as SVG. */
import type { RawPart } from '../../../kernel/line.ts'

/** Indexed by road mask: north 1, east 2, south 4, west 8. */
const glyphs = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

export function roadGlyph(mask: number): string {
  return glyphs[mask] ?? ' '
}

/** SVG paths from the middle to each side, in the order of the mask. */
const ways = ['M50 56V4', 'M44 50H96', 'M50 44V96', 'M56 50H4'] as const
const ground = 'M4 4H96V96H4Z'
const wide = { bed: 34, road: 24 } as const

/** `tone` is the colour of the tile. */
export function roadSign(mask: number, tone: string): RawPart {
  const path = ways.filter((_, side) => mask & (1 << side)).join('')
  const strokes = [
    { path: ground, tone: 'grass' },
    ...(path === ''
      ? []
      : [
          { path, tone: 'bed', wide: wide.bed },
          { path, tone: 'road', wide: wide.road },
        ]),
    { path: ground, tone, wide: 8 },
  ]
  return { raw: roadGlyph(mask), drawing: { strokes } }
}
