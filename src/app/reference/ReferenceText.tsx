/** Content of a game's reference: summary, symbols, components, numbered rules. */
import { useEffect, useState } from 'react'
import type { Manifest } from '../../games/manifest.ts'
import type { NamedSign, Paragraph, Reference } from '../../kernel/reference.ts'
import { SignView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { useMishap } from '../faults/useMishap.ts'
import { RuleLinks, RuleList } from './Rules.tsx'
import './reference.css'

/** Dictionary parts that the reference needs. */
export const referenceParts = (id: string): readonly string[] => [
  id,
  `${id}Aside`,
  'guide',
  'pages',
  'reference',
]

const parts: readonly (readonly [
  'goal' | 'turn' | 'points' | 'end' | 'special',
  readonly Paragraph[],
])[] = [
  ['goal', ['goal']],
  ['turn', ['turn1', 'turn2', 'turn3']],
  ['points', ['points']],
  ['end', ['end']],
  ['special', ['special']],
]

export function ReferenceText({ manifest }: { readonly manifest: Manifest }) {
  const { id } = manifest
  const voice = useVoice()
  const fail = useMishap()
  const [reference, setReference] = useState<Reference>({ signs: [] })
  useEffect(() => void manifest.reference().then(setReference, fail), [manifest, fail])
  const { components = [], rules, signs } = reference
  return (
    <>
      <div className="reference">
        {parts.map(([title, lines]) => (
          <section key={title}>
            <h2>{voice.word(`ui.ref.title.${title}`)}</h2>
            {lines.map((name) => (
              <p key={name}>
                {voice.say({ key: `${id}.ref.${name}` })} <RuleLinks rules={rules?.[name] ?? []} />
              </p>
            ))}
          </section>
        ))}
        <section>
          <h2>{voice.word('ui.ref.title.symbols')}</h2>
          <Signs signs={signs} />
        </section>
        <section>
          <h2>{voice.word('ui.ref.title.keys')}</h2>
          <p>{voice.word('ui.ref.keys')}</p>
        </section>
      </div>
      {components.length > 0 && (
        <section className="reference-wide">
          <h2>{voice.word('ui.ref.title.components')}</h2>
          <Signs signs={components} />
        </section>
      )}
      {rules && <RuleList id={id} />}
    </>
  )
}

function Signs({ signs }: { readonly signs: readonly NamedSign[] }) {
  const voice = useVoice()
  return (
    <ul className="signs">
      {signs.map(({ name, about, rules = [], ...sign }, i) => (
        <li key={i}>
          <SignView {...sign} />
          <span>
            {voice.say(name)}
            {about && <small>{voice.say(about)}</small>} <RuleLinks rules={rules} />
          </span>
        </li>
      ))}
    </ul>
  )
}
