/** The score strip: both values of every region, and each player's progress with it. */
import { line, type Line } from '../../../../kernel/line.ts'
import type { Panel } from '../../../../kernel/panel.ts'
import type { Layout, Region } from '../../edition.ts'
import { regionName } from '../names.ts'
import { pointsOf, regionCount } from '../../rules/scoring.ts'
import { countMissing } from '../../rules/sheet.ts'
import type { Player, View } from '../../types.ts'

export function stripPanel(layout: Layout, view: View): Panel {
  const head = [
    line('border.strip.region'),
    line('border.strip.first'),
    line('border.strip.later'),
    ...view.players.map((_, seat) => line('border.who', { who: { seat } })),
  ]
  const rows = layout.regions.map((region) => regionRow(layout, view, region))
  return {
    id: 'strip',
    title: line('border.panel.strip'),
    rows: [{ kind: 'table', head, rows: [...rows, totalRow(view)] }],
  }
}

function regionRow(layout: Layout, view: View, region: Region): Line[] {
  const isTaken = (view.claimed[region.index] ?? null) !== null
  return [
    regionName(layout, region.index),
    line(isTaken ? 'border.strip.taken' : 'border.number', { n: region.first }),
    line('border.number', { n: region.later }),
    ...view.players.map((player) => standing(player, region)),
  ]
}

/** The points earned, or the number of missing boxes. */
function standing(player: Player, region: Region): Line {
  const points = player.earned[region.index] ?? null
  if (points !== null) return line('border.strip.earned', { n: points })
  return line('border.strip.missing', { n: countMissing(player, region.boxes) })
}

function totalRow(view: View): Line[] {
  const dash = line('border.strip.empty')
  const totals = view.players.map((player) =>
    line('border.strip.points', { points: pointsOf(player), regions: regionCount(player) }),
  )
  return [line('border.strip.total'), dash, dash, ...totals]
}
