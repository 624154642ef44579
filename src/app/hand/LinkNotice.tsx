/** Says in a plain sentence how the link to the table stands, unless it is open. */
import { useVoice } from '../../ui/voice.tsx'
import { LineView } from '../../ui/LineView.tsx'
import type { LinkStanding } from './handLink.ts'

interface Props {
  readonly connection: LinkStanding
  onRetry(): void
}

/** Above a hand that is shown already. */
export function LinkNotice({ connection, onRetry }: Props) {
  if (connection.kind === 'open') return null
  return (
    <div className="link-notice" role="status">
      <LinkSentence connection={connection} onRetry={onRetry} />
    </div>
  )
}

/** Before there is anything else to show. */
export function LinkPage({ connection, onRetry }: Props) {
  const voice = useVoice()
  return (
    <main className="lobby">
      <section className="lobby-sheet paper" aria-busy={connection.kind === 'connecting'}>
        <h1>{voice.word('hand.title')}</h1>
        <div className="link-sentence" role="status">
          <LinkSentence connection={connection} onRetry={onRetry} />
        </div>
        {(connection.kind === 'refused' || connection.kind === 'closed') && (
          <a className="button" href="/join">
            {voice.word('hand.code.other')}
          </a>
        )}
      </section>
    </main>
  )
}

function LinkSentence({ connection, onRetry }: Props) {
  const voice = useVoice()
  const { kind } = connection
  if (kind === 'open') return <p>{voice.word('hand.link.coming')}</p>
  return (
    <>
      <p>
        {kind === 'refused' ? <LineView line={connection.why} /> : voice.word(`hand.link.${kind}`)}
      </p>
      {kind !== 'connecting' && kind !== 'refused' && (
        <button type="button" className="button small" onClick={onRetry}>
          {voice.word('ui.fault.retry')}
        </button>
      )}
    </>
  )
}
