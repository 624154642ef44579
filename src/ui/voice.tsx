/** The voice in which all panels speak, handed down so that a table can add the names of its players. */
import { createContext, useContext } from 'react'
import type { Voice } from '../words/voice.ts'

export const VoiceContext = createContext<Voice | null>(null)

export function useVoice(): Voice {
  const voice = useContext(VoiceContext)
  if (!voice) throw new Error('no voice above this panel')
  return voice
}
