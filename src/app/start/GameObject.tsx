/** One game as an object on the table: the object is in the picture, its name stands on a brass plate before it. */
import { useVoice } from '../../ui/voice.tsx'
import { Link } from '../Link.tsx'

export function GameObject({ id }: { readonly id: string }) {
  const voice = useVoice()
  return (
    <li className="object" data-game={id}>
      <Link className="object-link" href={`/setup/${id}`}>
        <span className="plate">
          <b>{voice.say({ key: `${id}.name` })}</b>
          <span className="plate-line">{voice.say({ key: `${id}.tagline` })}</span>
        </span>
      </Link>
    </li>
  )
}
