/** Between two people at one screen: nothing of the next one is drawn before that person lifts it. */
import { useEffect, useRef } from 'react'
import type { Seat } from '../../kernel/seat.ts'
import { Saying } from '../Saying.tsx'
import { useSitter, useVoice } from '../voice.tsx'
import './curtain.css'

export function Curtain({ seat, onLift }: { readonly seat: Seat; onLift(): void }) {
  const voice = useVoice()
  const sitter = useSitter(seat)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className="curtain-card paper" data-colour={sitter?.colour}>
        <span className="seat-sign large" aria-hidden="true" />
        <h2 id="curtain-title">
          <Saying line={{ key: 'ui.curtain.hand', parts: { who: { seat } } }} />
        </h2>
        <p>{voice.word('ui.curtain.about')}</p>
        <button type="button" className="button primary" ref={button} onClick={onLift}>
          {voice.word('ui.curtain.lift')}
        </button>
      </div>
    </div>
  )
}
