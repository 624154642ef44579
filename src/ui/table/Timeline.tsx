/** The whole match as a line to slide along; its end is the present. */
import { useVoice } from '../voice.tsx'

interface Props {
  readonly length: number
  readonly shown: number
  readonly isLooking: boolean
  onLook(step: number | null): void
}

export function Timeline({ length, shown, isLooking, onLook }: Props) {
  const voice = useVoice()
  const label = voice.word('ui.timeline.place', { n: shown, of: length })
  return (
    <div className="timeline">
      <input
        type="range"
        min={0}
        max={Math.max(1, length)}
        value={length === 0 ? 1 : shown}
        disabled={length === 0}
        aria-label={voice.word('ui.timeline.title')}
        aria-valuetext={label}
        title={label}
        onChange={(event) => onLook(Number(event.target.value))}
      />
      {isLooking && (
        <button type="button" className="button small" onClick={() => onLook(null)}>
          {voice.word('ui.timeline.now')}
        </button>
      )}
    </div>
  )
}
