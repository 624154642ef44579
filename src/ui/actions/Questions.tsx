/** Collapsible answers to a player's questions: the odds of the next throw, and why a command is not available. */
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Piece } from '../../kernel/chance.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import { Reason } from './Reason.tsx'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  readonly seat: Seat
  /** The pieces about to be thrown. */
  readonly pieces: readonly Piece[]
}

export function Questions(props: Props) {
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
 * Mounts its content lazily, when opened. The click handler sets the state itself, because the
 * browser's `toggle` event is asynchronous and late on a busy machine.
 */
function Fold({ title, name, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  // Scroll the answer into view.
  useEffect(() => void (isOpen && fold.current?.scrollIntoView({ block: 'nearest' })), [isOpen])
  function turn(event: MouseEvent): void {
    event.preventDefault()
    setOpen(!isOpen)
  }
  return (
    <details
      ref={fold}
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
    <div role="status">
      <ul className="odds">
        {lines.map((line, i) => (
          <li key={i}>
            <LineView line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The number of questions from which a search field is shown. */
const few = 6

function Why({ game, view, seat }: Props) {
  const voice = useVoice()
  const [chosen, setChosen] = useState(0)
  const [words, setWords] = useState('')
  const asked = useMemo(() => game.asked?.(view, seat) ?? [], [game, view, seat])
  const named = useMemo(
    () => asked.map((one) => ({ ...one, name: voice.say(one.wish) })),
    [asked, voice],
  )
  if (named.length === 0) return <p className="quiet">{voice.word('ui.ask.noWhy')}</p>
  const wanted = words.trim().toLocaleLowerCase(voice.language)
  const found = named.filter(({ name }) => name.toLocaleLowerCase(voice.language).includes(wanted))
  const one = found.find((it) => it === named[chosen]) ?? found[0]
  return (
    <div className="why">
      {named.length > few && (
        <input
          className="input"
          type="search"
          aria-label={voice.word('ui.ask.about')}
          placeholder={voice.word('ui.ask.about')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ul className="why-list" aria-label={voice.word('ui.ask.about')}>
        {found.slice(0, few).map((it) => (
          <li key={named.indexOf(it)}>
            <button
              type="button"
              className="why-ask"
              aria-pressed={it === one}
              onClick={() => setChosen(named.indexOf(it))}
            >
              {it.name}
            </button>
          </li>
        ))}
      </ul>
      {found.length > few && (
        <p className="quiet">{voice.word('ui.actions.found', { n: found.length })}</p>
      )}
      <div role="status">
        {one ? (
          <Reason why={one.why} {...(one.rule !== undefined && { rule: one.rule })} />
        ) : (
          <p className="quiet">{voice.word('ui.actions.none')}</p>
        )}
      </div>
    </div>
  )
}
