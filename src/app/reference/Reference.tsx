/** One page of rules and symbols for a game, in the reader's language. */
import { SignView } from '../../ui/Saying.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { Notice } from '../faults/Notice.tsx'
import { gameIds } from '../games.ts'
import { isGuided } from '../guide/GuideSlot.tsx'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { Speech } from '../speech.tsx'
import { sheets } from './sheets.ts'
import './reference.css'

export default function Reference({ id }: { readonly id: string }) {
  const voice = useVoice()
  if (!gameIds.includes(id)) {
    return <Notice title={voice.word('ui.nowhere')} text={voice.word('ui.noGame')} />
  }
  return (
    <Speech parts={[id, 'guide', 'reference']}>
      <ReferenceSheet id={id} />
    </Speech>
  )
}

function ReferenceSheet({ id }: { readonly id: string }) {
  const voice = useVoice()
  const sheet = sheets[id]
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
      {isGuided(id) && (
        <p>
          <Link className="button" href={`/setup/${id}?guide=yes`}>
            {voice.word('guide.begin')}
          </Link>
        </p>
      )}
      <div className="reference">
        {sheet?.parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{voice.word(title)}</h2>
            {lines.map((key) => (
              <p key={key}>{voice.word(key)}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{voice.word('ui.ref.title.symbols')}</h2>
          <ul className="signs">
            {sheet?.signs.map(({ name, ...sign }) => (
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
