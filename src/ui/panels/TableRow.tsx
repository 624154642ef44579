/** Renders a table of lines with row headers in the first column. */
import type { PanelRow } from '../../kernel/panel.ts'
import { LineView } from '../LineView.tsx'
import { Cards } from './Cards.tsx'

type Table = Extract<PanelRow, { kind: 'table' }>

export function TableRow({ row, title }: { readonly row: Table; readonly title: string }) {
  if (row.cards) return <Cards cards={row.cards} rows={row.rows} />
  return (
    <div className="scroll-x" role="group" aria-labelledby={title} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {row.head.map((cell, i) => (
              <th key={i} scope="col">
                <LineView line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row.rows.map((cells, r) => (
            <tr key={r}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key={i} scope="row">
                    <LineView line={cell} />
                  </th>
                ) : (
                  <td key={i}>
                    <LineView line={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
