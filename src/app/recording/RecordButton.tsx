/** Menu button that starts recording the table; RecordingBar shows the state from then on. */
import { useVoice } from '../../ui/voice.tsx'
import { Speech } from '../speech.tsx'
import { record } from './record.ts'
import { useRecording } from './state.ts'

const parts = ['film']

export function RecordButton({ onBegun }: { onBegun(): void }) {
  return (
    <Speech parts={parts}>
      <Button onBegun={onBegun} />
    </Speech>
  )
}

function Button({ onBegun }: { onBegun(): void }) {
  const voice = useVoice()
  const { kind } = useRecording()
  const isBusy = kind === 'coming' || kind === 'on' || kind === 'saving'
  function begin(): void {
    void record()
    onBegun()
  }
  return (
    <button type="button" className="button small" disabled={isBusy} onClick={begin}>
      {voice.word('film.record')}
    </button>
  )
}
