/** Link to a game: its object is in the background image, its name on a brass plate. */
import type { CSSProperties } from 'react'
import type { Manifest } from '../../games/manifest.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Link } from '../Link.tsx'

export function GameObject({ game: { id, match, object } }: { readonly game: Manifest }) {
  const voice = useVoice()
  const { x, y, wide, high } = object
  const place = { '--x': x, '--y': y, '--wide': wide, '--high': high } as CSSProperties
  return (
    <li className="object" style={place}>
      <Link className="object-link" href={`/setup/${id}`}>
        <span className="plate">
          <b>{voice.say({ key: `${id}.name` })}</b>
          <span className="plate-line">{voice.say({ key: `${id}.tagline` })}</span>
          <span className="plate-facts">
            {voice.word('start.facts', {
              seats: match.seats[1],
              fewest: match.seats[0],
              least: match.minutes[0],
              most: match.minutes[1],
              weight: { key: `start.weight.${match.weight}` },
            })}
          </span>
        </span>
      </Link>
    </li>
  )
}
