/** Layout of text pages: a sheet of paper with a link back to the start. */
import type { ReactNode } from 'react'
import { useVoice } from '../ui/voice.tsx'
import { Link } from './Link.tsx'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Beside the title. */
  readonly aside?: ReactNode
}

export function Leaf({ title, children, aside }: Props) {
  const voice = useVoice()
  return (
    <div className="leaf">
      <title>{`${title} · Jharokha`}</title>
      <nav className="leaf-nav">
        <Link className="button small" href="/">
          {voice.word('ui.toStart')}
        </Link>
        {aside}
      </nav>
      <main className="leaf-sheet paper">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}
