/** The guided opening: a slip beside the choices that says what can be done now, until it is no longer needed. */
import { useEffect, useRef, useState } from 'react'
import { rescueFocus } from '../../ui/keyFocus.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { TableState } from '../conductor/table.ts'
import { Speech } from '../speech.tsx'
import { rememberGuide } from './memory.ts'
import { tipFor, tipsOf } from './tips.ts'
import './guide.css'

interface Props {
  readonly state: TableState
  /** The person has asked for it already. */
  readonly isWanted: boolean
  onEnd(): void
}

const parts = ['guide']

export default function Guide(props: Props) {
  return (
    <Speech parts={parts}>
      <Slip {...props} />
    </Speech>
  )
}

function Slip({ state, isWanted, onEnd }: Props) {
  const voice = useVoice()
  const [isOn, setOn] = useState(isWanted)

  function end(): void {
    rememberGuide(state.game.id)
    onEnd()
  }

  if (isOn) return <Tips state={state} onEnd={end} />
  return (
    <section className="guide paper" aria-label={voice.word('guide.title')}>
      <p role="status">{voice.word('guide.offer')}</p>
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

function Tips({ state, onEnd }: { readonly state: TableState; onEnd(): void }) {
  const voice = useVoice()
  const [seen, setSeen] = useState<readonly string[]>([])
  const all = tipsOf(state.game.id)
  const tip = state.looking === null ? tipFor(all, state, seen) : null
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
      <p role="status">{tip && voice.word(tip.key)}</p>
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
