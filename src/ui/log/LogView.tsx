/** The match in lines, newest last; each can be asked to show itself again. */
import { useEffect, useRef, useState } from 'react'
import type { Line } from '../../kernel/line.ts'
import { Saying } from '../Saying.tsx'
import { useVoice } from '../voice.tsx'
import './log.css'

interface Entry {
  readonly step: number
  readonly line: Line
}

interface Props {
  readonly entries: readonly Entry[]
  onShowAgain(step: number): void
}

/** As many lines as a person reads back without asking for more. */
const page = 40

export function LogView({ entries, onShowAgain }: Props) {
  const voice = useVoice()
  const [pages, setPages] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const shown = entries.slice(-page * pages)
  const first = entries.length - shown.length
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [entries.length])
  return (
    <div ref={list} className="log" role="log" aria-label={voice.word('ui.log.title')} tabIndex={0}>
      {first > 0 && (
        <button type="button" className="quiet-button" onClick={() => setPages(pages + 1)}>
          {voice.word('ui.log.earlier', { n: first })}
        </button>
      )}
      <ol start={first + 1}>
        {shown.map((entry, i) => (
          <li key={first + i} className="log-line">
            <span>
              <Saying line={entry.line} />
            </span>
            <button
              type="button"
              className="again"
              title={voice.word('ui.log.again')}
              aria-label={voice.word('ui.log.again')}
              onClick={() => onShowAgain(entry.step)}
            >
              ↺
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
