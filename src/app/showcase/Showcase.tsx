/** The showcase: all components on their cloths, one of them in the hand, or what each of them costs to draw. */
import { useVoice } from '../../ui/voice.tsx'
import { gameIds } from '../../games/index.ts'
import { shelves, type Shelf } from '../../showcase/shelves.ts'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { Speech } from '../speech.tsx'
import { Budgets } from './Budgets.tsx'
import { ComponentPage } from './ComponentPage.tsx'
import { Gallery } from './Gallery.tsx'
import './showcase.css'

interface Props {
  /** A game, the place, or `budgets`. */
  readonly shelf?: string
  readonly component?: string
}

const parts = ['pages', 'showcase', 'clip', ...gameIds]

const isShelf = (name: string): name is Shelf => shelves.some((shelf) => shelf === name)

export default function Showcase(props: Props) {
  return (
    <Speech parts={parts}>
      <Page {...props} />
    </Speech>
  )
}

function Page({ shelf, component }: Props) {
  const voice = useVoice()
  if (shelf === 'budgets') return <Budgets />
  if (shelf === undefined) return <Gallery shelf={null} />
  if (!isShelf(shelf)) {
    return <FaultNotice title={voice.word('ui.nowhere')} text={voice.word('ui.noGame')} />
  }
  if (component === undefined) return <Gallery shelf={shelf} />
  return <ComponentPage shelf={shelf} id={component} />
}
