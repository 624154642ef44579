/** Lines that predict the relics opened and closed and the amulets taken by a temple change. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Box } from '../edition.ts'
import { differenceOf } from '../rules/paths.ts'
import { type Niche, of } from '../vocabulary.ts'
import { listOf, nicheName, relicName, slotName } from './names.ts'

import type { Slots, View } from '../types.ts'

/** [N43] Each relic takes on the open or closed state of its new niche. */
export function swapLines(box: Box, view: View, temple: Seat, a: Niche, b: Niche): readonly Line[] {
  const { marks, tokens } = of(view.temples, temple)
  if (marks[a]?.open === marks[b]?.open) return [line('nagaraja.preview.nothing')]
  const [live, dead] = marks[a]?.open ? [a, b] : [b, a]
  return [
    line('nagaraja.preview.swap', {
      opens: relicName(box, tokens[dead] ?? null),
      at: nicheName(box, live),
      closes: relicName(box, tokens[live] ?? null),
      away: nicheName(box, dead),
    }),
  ]
}

export function roomChanges(
  box: Box,
  { temples }: View,
  temple: Seat,
  after: Slots,
): readonly Line[] {
  const { slots, tokens } = of(temples, temple)
  const { opens, closes, takes } = differenceOf(box, slots, after)
  const named = (niches: readonly Niche[]) =>
    listOf(
      niches.map((niche) =>
        line('nagaraja.found', {
          place: nicheName(box, niche),
          relic: relicName(box, tokens[niche] ?? null),
        }),
      ),
    )
  const lines: Line[] = []
  if (opens.length > 0) lines.push(line('nagaraja.preview.opens', { relics: named(opens) }))
  if (closes.length > 0) lines.push(line('nagaraja.preview.closes', { relics: named(closes) }))
  if (takes.length > 0) {
    lines.push(line('nagaraja.preview.takes', { slots: listOf(takes.map(slotName)) }))
  }
  return lines.length > 0 ? lines : [line('nagaraja.preview.nothing')]
}
