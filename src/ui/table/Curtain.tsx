/** The hand-over screen in hot-seat play: it covers the page until the next player takes the device. */
import { useEffect, useRef } from 'react'
import type { Seat } from '../../kernel/seat.ts'
import { archPath } from '../arch.ts'
import { LineView } from '../LineView.tsx'
import { useSitter, useVoice } from '../voice.tsx'
import '../medallion.css'
import './curtain.css'

interface Props {
  readonly seat: Seat
  onLift(): void
}

const opening = archPath({ left: 70, right: 1530, foot: 1000, spring: 330, tip: 40, lobes: 4 })

export default function Curtain({ seat, onLift }: Props) {
  const voice = useVoice()
  const sitter = useSitter(seat)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <Window />
      <div className="curtain-words" data-colour={sitter?.colour}>
        <span className="medallion" aria-hidden="true">
          <span className="seat-sign" />
        </span>
        <h2 id="curtain-title">
          <LineView line={{ key: 'ui.curtain.hand', parts: { who: { seat } } }} />
        </h2>
        <p>{voice.word('ui.curtain.about')}</p>
        <button type="button" className="button primary big" ref={button} onClick={onLift}>
          {voice.word('ui.curtain.lift')}
        </button>
      </div>
    </div>
  )
}

/** The decorative frame: a stretched arch and two inlaid flowers. */
function Window() {
  return (
    <>
      <svg
        className="curtain-window"
        viewBox="0 0 1600 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="sandstone" x2="0" y2="1">
            <stop stopColor="#c67a55" />
            <stop offset=".4" stopColor="#8f4a33" />
            <stop offset="1" stopColor="#4a2117" />
          </linearGradient>
        </defs>
        <path d={`M0 0H1600V1000H0Z${opening}`} fill="url(#sandstone)" fillRule="evenodd" />
        <g fill="none">
          <path className="curtain-groove" d={opening} />
          <path className="curtain-marble" d={opening} />
          <path className="curtain-brass" d={opening} />
        </g>
      </svg>
      <i className="inlay inlay-left" />
      <i className="inlay inlay-right" />
    </>
  )
}
