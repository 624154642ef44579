/** The latest lines of the match, newest last as in the story, where the table's side has room: for those who watch. */
import type { Line } from '../../kernel/line.ts'
import { Saying } from '../Saying.tsx'
import './chronicle.css'

interface Props {
  readonly entries: readonly { readonly step: number; readonly line: Line }[]
  onShowAgain(step: number): void
}

/** More than fit in the tallest window. */
const most = 14

/** The foot tells the newest line, and the story all of them: for the ear this would be a third time. */
export function Chronicle({ entries, onShowAgain }: Props) {
  const first = Math.max(0, entries.length - most)
  return (
    <ol className="chronicle" aria-hidden="true">
      {entries.slice(first).map(({ line, step }, i) => (
        <li key={first + i} onClick={() => onShowAgain(step)}>
          <Saying line={line} />
        </li>
      ))}
    </ol>
  )
}
