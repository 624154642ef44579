/** A form for players who throw real pieces: they enter the face of each piece. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Piece } from '../../kernel/chance.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { line } from '../../kernel/line.ts'
import { facesOf } from '../../words/faces.ts'
import { pieceName, thrownThings } from '../../words/pieces.ts'
import { ignoreDoubleClick } from '../actions/once.ts'
import { restoreFocus } from '../keyFocus.ts'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import { PieceChip } from './PieceChip.tsx'
import type { Entered } from './useEnteredFaces.ts'
import './typed.css'

interface Props {
  readonly game: AnyGame
  readonly pieces: readonly Piece[]
  /**
   * The face of each piece, null if it is not entered yet; may be shorter than the list of pieces.
   */
  readonly entered: Entered
  onEnter(entered: Entered): void
  onDone(faces: readonly number[]): void
  /** Switches to a simulated throw. */
  onFall(): void
}

/** The index of the next piece without a face, with wraparound. */
function nextMissing(entered: Entered, from: number): number {
  const later = entered.indexOf(null, from + 1)
  const free = later < 0 ? entered.indexOf(null) : later
  return free < 0 ? Math.max(0, from) : free
}

const isNumber = (face: number | null): face is number => face !== null

export function TypedFaces({ game, pieces, entered: before, onEnter, onDone, onFall }: Props) {
  const voice = useVoice()
  const entered = pieces.map((_, i) => before[i] ?? null)
  const [at, setAt] = useState(() => nextMissing(entered, -1))
  const now = useId()
  const whole = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const piece = pieces[at]
  const faces = piece ? facesOf(game, piece, voice) : []
  const missing = entered.filter((face) => face === null).length
  const things = thrownThings(pieces)
  const throwers = new Set(pieces.map(({ seat }) => seat)).size

  // Runs after the effects of the surrounding list of choices.
  useEffect(() => restoreFocus(whole.current), [])
  useEffect(() => {
    whole.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const lacked = useRef(missing)
  useEffect(() => {
    // Focus the submit button when the last face is entered, but not on mounting with all faces
    // present.
    if (missing === 0 && lacked.current > 0) done.current?.focus()
    lacked.current = missing
  }, [missing])

  function enter(face: number): void {
    const next = entered.with(at, face)
    onEnter(next)
    setAt(nextMissing(next, at))
  }

  /** Number keys enter a face wherever the focus is within the form. */
  function byKey(event: KeyboardEvent): void {
    const chosen = faces[Number(event.key) - 1]
    if (!chosen || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    enter(chosen.face)
  }

  if (!piece) return null
  const name = line(throwers > 1 ? 'ui.typed.pieceOf' : 'ui.typed.piece', {
    n: at + 1,
    of: pieces.length,
    piece: pieceName(piece),
    who: { seat: piece.seat },
  })
  return (
    <div ref={whole} className="typed" onKeyDown={byKey}>
      <p className="quiet">{voice.word(`ui.typed.about.${things}`)}</p>
      <ol className="typed-pieces">
        {pieces.map((one, i) => (
          <li key={one.id}>
            <PieceChip
              game={game}
              piece={one}
              face={entered[i] ?? null}
              isNow={i === at}
              onChoose={() => setAt(i)}
            />
          </li>
        ))}
      </ol>
      <p id={now} className="typed-now" aria-live="polite">
        <LineView line={name} />
      </p>
      <div className="typed-faces" data-few={faces.length < 5} role="group" aria-labelledby={now}>
        {faces.map(({ face, told }, i) => (
          <button
            key={face}
            type="button"
            className="typed-face"
            data-command={i === 0 && missing > 0 ? '' : undefined}
            aria-pressed={entered[at] === face}
            onClick={() => enter(face)}
          >
            <LineView line={told} />
          </button>
        ))}
      </div>
      <button
        ref={done}
        type="button"
        className="button primary wide"
        data-command={missing > 0 ? undefined : ''}
        disabled={missing > 0}
        onClick={() => onDone(entered.filter(isNumber))}
      >
        {missing > 0
          ? voice.word(`ui.typed.missing.${things}`, { n: missing })
          : voice.word('ui.typed.done')}
      </button>
      <button type="button" className="quiet-button" onClick={ignoreDoubleClick(onFall)}>
        {voice.word('ui.typed.fall')}
      </button>
    </div>
  )
}
