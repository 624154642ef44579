/** Converts a refusal into a translatable line. */
import { type Line, line, type LinePart } from './line.ts'
import type { Refusal } from './refusal.ts'

export function refusalLine({ code, at, what, because }: Refusal): Line {
  const parts: Record<string, LinePart> = {}
  if (at !== undefined) parts.at = at
  if (what !== undefined) parts.what = { raw: what }
  if (because !== undefined) parts.because = line(`refusal.${because}`)
  return line(`refusal.${code}`, parts)
}
