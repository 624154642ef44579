/** The guide: a tip beside the choices about what can be done now, pointing at its target. */
import { useEffect, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import type { Tip } from '../../kernel/tips.ts'
import { restoreFocus } from '../../ui/keyFocus.ts'
import { useVoice } from '../../ui/voice.tsx'
import { useMishap } from '../faults/useMishap.ts'
import type { TableState } from '../state/tableState.ts'
import { Speech } from '../speech.tsx'
import { rememberGuide } from './memory.ts'
import { type HeldTip, hold, isDone, momentOf, tipFor } from './tips.ts'
import { useTipTarget } from './useTipTarget.ts'
import './guide.css'

interface Props {
  readonly state: TableState
  /** The person has already asked for the guide, so no offer is shown. */
  readonly isWanted: boolean
  onEnd(): void
}

export default function Guide(props: Props) {
  const { id } = props.state.game
  const [tips, setTips] = useState<readonly Tip[] | null>(null)
  const fail = useMishap()
  useEffect(() => void manifestOf(id)?.tips?.().then(setTips, fail), [id, fail])
  if (!tips) return null
  return (
    <Speech parts={['guide', `${id}Aside`]}>
      <Slip {...props} tips={tips} />
    </Speech>
  )
}

interface Told extends Props {
  readonly tips: readonly Tip[]
}

function Slip({ state, isWanted, onEnd, tips }: Told) {
  const voice = useVoice()
  const [isOn, setOn] = useState(isWanted)

  function end(): void {
    rememberGuide(state.game.id)
    onEnd()
  }

  if (isOn) return <Tips state={state} tips={tips} onEnd={end} />
  return (
    <section className="guide paper" aria-label={voice.word('guide.title')}>
      <p role="status">{voice.say({ key: `${state.game.id}.guide.offer` })}</p>
      <p className="row">
        <button type="button" className="button small primary" onClick={() => setOn(true)}>
          {voice.word('guide.yes')}
        </button>
        <button type="button" className="button small" onClick={end}>
          {voice.word('guide.no')}
        </button>
      </p>
    </section>
  )
}

function Tips({ state, tips: all, onEnd }: Omit<Told, 'isWanted'>) {
  const voice = useVoice()
  const [seen, setSeen] = useState<readonly string[]>([])
  const [held, setHeld] = useState<HeldTip | null>(null)
  const isLooking = state.looking !== null
  const tip = isLooking ? null : (held?.tip ?? null)
  const isOver = state.result !== null || seen.includes(all.at(-1)?.key ?? '')

  function pass({ tip: done }: HeldTip): void {
    setSeen((keys) => (keys.includes(done.key) ? keys : [...keys, done.key]))
    setHeld(null)
  }

  useEffect(() => {
    if (isLooking) return
    const due = held ? null : tipFor(all, momentOf(state), seen)
    if (due) setHeld(hold(due, state))
    else if (held && isDone(held, state)) pass(held)
  }, [all, held, seen, state, isLooking])
  useEffect(() => {
    if (!tip) restoreFocus(document.querySelector('.choices'))
  }, [tip])
  useEffect(() => {
    if (isOver) onEnd()
  })
  useTipTarget(tip?.at ?? null)
  return (
    <section
      className="guide paper"
      aria-label={voice.word('guide.title')}
      data-tip={tip?.key}
      hidden={tip === null}
    >
      <p role="status">{tip && voice.say({ key: tip.key })}</p>
      {tip && held && (
        <p className="row">
          <button type="button" className="button small primary" onClick={() => pass(held)}>
            {voice.word('guide.next')}
          </button>
          <button type="button" className="button small" onClick={onEnd}>
            {voice.word('guide.end')}
          </button>
          <small className="quiet">
            {voice.word('guide.place', { n: all.indexOf(tip) + 1, of: all.length })}
          </small>
        </p>
      )}
    </section>
  )
}
