/** The overlays of a stage, each in the safe area of the picture and each with an error boundary of its own. */
import { type ReactNode, useMemo } from 'react'
import type { Line } from '../../kernel/line.ts'
import { type OverlayFacts, factsOf } from '../../stage/overlays/facts.ts'
import { LineView, SeatName } from '../../ui/LineView.tsx'
import { useSitter, useVoice } from '../../ui/voice.tsx'
import { ThrowPlate } from './ThrowPlate.tsx'
import { Mishap } from '../faults/Mishap.tsx'
import type { Staging } from './useShow.ts'

interface Props {
  readonly staging: Staging
  readonly children?: ReactNode
}

export function Overlays({ staging, children }: Props) {
  const voice = useVoice()
  const { game, staged, overlays } = staging
  const facts = useMemo(() => (game && staged ? factsOf(game, staged) : null), [game, staged])
  if (!game || !staged || !facts) return null
  const has = (name: (typeof overlays)[number]) => overlays.includes(name)
  const guarded = (overlay: ReactNode) => (
    <Mishap until={staged.news} instead={null}>
      {overlay}
    </Mishap>
  )
  const [acting] = facts.due
  const who = facts.thrower ?? acting
  return (
    <div className="overlays">
      {staged.isAgain && <p className="plate again-mark">{voice.word('stage.again')}</p>}
      {has('score') && facts.race.length > 0 && guarded(<ScoreBug facts={facts} />)}
      {has('turn') && guarded(<Turn facts={facts} />)}
      {has('throw') && facts.thrown && guarded(<ThrowPlate thrown={facts.thrown} />)}
      <div className="overlays-foot">
        {has('names') &&
          who !== undefined &&
          guarded(<LowerThird key={who} seat={who} game={game.id} />)}
        {has('action') &&
          facts.last.length > 0 &&
          !(has('turn') && isOver(facts)) &&
          guarded(<Action last={facts.last} reason={facts.reason} />)}
        {children}
      </div>
    </div>
  )
}

/** The last line of the log repeats the result: only one of the two is shown. */
const isOver = ({ over, last }: OverlayFacts): boolean =>
  over !== null && last.at(-1)?.key === over.key

function ScoreBug({ facts: { race, due, thrower } }: { readonly facts: OverlayFacts }) {
  return (
    <section className="plate score-bug">
      {race.map(({ score, left }, seat) => (
        <div key={seat} className="score-row" data-acts={due.includes(seat) || thrower === seat}>
          <Name seat={seat} />
          <span className="score">
            <LineView line={score} />
          </span>
          <span className="left">
            {left.map((line, i) => (
              <span key={i}>
                <LineView line={line} />
              </span>
            ))}
          </span>
        </div>
      ))}
    </section>
  )
}

function Name({ seat }: { readonly seat: number }) {
  const sitter = useSitter(seat)
  return <SeatName seat={seat} name={sitter?.name ?? ''} />
}

function turnLines({ over, prompt, due, thrower }: OverlayFacts): readonly Line[] {
  if (over) return [over]
  if (thrower !== null) return [{ key: 'stage.throws', parts: { who: { seat: thrower } } }]
  if (prompt) return [prompt]
  if (due.length === 0) return []
  const list = { list: due.map((seat) => ({ seat })) }
  return [{ key: 'stage.decides', parts: { who: list } }]
}

function Turn({ facts }: { readonly facts: OverlayFacts }) {
  const lines = turnLines(facts)
  if (lines.length === 0) return null
  return (
    <section className="plate turn">
      {facts.prompt && !facts.over && facts.due[0] !== undefined && facts.thrower === null && (
        <span className="asked">
          <Name seat={facts.due[0]} />
        </span>
      )}
      {lines.map((line) => (
        <LineView key={line.key} line={line} />
      ))}
    </section>
  )
}

function Action({
  last,
  reason,
}: {
  readonly last: readonly Line[]
  readonly reason: Line | null
}) {
  return (
    <section className="plate action">
      {last.map((line, i) => (
        <p key={i}>
          <LineView line={line} />
        </p>
      ))}
      {reason && (
        <p className="reason">
          <LineView line={reason} />
        </p>
      )}
    </section>
  )
}

/** Appears when another player is asked, and fades by itself. */
function LowerThird({ seat, game }: { readonly seat: number; readonly game: string }) {
  const voice = useVoice()
  const sitter = useSitter(seat)
  return (
    <section className="plate lower-third" data-colour={sitter?.colour}>
      <p className="who">{sitter?.name}</p>
      <p className="what">{voice.word('stage.plays', { game: { key: `${game}.name` } })}</p>
    </section>
  )
}
