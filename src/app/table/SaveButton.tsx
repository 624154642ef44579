/** Button that downloads the match as a file. */
import { useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import type { OpenTable } from './openTable.ts'

export function SaveButton({ session }: { readonly session: OpenTable }) {
  const voice = useVoice()
  const [hasFailed, setFailed] = useState(false)
  async function hand(): Promise<void> {
    setFailed(false)
    const { fileName, fileText, offerFile } = await import('../saves/exchange.ts')
    offerFile(fileName(session.header()), fileText(session.match(), session.header()))
  }
  return (
    <>
      <button
        type="button"
        className="button small"
        // a failed import must not end the match, so it only shows a message
        onClick={() => void hand().catch(() => setFailed(true))}
      >
        {voice.word('ui.save')}
      </button>
      {hasFailed && (
        <span className="quiet" role="alert">
          {voice.word('ui.fault.page')}
        </span>
      )}
    </>
  )
}
