/** One page of rules and symbols for a game, in the reader's language. */
import { useEffect, useState } from 'react'
import { SignView } from '../../ui/Saying.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { Notice } from '../faults/Notice.tsx'
import { manifestOf } from '../../games/index.ts'
import type { Manifest } from '../../games/manifest.ts'
import type { NamedSign } from '../../kernel/reference.ts'
import { useMishap } from '../faults/useMishap.ts'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { Speech } from '../speech.tsx'
import './reference.css'

export default function Reference({ id }: { readonly id: string }) {
  const voice = useVoice()
  const manifest = manifestOf(id)
  if (!manifest) {
    return <Notice title={voice.word('ui.nowhere')} text={voice.word('ui.noGame')} />
  }
  return (
    <Speech parts={[id, `${id}Aside`, 'guide', 'pages', 'reference']}>
      <ReferenceSheet manifest={manifest} />
    </Speech>
  )
}

/** The paragraphs that every game has, by the ends of their keys. */
const parts = [
  ['goal', ['goal']],
  ['turn', ['turn1', 'turn2', 'turn3']],
  ['points', ['points']],
  ['end', ['end']],
  ['special', ['special']],
] as const

function ReferenceSheet({ manifest }: { readonly manifest: Manifest }) {
  const { id } = manifest
  const voice = useVoice()
  const fail = useMishap()
  const [signs, setSigns] = useState<readonly NamedSign[]>([])
  useEffect(() => {
    void manifest.reference().then((reference) => setSigns(reference.signs), fail)
  }, [manifest, fail])
  return (
    <Leaf
      title={voice.say({ key: `${id}.name` })}
      aside={
        <Link className="button small primary" href={`/setup/${id}`}>
          {voice.word('ui.setup.begin')}
        </Link>
      }
    >
      <p className="lead">{voice.say({ key: `${id}.tagline` })}</p>
      {manifest.tips && (
        <p>
          <Link className="button" href={`/setup/${id}?guide=yes`}>
            {voice.word('guide.begin')}
          </Link>
        </p>
      )}
      <div className="reference">
        {parts.map(([title, lines]) => (
          <section key={title}>
            <h2>{voice.word(`ui.ref.title.${title}`)}</h2>
            {lines.map((name) => (
              <p key={name}>{voice.say({ key: `${id}.ref.${name}` })}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{voice.word('ui.ref.title.symbols')}</h2>
          <ul className="signs">
            {signs.map(({ name, ...sign }) => (
              <li key={sign.icon}>
                <SignView {...sign} />
                {voice.say(name)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{voice.word('ui.ref.title.keys')}</h2>
          <p>{voice.word('ui.ref.keys')}</p>
        </section>
      </div>
    </Leaf>
  )
}
