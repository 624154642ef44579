/** What a component is: what it does, its rules, how many there are, its values and where they come from. */
import type { LinePart } from '../../kernel/line.ts'
import { isLine } from '../../kernel/line.ts'
import type { Component } from '../../showcase/component.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { Voice } from '../../words/voice.ts'
import { Link } from '../Link.tsx'

function said(voice: Voice, value: LinePart): string {
  if (typeof value === 'object' && isLine(value)) return voice.say(value)
  return voice.word('showcase.plain', { value })
}

export function ComponentFacts({ component }: { readonly component: Component }) {
  const voice = useVoice()
  const { about, rules, game, count, values } = component
  return (
    <>
      {about && <p className="lead">{voice.say(about)}</p>}
      {rules.length > 0 && (
        <p className="rule-links">
          {voice.word('showcase.rules')}{' '}
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
            <th scope="row">{voice.word('showcase.count')}</th>
            <td>{voice.word('showcase.plain', { value: count })}</td>
            <td />
          </tr>
          {values.map(({ name, value, source }, i) => (
            <tr key={i}>
              <th scope="row">{voice.say(name)}</th>
              <td>{said(voice, value)}</td>
              <td>
                <small className={`source source-${source}`}>
                  {voice.word(`showcase.source.${source}`)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
