/** One page of rules and symbols for a game, in the reader's language. */
import { useVoice } from '../../ui/voice.tsx'
import { Notice } from '../faults/Notice.tsx'
import { gameIds } from '../games.ts'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'

export default function Reference({ id }: { readonly id: string }) {
  const voice = useVoice()
  if (!gameIds.includes(id)) {
    return <Notice title={voice.word('ui.nowhere')} text={voice.word('ui.noGame')} />
  }
  return (
    <Leaf
      title={voice.say({ key: `${id}.name` })}
      aside={
        <Link className="button small" href={`/setup/${id}`}>
          {voice.word('ui.setup.begin')}
        </Link>
      }
    >
      <p className="lead">{voice.say({ key: `${id}.tagline` })}</p>
    </Leaf>
  )
}
