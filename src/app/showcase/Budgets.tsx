/** What every component costs, beside what a game may cost: one table for each game. */
import { useMemo } from 'react'
import weights from 'virtual:model-weights'
import type { Component } from '../../showcase/component.ts'
import { kilobytesOf, mostKilobytes, weigh } from '../../showcase/weights.ts'
import { shelves, type Shelf } from '../../showcase/shelves.ts'
import { addressFor } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { useEditionShelf } from './editions.ts'
import { shelfName } from './Gallery.tsx'

const columns = ['triangles', 'calls', 'kilobytes'] as const

export function Budgets() {
  const voice = useVoice()
  return (
    <Leaf
      title={voice.word('showcase.budgets')}
      aside={
        <Link className="button small" href="/showcase">
          {voice.word('showcase.all')}
        </Link>
      }
    >
      <p className="lead">{voice.word('showcase.budgetsLead')}</p>
      {shelves.map((shelf) => (
        <ShelfBudget key={shelf} shelf={shelf} />
      ))}
    </Leaf>
  )
}

function weighAll(components: readonly Component[]) {
  return {
    kilobytes: kilobytesOf(components, weights),
    each: components.map((component) => ({ component, own: weigh(component, weights) })),
  }
}

function ShelfBudget({ shelf }: { readonly shelf: Shelf }) {
  const voice = useVoice()
  const shelved = useEditionShelf(shelf)
  const weighed = useMemo(() => shelved && weighAll(shelved.components), [shelved])
  if (!weighed) return null
  const number = (value: number) => voice.word('showcase.plain', { value })
  return (
    <section>
      <h2>{shelfName(voice, shelf)}</h2>
      <p>{voice.word('showcase.whole', { kilobytes: weighed.kilobytes, most: mostKilobytes })}</p>
      <table className="facts budgets">
        <thead>
          <tr>
            <th scope="col">{voice.word('showcase.component')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {voice.word(`showcase.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weighed.each.map(({ component, own }) => (
            <tr key={component.id}>
              <th scope="row">
                <Link href={addressFor(component)}>{voice.say(component.name)}</Link>
              </th>
              {columns.map((name) => (
                <td key={name}>{number(own[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
