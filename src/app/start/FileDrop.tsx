/** Imports match files that are dropped on the page, chosen by the button, or contained in the address. */
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { Line } from '../../kernel/line.ts'
import { useVoice } from '../../ui/voice.tsx'
import { refusalLine } from '../../kernel/refusalLine.ts'
import { Link } from '../Link.tsx'
import { go } from '../routes.ts'
import { Speech } from '../speech.tsx'
import type { Taken } from '../saves/exchange.ts'
import { isLink } from '../saves/linkMark.ts'

interface Props {
  /** Called after a part of a damaged match was saved. */
  onKept(): void
}

export function FileDrop({ onKept }: Props) {
  const voice = useVoice()
  const [taken, setTaken] = useState<Taken | null>(null)
  const [isUnread, setUnread] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function read(file: Blob): Promise<void> {
    const { takeFile } = await import('../saves/exchange.ts')
    const nameFor = (seat: number) => voice.word('ui.seat.name', { n: seat + 1 })
    const next = await takeFile(file, nameFor, voice.language)
    if (next.header && !next.refusal && next.faults.length === 0) return go(addressOf(next.header))
    setTaken(next)
    if (next.header) onKept()
  }

  /** A dropped folder looks like a file until reading it fails. */
  async function take(file: Blob | undefined): Promise<void> {
    if (!file) return
    setTaken(null)
    setUnread(false)
    await read(file).catch(() => setUnread(true))
  }

  /** Imports a match from the address's fragment once, then removes the fragment. */
  async function takeLink(): Promise<void> {
    const { hash, pathname, search } = window.location
    if (!isLink(hash)) return
    window.history.replaceState(null, '', pathname + search)
    const { textOfLink } = await import('../saves/link.ts')
    const text = await textOfLink(hash)
    await take(new Blob([text ?? '']))
  }

  useEffect(() => {
    const come = () => void takeLink()
    come()
    window.addEventListener('hashchange', come)
    return () => window.removeEventListener('hashchange', come)
  })

  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      void take(event.dataTransfer?.files[0])
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop)
    }
  })

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    void take(event.target.files?.[0])
    event.target.value = ''
  }

  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {voice.word('ui.start.load')}
      </button>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={choose} />
      {isUnread && (
        <p className="slip paper" role="alert">
          {voice.word('ui.start.unread')}
        </p>
      )}
      {taken?.header && taken.faults.length > 0 && (
        <div className="slip paper" role="alert">
          <p>{voice.word('ui.proof.taken')}</p>
          <Speech parts={['pages', 'trust']}>
            <Faults faults={taken.faults} />
          </Speech>
          <p>
            <Link className="button small" href={addressOf(taken.header)}>
              {voice.word('ui.proof.open')}
            </Link>
          </p>
        </div>
      )}
      {taken?.refusal && (
        <div className="slip paper" role="alert">
          <p>{voice.say(refusalLine(taken.refusal))}</p>
          {taken.header && (
            <p>
              {voice.word('ui.start.kept', { n: taken.header.length })}{' '}
              <button
                type="button"
                className="button small"
                onClick={() => taken.header && go(addressOf(taken.header))}
              >
                {voice.word('ui.start.continue')}
              </button>
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** Loads the dictionary for faults only when a file has some. */
function Faults({ faults }: { readonly faults: readonly Line[] }) {
  const voice = useVoice()
  return faults.map((fault, i) => <p key={i}>{voice.say(fault)}</p>)
}

function addressOf({ id, winners }: NonNullable<Taken['header']>): string {
  return winners ? `/end/${id}` : `/table/${id}`
}
