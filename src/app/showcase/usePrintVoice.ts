/** The voice in which cards and tiles are printed: the reader's own, or that of the language in the link. */
import { useEffect, useState } from 'react'
import { gameIds } from '../../games/index.ts'
import type { Tongue } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { Dictionary } from '../../words/types.ts'
import { makeVoice, type Voice } from '../../words/voice.ts'
import { commonParts, loadWordParts } from '../words.ts'
import { printFont } from '../../scenes/nagaraja/print/ability.ts'

const parts = [...commonParts, ...gameIds]
/** One sign of each alphabet in which a card may be printed. */
const signs = 'AαЖż'

/** null until its words and its letters are here. */
export function usePrintVoice(print: Tongue | null): Voice | null {
  const own = useVoice()
  const language = print ?? own.language
  const [voice, setVoice] = useState<Voice | null>(null)
  useEffect(() => {
    let isWanted = true
    const letters = ['400', '700'].map((weight) =>
      document.fonts.load(`${weight} 40px ${printFont}`, signs),
    )
    const more = document.fonts.load(`700 40px 'Alegreya Sans'`, signs)
    void Promise.all([loadWordParts(language, parts), more, ...letters]).then(([words]) => {
      if (isWanted) setVoice(makeVoice(language, words as Dictionary, String))
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return voice?.language === language ? voice : null
}
