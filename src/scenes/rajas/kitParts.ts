/** Parts of the board by themselves, each with what is printed on it there. */
import type { Rules } from '../../games/rajas/edition.ts'
import { bracketSign, type Placement, place, sign } from '../../shapes/rajas.ts'
import type { KitTools, PaintedLayer, Painted } from '../display/exhibit.ts'
import { groupPaints, paintPuts, paintSheet } from './kitPaints.ts'
import { makeLay } from './lay.ts'
import { boardPrint, printOver } from './print/boardPrint.ts'

/** The board has its parts for as many. */
const seats = 4

type Part = keyof typeof printOver

export const isPart = (by: string): by is Part => by in printOver

/** `of` is the key of its print; a sign is as wide as its print, and is drawn with it. */
export async function paintPart(
  rules: Rules,
  { by, on = '', of }: Painted,
  { poseOf, quality }: KitTools,
): Promise<PaintedLayer> {
  const { drawings, decals } = boardPrint(rules.edition, seats, false)
  const decal = decals.find(({ key }) => key === of)
  if (!decal || !isPart(by)) throw new Error(`nothing is printed for ${by} ${of}`)
  const at: Placement = place(...(poseOf(on)?.at ?? ([0, 0, 0] as const)))
  const foot = by === 'bracket' ? bracketSign(at) : at
  const isPlain = quality === 'low'
  const printed = { ...decal, at: { ...foot, y: foot.y + printOver[by] } }
  const sheet = { drawings: drawings.filter(({ key }) => key === of), decals: [printed] }
  const print = paintSheet(sheet, isPlain ? 128 : 256, isPlain)
  if (by !== 'sign') return print
  const put = { model: 'rajas-sign', at, wide: decal.half / sign.half }
  return groupPaints([await paintPuts(makeLay(rules, seats), [put], quality), print])
}
