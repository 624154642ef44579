/** A commitment as a phrase in the reader's language, with the first digits of its hash. */
import { useEffect, useState } from 'react'
import { phraseOf } from '../../session/trust/phrase.ts'
import { loadPhraseWords } from '../../words/phrases/index.ts'
import { useVoice } from '../../ui/voice.tsx'
import './trust.css'

const shownDigits = 16

export function Phrase({ commitment }: { readonly commitment: string }) {
  const { language } = useVoice()
  const [words, setWords] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isHere = true
    void loadPhraseWords(language).then((loaded) => isHere && setWords(loaded))
    return () => {
      isHere = false
    }
  }, [language])
  return (
    <span className="phrase" data-commitment={commitment}>
      <b>{words ? phraseOf(commitment, words) : '…'}</b>{' '}
      <code>{commitment.slice(0, shownDigits)}</code>
    </span>
  )
}
