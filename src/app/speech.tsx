/** Gives the page its voice: the dictionary of the chosen language, brought when it is needed. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Sitter, SittersProvider, VoiceProvider } from '../ui/voice.tsx'
import { loadDictionary } from '../words/load.ts'
import type { Dictionary, Language } from '../words/types.ts'
import { makeVoice } from '../words/voice.ts'
import { useSettings } from './settings/store.ts'

interface Spoken {
  readonly language: Language
  readonly dictionary: Dictionary
}

const SpokenContext = createContext<Spoken | null>(null)

/** Until another language has come, the page goes on in the one it has. */
export function Speech({ children }: { readonly children: ReactNode }) {
  const language = useSettings((settings) => settings.language)
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadDictionary(language).then((dictionary) => {
      if (isWanted) setSpoken({ language, dictionary })
    })
    return () => {
      isWanted = false
    }
  }, [language])
  const voice = useMemo(
    () => spoken && makeVoice(spoken.language, spoken.dictionary, (seat) => String(seat + 1)),
    [spoken],
  )
  if (!spoken || !voice) return null
  return (
    <SpokenContext.Provider value={spoken}>
      <VoiceProvider value={voice}>{children}</VoiceProvider>
    </SpokenContext.Provider>
  )
}

/** Below this, every line calls the players by their names. */
export function WithSitters(props: {
  readonly sitters: readonly Sitter[]
  readonly children: ReactNode
}) {
  const { sitters, children } = props
  const spoken = useContext(SpokenContext)
  const voice = useMemo(
    () =>
      spoken && makeVoice(spoken.language, spoken.dictionary, (seat) => sitters[seat]?.name ?? '?'),
    [spoken, sitters],
  )
  return (
    <SittersProvider value={sitters}>
      <VoiceProvider value={voice}>{children}</VoiceProvider>
    </SittersProvider>
  )
}
