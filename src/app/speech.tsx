/** Provides the voice: the dictionary of the chosen language, loaded in the needed parts. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type NamedSeat, SittersProvider, VoiceProvider } from '../ui/voice.tsx'
import type { Dictionary, Language } from '../words/types.ts'
import { makeVoice, type Voice } from '../words/voice.ts'
import { useSettings } from './settings/store.ts'
import { commonParts, loadWordParts } from './words.ts'

interface Spoken {
  readonly language: Language
  readonly parts: readonly string[]
  readonly words: Partial<Dictionary>
}

const SpokenContext = createContext<Spoken | null>(null)
const none: readonly string[] = []

/** The dictionary is partial, but components render only once their parts are loaded. */
function voiceOf({ language, words }: Spoken, nameOf: (seat: number) => string): Voice {
  return makeVoice(language, words as Dictionary, nameOf)
}

/** Keeps the current dictionary until the new language or part has loaded. */
function useSpoken(wanted: readonly string[]): Spoken | null {
  const language = useSettings((settings) => settings.language)
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  useEffect(() => {
    let isWanted = true
    const come = (words: Partial<Dictionary>) => {
      if (isWanted) setSpoken({ language, parts: wanted, words })
    }
    const fail = (error: unknown) =>
      setSpoken((now) => {
        if (now || !isWanted) return now
        throw error
      })
    void loadWordParts(language, wanted).then(come, fail)
    return () => {
      isWanted = false
    }
  }, [language, wanted])
  return spoken
}

/** Provides a voice with the common parts and these; a game's part is its id. */
export function Speech(props: {
  readonly parts?: readonly string[]
  /** Fallback until the parts are loaded. */
  readonly coming?: ReactNode
  readonly children: ReactNode
}) {
  const { parts = none, coming = null, children } = props
  const names = parts.join(' ')
  const wanted = useMemo(() => [...commonParts, ...names.split(' ').filter(Boolean)], [names])
  const spoken = useSpoken(wanted)
  const voice = useMemo(() => spoken && voiceOf(spoken, (seat) => String(seat + 1)), [spoken])
  if (!spoken || !voice || wanted.some((part) => !spoken.parts.includes(part))) return coming
  return (
    <SpokenContext.Provider value={spoken}>
      <VoiceProvider value={voice}>{children}</VoiceProvider>
    </SpokenContext.Provider>
  )
}

/** Provides a voice that uses the players' names. */
export function WithSitters(props: {
  readonly sitters: readonly NamedSeat[]
  readonly children: ReactNode
}) {
  const { sitters, children } = props
  const spoken = useContext(SpokenContext)
  const voice = useMemo(
    () => spoken && voiceOf(spoken, (seat) => sitters[seat]?.name ?? '?'),
    [spoken, sitters],
  )
  return (
    <SittersProvider value={sitters}>
      <VoiceProvider value={voice}>{children}</VoiceProvider>
    </SittersProvider>
  )
}
