/** What it costs to draw and to fetch: triangles, draw calls, textures, kilobytes. */
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
  const voice = useVoice()
  const { kilobytes } = weigh(component, weights)
  const rows = [
    ['triangles', cost?.triangles],
    ['calls', cost?.calls],
    ['textures', cost?.textures],
    ['kilobytes', kilobytes],
  ] as const
  return (
    <section aria-label={voice.word('showcase.numbers')}>
      <h2>{voice.word('showcase.numbers')}</h2>
      <table className="facts">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{voice.word(`showcase.${name}`)}</th>
              <td data-number={name}>
                {value === undefined ? '…' : voice.word('showcase.plain', { value })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
