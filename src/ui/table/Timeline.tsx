/** A slider over the whole match, coloured by the acting seat; its right end is the present. */
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import type { Line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import { useSitter, useVoice } from '../voice.tsx'
import { useDrag } from './useDrag.ts'
import './timeline.css'

export interface TurnRun {
  readonly seat: Seat | null
  /** The index of the run's first step, and its number of steps. */
  readonly from: number
  readonly length: number
}

export interface TimelineStrip {
  readonly runs: readonly TurnRun[]
  /** Numbers (from 1) of the steps that are throws. */
  readonly throws: readonly number[]
}

interface Props {
  readonly length: number
  readonly shown: number
  readonly isLooking: boolean
  readonly strip: TimelineStrip
  /** The last log line at the shown step. */
  readonly told: Line | null
  onLook(step: number | null): void
  /** Buttons shown during an animation, in the place of the button that returns to the present. */
  readonly children?: ReactNode
}

export function Timeline({ length, shown, isLooking, strip, told, onLook, children }: Props) {
  const voice = useVoice()
  const drag = useDrag(length, shown)
  const place = voice.word('ui.timeline.place', { n: shown, of: length })
  const text =
    isLooking && told ? voice.word('ui.timeline.told', { place: { raw: place }, told }) : place

  /** Page keys jump from turn to turn; arrow keys move by steps. */
  function leap(event: KeyboardEvent<HTMLInputElement>): void {
    const starts = strip.runs.map((run) => run.from)
    const before = starts.findLast((from) => from < shown)
    const after = starts.find((from) => from > shown)
    if (event.key === 'PageDown') onLook(before ?? 0)
    else if (event.key === 'PageUp') onLook(after ?? null)
    else return
    event.preventDefault()
  }

  return (
    <div className="timeline">
      <div className="timeline-line">
        <StripView strip={strip} length={drag.length} />
        <input
          type="range"
          min={0}
          max={Math.max(1, drag.length)}
          value={length === 0 ? 1 : drag.shown}
          disabled={length === 0}
          aria-label={voice.word('ui.timeline.title')}
          aria-valuetext={text}
          title={text}
          onKeyDown={leap}
          onPointerDown={drag.take}
          onChange={(event) => {
            const step = Number(event.target.value)
            drag.move(step)
            onLook(step)
          }}
        />
      </div>
      <div className="timeline-ways">
        {children}
        <button
          type="button"
          className="button small"
          data-away={!isLooking || undefined}
          onClick={() => onLook(null)}
        >
          {voice.word('ui.timeline.now')}
        </button>
      </div>
    </div>
  )
}

interface StripProps {
  readonly strip: TimelineStrip
  readonly length: number
}

const StripView = memo(PlainStrip)

function PlainStrip({ strip, length }: StripProps) {
  const percent = (steps: number): string => `${(100 * steps) / Math.max(1, length)}%`
  return (
    <div className="timeline-strip" aria-hidden="true">
      {strip.runs.map((run) => (
        <RunView
          key={run.from}
          seat={run.seat}
          start={percent(run.from)}
          width={percent(run.length)}
        />
      ))}
      {strip.throws.map((step) => (
        <i key={step} className="timeline-throw" style={{ insetInlineStart: percent(step) }} />
      ))}
    </div>
  )
}

interface RunProps {
  readonly seat: Seat | null
  readonly start: string
  readonly width: string
}

function RunView({ seat, start, width }: RunProps) {
  const sitter = useSitter(seat ?? -1)
  return (
    <i
      className="timeline-run"
      data-colour={sitter?.colour}
      style={{ insetInlineStart: start, inlineSize: width }}
    />
  )
}
