/** Renders facts as a description list. */
import type { Fact } from '../../kernel/panel.ts'
import { Saying } from '../Saying.tsx'

export function FactsRow({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact, i) => (
        <div key={i} className="fact">
          <dt>
            <Saying line={fact.label} />
          </dt>
          <dd>
            <Saying line={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
