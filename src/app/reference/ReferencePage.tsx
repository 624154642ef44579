/** Reference page of a game: rules and symbols in the reader's language. */
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { manifestOf } from '../../games/index.ts'
import type { Manifest } from '../../games/manifest.ts'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { Speech } from '../speech.tsx'
import { ReferenceText, referenceParts } from './ReferenceText.tsx'

export default function ReferencePage({ id }: { readonly id: string }) {
  const voice = useVoice()
  const manifest = manifestOf(id)
  if (!manifest) {
    return <FaultNotice title={voice.word('ui.nowhere')} text={voice.word('ui.noGame')} />
  }
  return (
    <Speech parts={referenceParts(id)}>
      <GameReference manifest={manifest} />
    </Speech>
  )
}

function GameReference({ manifest }: { readonly manifest: Manifest }) {
  const { id } = manifest
  const voice = useVoice()
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
      <ReferenceText manifest={manifest} />
    </Leaf>
  )
}
