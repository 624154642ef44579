/** A page with one message and buttons to go on. */
import type { ReactNode } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { isFramedElsewhere } from '../framed.ts'
import { Link } from '../Link.tsx'

interface Props {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

export function FaultNotice({ title, text, children }: Props) {
  const voice = useVoice()
  return (
    <main className="notice-page">
      <title>{`${title} · Jharokha`}</title>
      <div className="notice-card paper">
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        <p className="row">
          {children}
          {!isFramedElsewhere() && (
            <Link className="button" href="/">
              {voice.word('ui.toStart')}
            </Link>
          )}
        </p>
      </div>
    </main>
  )
}
