/** ComponentFacts about a component: its purpose, its rules, how many there are, its values and their sources. */
import { isLine } from '../../kernel/line.ts'
import type { Component } from '../../showcase/component.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Link } from '../Link.tsx'

export function ComponentFacts({ component }: { readonly component: Component }) {
  const { word, say } = useVoice()
  const { about, rules, game, count, values } = component
  return (
    <>
      {about && <p className="lead">{say(about)}</p>}
      {rules.length > 0 && (
        <p className="rule-links">
          {word('showcase.rules')}{' '}
          {rules.map((rule) => (
            <Link key={rule} href={`/reference/${game}#rule-${rule}`}>
              {rule}
            </Link>
          ))}
        </p>
      )}
      <table className="facts">
        <tbody>
          <tr>
            <th scope="row">{word('showcase.count')}</th>
            <td>{word('showcase.plain', { value: count })}</td>
            <td />
          </tr>
          {values.map(({ name, value, source }, i) => (
            <tr key={i}>
              <th scope="row">{say(name)}</th>
              <td>{isLine(value) ? say(value) : word('showcase.plain', { value })}</td>
              <td>
                <small className={`source source-${source}`}>
                  {word(`showcase.source.${source}`)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
