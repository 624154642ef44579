/** The voice of printed texts, such as those of cards: the reader's own, or that of the language in the link. */
import { useEffect, useState } from 'react'
import { gameIds } from '../../games/index.ts'
import type { Tongue } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { Dictionary } from '../../words/types.ts'
import { makeVoice, type Voice } from '../../words/voice.ts'
import { commonParts, loadWordParts } from '../words.ts'

const parts = [...commonParts, ...gameIds]
/** The fonts that prints are drawn with on a canvas. */
const fonts = ['400 40px Alegreya', '700 40px Alegreya', "700 40px 'Alegreya Sans'"]
/** One letter of each alphabet, so that the font's files for all of them are loaded. */
const letters = 'AαЖż'

/** Returns null until its words and fonts are loaded. */
export function usePrintVoice(print: Tongue | null): Voice | null {
  const own = useVoice()
  const language = print ?? own.language
  const [voice, setVoice] = useState<Voice | null>(null)
  useEffect(() => {
    let isWanted = true
    const loading = fonts.map((font) => document.fonts.load(font, letters))
    void Promise.all([loadWordParts(language, parts), ...loading]).then(([words]) => {
      if (isWanted) setVoice(makeVoice(language, words as Dictionary, String))
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return voice?.language === language ? voice : null
}
