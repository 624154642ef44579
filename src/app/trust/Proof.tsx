/** Proof of a finished match, as in `verify`: proved and assumed claims, and a form to check a noted phrase. */
import { useEffect, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { check } from './check.ts'
import type { TrustAnswer } from './question.ts'
import './trust.css'

interface Props {
  /** The match's file. */
  text(): Promise<string>
}

type State = TrustAnswer | 'checking' | 'failed'

export function Proof({ text }: Props) {
  const voice = useVoice()
  const { language } = voice
  const [state, setState] = useState<State>('checking')
  const [witness, setWitness] = useState('')
  const [asked, setAsked] = useState('')

  useEffect(() => {
    let isHere = true
    const show = (next: State) => isHere && setState(next)
    show('checking')
    text()
      .then((file) => check({ text: file, language, ...(asked !== '' && { witness: asked }) }))
      .then(show, () => show('failed'))
    return () => {
      isHere = false
    }
  }, [text, language, asked])

  if (state === 'checking' || state === 'failed')
    return (
      <p className="quiet proof" role="status">
        {voice.word(`ui.proof.${state}`)}
      </p>
    )
  return (
    <details className="proof" data-standing={state.standing}>
      <summary>
        {voice.word('ui.proof.title')} · {voice.word(`ui.proof.${state.standing}`)}
      </summary>
      <ul>
        {state.lines.map((line, i) => (
          <li key={i}>
            <LineView line={line} />
          </li>
        ))}
      </ul>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(witness.trim())
        }}
      >
        <TextField className="field" value={witness} onChange={setWitness}>
          <Label className="field-label">{voice.word('ui.proof.witness')}</Label>
          <Input className="input" autoComplete="off" />
        </TextField>
        <button type="submit" className="button small">
          {voice.word('ui.proof.check')}
        </button>
      </form>
    </details>
  )
}
