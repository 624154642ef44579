/** One game as an object on the table, with its name on a brass plate. */
import { useVoice } from '../../ui/voice.tsx'
import { Link } from '../Link.tsx'
import { art } from './art.tsx'

export function GameObject({ id }: { readonly id: string }) {
  const voice = useVoice()
  const Art = art[id]
  return (
    <li className="object" data-game={id}>
      <Link className="object-link" href={`/setup/${id}`}>
        <span className="object-art" aria-hidden="true">
          {Art && <Art />}
        </span>
        <span className="plate">
          <b>{voice.say({ key: `${id}.name` })}</b>
          <span>{voice.say({ key: `${id}.tagline` })}</span>
        </span>
      </Link>
    </li>
  )
}
