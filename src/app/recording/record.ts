/** Starts a recording of the table, and saves it. */
import type { Missing } from '../../clip/index.ts'
import type { Header } from '../../session/header.ts'
import { offerBlob } from '../saves/offer.ts'
import { playerNow } from '../sound/player.ts'
import { tableCanvas } from './pictures.ts'
import type { RecordingFigures, Recorder } from './recorder.ts'
import { setRecording, useRecording } from './state.ts'

const nothing: RecordingFigures = { seconds: 0, bytes: 0, dropped: 0 }

let recorder: Recorder | null = null

function fail(error: unknown): void {
  recorder = null
  const missing =
    error instanceof Error && 'missing' in error ? (error.missing as Missing) : 'broken'
  if (missing === 'broken') console.error(error)
  setRecording({ kind: 'failed', missing })
}

export async function record(): Promise<void> {
  const canvas = tableCanvas()
  if (!canvas) return setRecording({ kind: 'failed', missing: 'picture' })
  setRecording({ kind: 'coming' })
  try {
    const { startRecording } = await import('./recorder.ts')
    const started = await startRecording({
      canvas,
      sound: playerNow()?.speaker.track() ?? null,
      tell(figures) {
        if (useRecording.getState().kind === 'on') setRecording({ kind: 'on', figures })
      },
      fail,
    })
    // the person left the table while the recorder was loading
    if (useRecording.getState().kind !== 'coming') return void (await started.stop())
    recorder = started
    setRecording({ kind: 'on', figures: nothing })
  } catch (error) {
    fail(error)
  }
}

export async function saveRecording(header: Header): Promise<void> {
  const own = recorder
  if (!own) return
  recorder = null
  setRecording({ kind: 'saving' })
  try {
    const { file, figures } = await own.stop()
    const name = `jharokha-${header.game}-${header.id}.${own.container}`
    offerBlob(name, file)
    setRecording({ kind: 'saved', name, figures })
  } catch (error) {
    fail(error)
  }
}

export const forget = (): void => setRecording({ kind: 'off' })

/** Leaving the table saves what has been recorded. */
export async function leave(header: Header): Promise<void> {
  if (useRecording.getState().kind === 'coming') return forget()
  await saveRecording(header)
}
