/** The pieces to throw, drawn on the glass: flicked over it, shaken, or thrown by a button. */
import { useEffect, useRef, useState } from 'react'
import type { Piece } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Gesture } from '../../../physics/types.ts'
import { ignoreDoubleClick } from '../../../ui/actions/once.ts'
import { useVoice } from '../../../ui/voice.tsx'
import { pieceName, thrownThings } from '../../../words/pieces.ts'
import { hasMotion, watchMotion } from './motion.ts'
import { makeShake } from './shake.ts'
import { shakeGesture } from './shakeGesture.ts'
import { useFlick } from './useFlick.ts'

interface Props {
  readonly pieces: readonly Piece[]
  readonly seat: Seat
  readonly isBusy: boolean
  /** The person has allowed the motion sensor. */
  readonly canShake: boolean
  /** Asks for the sensor, inside a tap; false where it is not given. */
  onSensor(): Promise<boolean>
  onThrow(gesture: Gesture | null): void
}

export function ThrowGlass({ pieces, seat, isBusy, canShake, onSensor, onThrow }: Props) {
  const voice = useVoice()
  const things = thrownThings(pieces)
  const { glass, held } = useFlick(pieces, seat, onThrow)
  useShaking(canShake && !isBusy, (strength) => onThrow(shakeGesture(strength, pieces)))
  return (
    <section className="throw-glass" aria-label={voice.word('hand.ask.throw')} aria-busy={isBusy}>
      <div className="glass" data-things={things} data-busy={isBusy || undefined} {...glass}>
        <ul className="glass-pieces" style={held} aria-hidden="true">
          {pieces.map((piece) => (
            <li
              key={piece.id}
              className={things === 'sticks' ? 'rod' : 'die'}
              data-rod={piece.skin}
              data-skin={piece.skin}
              data-own={piece.seat === seat}
              title={voice.say(pieceName(piece))}
            />
          ))}
        </ul>
        <p className="glass-hint">
          {voice.word(`hand.throw.flick.${things}`)}
          {canShake && ` ${voice.word('hand.throw.shake')}`}
        </p>
      </div>
      <button
        type="button"
        className="button primary wide big"
        data-command=""
        disabled={isBusy}
        onClick={ignoreDoubleClick(() => onThrow(null))}
      >
        {voice.word(`ui.throw.${things}`, { n: pieces.length })}
      </button>
      {!canShake && <ShakeOffer onSensor={onSensor} />}
    </section>
  )
}

/** Asks for the sensor, or says why there is none. */
function ShakeOffer({ onSensor }: Pick<Props, 'onSensor'>) {
  const voice = useVoice()
  const [isDenied, setDenied] = useState(false)
  if (isDenied) return <p className="hand-hint">{voice.word('hand.sensor.denied')}</p>
  if (!hasMotion()) return <p className="hand-hint">{voice.word('hand.sensor.none')}</p>
  return (
    <button
      type="button"
      className="button small"
      onClick={() => void onSensor().then((isGiven) => setDenied(!isGiven))}
    >
      {voice.word('hand.sensor.allow')}
    </button>
  )
}

function useShaking(isOn: boolean, onShaken: (strength: number) => void): void {
  const latest = useRef(onShaken)
  useEffect(() => void (latest.current = onShaken))
  useEffect(() => {
    if (!isOn) return
    const feel = makeShake()
    return watchMotion((sample) => {
      const strength = feel(sample)
      if (strength !== null) latest.current(strength)
    })
  }, [isOn])
}
