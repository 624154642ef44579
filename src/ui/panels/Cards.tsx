/** A row of pictured cards; screen readers get the same text as from a table. */
import type { Line } from '../../kernel/line.ts'
import type { CardPicture } from '../../kernel/picture.ts'
import { LineView, SignView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import './cards.css'

interface Props {
  readonly cards: readonly CardPicture[]
  /** The text of each card. */
  readonly rows: readonly (readonly Line[])[]
}

export function Cards({ cards, rows }: Props) {
  const voice = useVoice()
  return (
    <ul className="cards">
      {cards.map((card, i) => (
        <li key={i} className="card" data-tone={card.tone}>
          <span className="unseen">{(rows[i] ?? []).map(voice.say).join(', ')}</span>
          <CardSigns {...card} />
        </li>
      ))}
    </ul>
  )
}

/** The drawn card; its text for screen readers stands beside it. */
export function CardSigns({ brings, middle, does, text }: CardPicture) {
  return (
    <span className="card-face" aria-hidden="true">
      <span className="card-rods">
        {brings.map(({ tone }, i) => (
          <i key={i} className="rod" data-rod={tone} />
        ))}
      </span>
      <span className="card-middle">
        {middle.map((sign, i) => (
          <SignView key={i} {...sign} />
        ))}
      </span>
      <span className="card-does">
        <SignView {...does} />
      </span>
      <span className="card-text">
        <LineView line={text} />
      </span>
    </span>
  )
}
