/** Renders one panel as accessible HTML: a titled section with its rows. */
import { memo } from 'react'
import type { Panel, PanelRow } from '../../kernel/panel.ts'
import { LineView } from '../LineView.tsx'
import { useSitter } from '../voice.tsx'
import { FactsRow } from './FactsRow.tsx'
import { GridRow } from './GridRow.tsx'
import { isDeepEqual } from './deepEqual.ts'
import { TableRow } from './TableRow.tsx'
import './panels.css'

export const PanelView = memo(PlainPanel, isDeepEqual)

function PlainPanel({ panel }: { readonly panel: Panel }) {
  const title = `panel-${panel.id}`
  const sitter = useSitter(panel.seat ?? -1)
  return (
    <section className="panel paper" aria-labelledby={title} data-colour={sitter?.colour}>
      <h2 id={title} className="panel-title">
        <LineView line={panel.title} />
      </h2>
      {panel.rows.map((row, i) => (
        <RowView key={i} row={row} title={title} />
      ))}
    </section>
  )
}

function RowView({ row, title }: { readonly row: PanelRow; readonly title: string }) {
  switch (row.kind) {
    case 'line':
      return (
        <p className="panel-line">
          <LineView line={row.line} />
        </p>
      )
    case 'facts':
      return <FactsRow facts={row.facts} />
    case 'table':
      return <TableRow row={row} title={title} />
    case 'grid':
      return <GridRow row={row} title={title} />
  }
}
