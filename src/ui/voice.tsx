/** React contexts for the translator (voice) and for the players, from which lines take names and colours. */
import { createContext, useContext } from 'react'
import type { Seat } from '../kernel/seat.ts'
import type { SeatPlayer } from './seatPlayer.ts'
import type { Voice } from '../words/voice.ts'
import type { SeatColour } from '../kernel/seatColours.ts'

export interface NamedSeat {
  readonly name: string
  readonly colour: SeatColour
  readonly kind?: SeatPlayer['kind']
  readonly level?: SeatPlayer['level']
}

const VoiceContext = createContext<Voice | null>(null)
const SittersContext = createContext<readonly NamedSeat[]>([])

export const VoiceProvider = VoiceContext.Provider
export const SittersProvider = SittersContext.Provider

export function useVoice(): Voice {
  const voice = useContext(VoiceContext)
  if (!voice) throw new Error('no voice above this panel')
  return voice
}

export function useSitter(seat: Seat): NamedSeat | undefined {
  return useContext(SittersContext)[seat]
}
