/** The cost of every component beside the budget of its game: one table for each game. */
import { useMemo } from 'react'
import weights from 'virtual:model-weights'
import { kilobytesOf, mostKilobytes, weigh } from '../../showcase/weights.ts'
import { shelves, type Shelf } from '../../showcase/shelves.ts'
import { addressFor } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { useEditionShelf } from './editions.ts'
import { SmallLink } from './fields.tsx'
import { shelfName } from './Gallery.tsx'

const columns = ['triangles', 'calls', 'kilobytes'] as const

export function Budgets() {
  const { word } = useVoice()
  const aside = <SmallLink href="/showcase">{word('showcase.all')}</SmallLink>
  return (
    <Leaf title={word('showcase.budgets')} aside={aside}>
      <p className="lead">{word('showcase.budgetsLead')}</p>
      {shelves.map((shelf) => (
        <ShelfBudget key={shelf} shelf={shelf} />
      ))}
    </Leaf>
  )
}

function ShelfBudget({ shelf }: { readonly shelf: Shelf }) {
  const voice = useVoice()
  const { word } = voice
  const components = useEditionShelf(shelf)?.components
  const kilobytes = useMemo(() => components && kilobytesOf(components, weights), [components])
  const rows = useMemo(
    () => components?.map((component) => ({ component, own: weigh(component, weights) })),
    [components],
  )
  if (!rows || kilobytes === undefined) return null
  return (
    <section>
      <h2>{shelfName(voice, shelf)}</h2>
      <p>{word('showcase.whole', { kilobytes, most: mostKilobytes })}</p>
      <table className="facts budgets">
        <thead>
          <tr>
            {(['component', ...columns] as const).map((name) => (
              <th key={name} scope="col">
                {word(`showcase.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ component, own }) => (
            <tr key={component.id}>
              <th scope="row">
                <Link href={addressFor(component)}>{voice.say(component.name)}</Link>
              </th>
              {columns.map((name) => (
                <td key={name}>{word('showcase.plain', { value: own[name] })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
