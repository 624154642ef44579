/** What was refused, as a line to say. */
import { line, type Line } from '../kernel/line.ts'
import type { Refusal } from '../kernel/refusal.ts'

export function refusalLine({ code, at, what, because }: Refusal): Line {
  return line(`refusal.${code}`, {
    ...(at !== undefined && { at }),
    ...(what !== undefined && { what: { raw: what } }),
    ...(because !== undefined && { because: line(`refusal.${because}`) }),
  })
}
