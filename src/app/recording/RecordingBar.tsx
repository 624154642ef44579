/** Bar of a running recording: length, size, dropped frames, and the button to stop and save. */
import { useEffect, useRef } from 'react'
import type { Header } from '../../session/header.ts'
import { useVoice } from '../../ui/voice.tsx'
import { missingLine } from '../clip/missingLine.ts'
import { Speech } from '../speech.tsx'
import type { RecordingFigures } from './recorder.ts'
import { forget, leave, saveRecording } from './record.ts'
import { type Recording, useRecording } from './state.ts'
import './recording.css'

const parts = ['film', 'clip']

export default function RecordingBar({ header }: { readonly header: Header }) {
  const recording = useRecording()
  const latest = useRef(header)
  useEffect(() => void (latest.current = header), [header])
  // the ref keeps header changes from running this cleanup, which ends the recording
  useEffect(() => () => void leave(latest.current), [])
  if (recording.kind === 'off') return null
  return (
    <Speech parts={parts}>
      <div className="recording paper">
        <Told recording={recording} />
        <Ways recording={recording} header={header} />
      </div>
    </Speech>
  )
}

const figuresOf = ({ seconds, bytes, dropped }: RecordingFigures) => ({
  minutes: Math.floor(seconds / 60),
  seconds: Math.floor(seconds % 60),
  megabytes: Math.round(bytes / 1e5) / 10,
  dropped,
})

function Told({ recording }: { readonly recording: Recording }) {
  const voice = useVoice()
  switch (recording.kind) {
    case 'on':
      return (
        <p>
          <span className="recording-light" aria-hidden="true" />
          {voice.word('film.recording', figuresOf(recording.figures))}
        </p>
      )
    case 'saved': {
      const file = { raw: recording.name }
      return (
        <p role="status">{voice.word('film.saved', { file, ...figuresOf(recording.figures) })}</p>
      )
    }
    case 'failed': {
      const { missing } = recording
      const isOurs = missing === 'picture' || missing === 'broken'
      return (
        <p role="alert">
          {isOurs ? voice.word(`film.failed.${missing}`) : voice.say(missingLine(missing))}
        </p>
      )
    }
    default:
      return <p role="status">{voice.word('film.busy')}</p>
  }
}

function Ways({ recording, header }: { readonly recording: Recording; readonly header: Header }) {
  const voice = useVoice()
  if (recording.kind === 'on') {
    return (
      <button type="button" className="button small" onClick={() => void saveRecording(header)}>
        {voice.word('film.stop')}
      </button>
    )
  }
  if (recording.kind !== 'saved' && recording.kind !== 'failed') return null
  return (
    <button type="button" className="button small" onClick={forget}>
      {voice.word('ui.close')}
    </button>
  )
}
