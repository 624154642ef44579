/** The latest log lines, newest last, for spectators with room beside the table. */
import type { Line } from '../../kernel/line.ts'
import { LineView } from '../LineView.tsx'
import './chronicle.css'

interface Props {
  readonly entries: readonly { readonly step: number; readonly line: Line }[]
  onShowAgain(step: number): void
}

/** More lines than fit in the tallest window. */
const maxLines = 14

/** Hidden from screen readers, since the footer and the log already announce these lines. */
export function Chronicle({ entries, onShowAgain }: Props) {
  const first = Math.max(0, entries.length - maxLines)
  return (
    <ol className="chronicle" aria-hidden="true">
      {entries.slice(first).map(({ line, step }, i) => (
        <li key={first + i} onClick={() => onShowAgain(step)}>
          <LineView line={line} />
        </li>
      ))}
    </ol>
  )
}
