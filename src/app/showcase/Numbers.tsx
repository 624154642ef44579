/** The cost of a component: triangles, draw calls, textures, kilobytes. */
import type { Cost } from '../../scenes/display/measure.ts'
import type { Component } from '../../showcase/component.ts'
import { useVoice } from '../../ui/voice.tsx'
import { weigh } from '../../showcase/weights.ts'
import weights from 'virtual:model-weights'

interface Props {
  readonly component: Component
  readonly cost: Cost | null
}

export function Numbers({ component, cost }: Props) {
  const { word } = useVoice()
  const { kilobytes } = weigh(component, weights)
  const values = { ...cost, kilobytes }
  return (
    <section aria-label={word('showcase.numbers')}>
      <h2>{word('showcase.numbers')}</h2>
      <table className="facts">
        <tbody>
          {(['triangles', 'calls', 'textures', 'kilobytes'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{word(`showcase.${name}`)}</th>
              <td data-number={name}>
                {word('showcase.plain', { value: values[name] ?? { raw: '…' } })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
