/** A grid of square or hexagonal cells: drawn glyphs with accessible names. */
import { memo, useContext } from 'react'
import type { PanelCell, PanelRow } from '../../kernel/panel.ts'
import { DrawingView } from '../DrawingView.tsx'
import { useVoice } from '../voice.tsx'
import { PlacesContext } from './places.ts'
import { isDeepEqual } from './deepEqual.ts'

type Grid = Extract<PanelRow, { kind: 'grid' }>

export function GridRow({ row, title }: { readonly row: Grid; readonly title: string }) {
  const columns = Math.max(1, ...row.cells.map((cells) => cells.length))
  return (
    <div className="scroll-x" role="group" aria-labelledby={title} tabIndex={0}>
      <div
        className={`grid grid-${row.shape}`}
        role="table"
        aria-labelledby={title}
        style={{ '--columns': columns } as React.CSSProperties}
      >
        {row.cells.map((cells, r) => (
          <div key={r} className="grid-row" role="row" data-odd={r % 2 === 1}>
            {cells.map((cell, c) => (
              <CellView key={c} cell={cell} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const CellView = memo(PlainCell, isDeepEqual)

function PlainCell({ cell }: { readonly cell: PanelCell | null }) {
  const voice = useVoice()
  const touched = useContext(PlacesContext)
  if (!cell) return <span className="cell cell-none" role="cell" />
  const name = voice.say(cell.name)
  return (
    <span
      className="cell"
      role="cell"
      data-tone={cell.tone}
      data-place={cell.id}
      data-open={(cell.id !== undefined && touched?.open.has(cell.id)) || undefined}
      data-picked={(cell.id !== undefined && touched?.picked === cell.id) || undefined}
      data-drawn={cell.drawing ? '' : undefined}
      title={name}
    >
      {cell.drawing ? (
        <DrawingView drawing={cell.drawing} />
      ) : (
        <span aria-hidden="true">{cell.glyph}</span>
      )}
      <span className="unseen">{name}</span>
    </span>
  )
}
