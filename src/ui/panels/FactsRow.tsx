/** Renders facts as a description list. */
import type { Fact } from '../../kernel/panel.ts'
import { LineView } from '../LineView.tsx'

export function FactsRow({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact, i) => (
        <div key={i} className="fact">
          <dt>
            <LineView line={fact.label} />
          </dt>
          <dd>
            <LineView line={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
