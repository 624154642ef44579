/** Store of the page's recording state: off, starting, running, saving, saved or failed. */
import { create } from 'zustand'
import type { Missing } from '../../clip/index.ts'
import type { RecordingFigures } from './recorder.ts'

export type Recording =
  | { readonly kind: 'off' }
  | { readonly kind: 'coming' }
  | { readonly kind: 'on'; readonly figures: RecordingFigures }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly name: string; readonly figures: RecordingFigures }
  | { readonly kind: 'failed'; readonly missing: Missing | 'picture' | 'broken' }

export const useRecording = create<Recording>()(() => ({ kind: 'off' }))

export const setRecording = (next: Recording): void => useRecording.setState(next, true)
