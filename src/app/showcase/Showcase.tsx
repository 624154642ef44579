/** The showcase: a gallery of all components, the page of one component, or the budgets. */
import { useVoice } from '../../ui/voice.tsx'
import { gameIds } from '../../games/index.ts'
import { shelves, type Shelf } from '../../showcase/shelves.ts'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { Speech } from '../speech.tsx'
import { Budgets } from './Budgets.tsx'
import { ComponentPage } from './ComponentPage.tsx'
import { Gallery } from './Gallery.tsx'
import './showcase.css'

/** `shelf` is a game, the place, or `budgets`. */
interface Props {
  readonly shelf?: string
  readonly component?: string
}

const ofGame = gameIds.flatMap((id) => [id, `${id}Aside`])
const parts = ['pages', 'showcase', 'clip', ...ofGame]

const isShelf = (name: string): name is Shelf => shelves.some((shelf) => shelf === name)

export default function Showcase(props: Props) {
  return (
    <Speech parts={parts}>
      <Page {...props} />
    </Speech>
  )
}

function Page({ shelf, component }: Props) {
  const { word } = useVoice()
  if (shelf === 'budgets') return <Budgets />
  if (shelf === undefined) return <Gallery shelf={null} />
  if (!isShelf(shelf)) return <FaultNotice title={word('ui.nowhere')} text={word('ui.noGame')} />
  if (component === undefined) return <Gallery shelf={shelf} />
  return <ComponentPage shelf={shelf} id={component} />
}
