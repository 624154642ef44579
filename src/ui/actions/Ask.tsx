/** Questions a person may ask before choosing: what the chances are, and why something cannot be. */
import { type MouseEvent, type ReactNode, useId, useMemo, useState } from 'react'
import type { Piece } from '../../kernel/chance.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { Saying } from '../Saying.tsx'
import { useVoice } from '../voice.tsx'
import { Answer } from './Answer.tsx'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  readonly seat: Seat
  /** What is about to be thrown. */
  readonly pieces: readonly Piece[]
}

export function Ask(props: Props) {
  const voice = useVoice()
  const { game } = props
  return (
    <div className="asking">
      {game.odds && (
        <Fold title={voice.word('ui.ask.odds')} name="odds">
          <Odds {...props} />
        </Fold>
      )}
      {game.asked && (
        <Fold title={voice.word('ui.ask.why')} name="why">
          <Why {...props} />
        </Fold>
      )}
    </div>
  )
}

interface FoldProps {
  readonly title: string
  readonly name: string
  readonly children: ReactNode
}

/**
 * What is inside is worked out when it is asked for, and not before. It opens by the click itself:
 * the browser's own word of it ("toggle") comes later, on a busy machine after many more keys.
 */
function Fold({ title, name, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  function turn(event: MouseEvent): void {
    event.preventDefault()
    setOpen(!isOpen)
  }
  return (
    <details
      className="fold"
      data-fold={name}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary onClick={turn}>{title}</summary>
      {isOpen && children}
    </details>
  )
}

function Odds({ game, view, pieces }: Props) {
  const voice = useVoice()
  const lines = useMemo(() => game.odds?.(view, pieces) ?? [], [game, view, pieces])
  if (lines.length === 0) return <p className="quiet">{voice.word('ui.ask.noOdds')}</p>
  return (
    <ul className="odds" role="status">
      {lines.map((line, i) => (
        <li key={i}>
          <Saying line={line} />
        </li>
      ))}
    </ul>
  )
}

function Why({ game, view, seat }: Props) {
  const voice = useVoice()
  const [at, setAt] = useState(0)
  const answer = useId()
  const asked = useMemo(() => game.asked?.(view, seat) ?? [], [game, view, seat])
  const one = asked[Math.min(at, asked.length - 1)]
  if (!one) return <p className="quiet">{voice.word('ui.ask.noWhy')}</p>
  return (
    <div className="why">
      <select
        className="input"
        aria-label={voice.word('ui.ask.about')}
        aria-describedby={answer}
        value={asked.indexOf(one)}
        onChange={(event) => setAt(Number(event.target.value))}
      >
        {asked.map(({ wish }, i) => (
          <option key={i} value={i}>
            {voice.say(wish)}
          </option>
        ))}
      </select>
      <div id={answer} role="status">
        <Answer why={one.why} {...(one.rule !== undefined && { rule: one.rule })} />
      </div>
    </div>
  )
}
