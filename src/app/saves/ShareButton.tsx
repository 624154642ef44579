/** Button that shares a match as a link, or as a file if it is too long for a link. */
import { useState } from 'react'
import type { Match } from '../../kernel/match.ts'
import type { Header } from '../../session/header.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Speech } from '../speech.tsx'

interface Props {
  match(): Match
  header(): Header
  readonly className?: string
}

type Shared = { readonly link: string; readonly isCopied: boolean } | 'file' | 'failed' | null

const parts = ['share']

export default function ShareButton(props: Props) {
  return (
    <Speech parts={parts}>
      <Share {...props} />
    </Speech>
  )
}

function Share({ match, header, className = 'button small' }: Props) {
  const voice = useVoice()
  const [shared, setShared] = useState<Shared>(null)

  async function share(): Promise<void> {
    const [{ linkOf }, { fileName, fileText, offerFile }] = await Promise.all([
      import('./link.ts'),
      import('./exchange.ts'),
    ])
    const text = fileText(match(), header())
    const link = await linkOf(text, `${window.location.origin}/`)
    if (link === null) {
      offerFile(fileName(header()), text)
      return setShared('file')
    }
    const isCopied = await copy(link)
    setShared({ link, isCopied })
  }

  const isLink = shared !== null && typeof shared === 'object'
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => void share().catch(() => setShared('failed'))}
      >
        {voice.word('share.link')}
      </button>
      {isLink && (
        <input
          className="input share-link"
          readOnly
          value={shared.link}
          aria-label={voice.word('share.address')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span className="quiet" role="status">
        {isLink && voice.word(shared.isCopied ? 'share.copied' : 'share.copy')}
        {shared === 'file' && voice.word('share.tooLong')}
        {shared === 'failed' && voice.word('ui.fault.page')}
      </span>
    </>
  )
}

/** False if the browser forbids clipboard access; the address is then shown for copying. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
