/** The guided opening: a slip beside the choices that says what can be done now, until it is no longer needed. */
import { useEffect, useRef, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import type { Tip } from '../../kernel/tips.ts'
import { rescueFocus } from '../../ui/keyFocus.ts'
import { useVoice } from '../../ui/voice.tsx'
import { useMishap } from '../faults/useMishap.ts'
import type { TableState } from '../state/tableState.ts'
import { Speech } from '../speech.tsx'
import { rememberGuide } from './memory.ts'
import { momentOf, tipFor } from './tips.ts'
import './guide.css'

interface Props {
  readonly state: TableState
  /** The person has asked for it already. */
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
  const tip = state.looking === null ? tipFor(all, momentOf(state), seen) : null
  const isOver = state.result !== null || seen.includes(all.at(-1)?.key ?? '')
  const last = useRef(tip)
  useEffect(() => {
    // the moment has passed: what belonged to it has been seen
    const before = last.current
    last.current = tip
    if (before?.kind !== 'choice' || before === tip || state.looking !== null) return
    setSeen((keys) => (keys.includes(before.key) ? keys : [...keys, before.key]))
  }, [tip, state.looking])
  useEffect(() => {
    if (!tip) rescueFocus(document.querySelector('.choices'))
  }, [tip])
  useEffect(() => {
    if (isOver) onEnd()
  })
  return (
    <section
      className="guide paper"
      aria-label={voice.word('guide.title')}
      data-tip={tip?.key}
      hidden={tip === null}
    >
      <p role="status">{tip && voice.say({ key: tip.key })}</p>
      {tip && (
        <p className="row">
          <button
            type="button"
            className="button small primary"
            onClick={() => setSeen([...seen, tip.key])}
          >
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
