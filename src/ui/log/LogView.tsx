/** Renders the log of the match, newest last, with a replay button on each line. */
import { useEffect, useRef, useState } from 'react'
import type { Line } from '../../kernel/line.ts'
import { InlineIcon } from '../InlineIcon.tsx'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import './log.css'

interface Entry {
  readonly step: number
  readonly line: Line
}

interface Props {
  readonly entries: readonly Entry[]
  /** The number of lines told up to the shown step. */
  readonly told: number
  onShowAgain(step: number): void
}

/** Lines per page; older pages are loaded on demand. */
const linesPerPage = 40
/** Distance in pixels at which the list still counts as scrolled to its end. */
const scrollSlackPx = 8

export function LogView({ entries, told, onShowAgain }: Props) {
  const voice = useVoice()
  const [pages, setPages] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const shown = entries.slice(-linesPerPage * pages)
  const first = entries.length - shown.length
  const now = told < entries.length ? told - 1 : null
  useEffect(() => {
    // Autoscroll, unless the reader has scrolled up.
    if (isAtEnd.current) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [entries.length])
  return (
    <div
      ref={list}
      className="log"
      role="log"
      aria-label={voice.word('ui.log.title')}
      tabIndex={0}
      onScroll={({ currentTarget: { clientHeight, scrollHeight, scrollTop } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < scrollSlackPx
      }}
    >
      {first > 0 && (
        <button type="button" className="quiet-button" onClick={() => setPages(pages + 1)}>
          {voice.word('ui.log.earlier', { n: first })}
        </button>
      )}
      <ol start={first + 1}>
        {shown.map(({ line, step }, i) => (
          <LogLine
            key={first + i}
            line={line}
            place={placeOf(first + i, now)}
            onShowAgain={() => onShowAgain(step)}
          />
        ))}
      </ol>
    </div>
  )
}

type Place = 'now' | 'later' | undefined

/** While looking back, `now` is the last line told at the shown step. */
function placeOf(i: number, now: number | null): Place {
  if (now === null || i < now) return undefined
  return i === now ? 'now' : 'later'
}

interface LineProps {
  readonly line: Line
  readonly place: Place
  onShowAgain(): void
}

function LogLine({ line, place, onShowAgain }: LineProps) {
  const voice = useVoice()
  return (
    <li className="log-line" data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
      <span>
        <LineView line={line} />
      </span>
      <button
        type="button"
        className="again"
        title={voice.word('ui.log.again')}
        aria-label={voice.word('ui.log.again')}
        onClick={onShowAgain}
      >
        <InlineIcon name="again" />
      </button>
    </li>
  )
}
