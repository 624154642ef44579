/** The private cards: each a button that picks the card, and that can be dragged up to be laid. */
import type { Tagged } from '../../../kernel/command.ts'
import { CardSigns } from '../../../ui/panels/Cards.tsx'
import { LineView } from '../../../ui/LineView.tsx'
import { useVoice } from '../../../ui/voice.tsx'
import { type CardRow, commandsFor, type HeldCard } from './cardRows.ts'
import { useLift } from './useLift.ts'

interface Props {
  readonly rows: readonly CardRow[]
  readonly legal: readonly Tagged[]
  readonly picked: string | null
  onPick(card: string | null): void
  onCommand(command: Tagged): void
}

export function CardHand({ rows, legal, picked, onPick, onCommand }: Props) {
  const voice = useVoice()
  return (
    <section className="hand-cards" aria-label={voice.word('hand.cards')}>
      {rows.map(({ caption, cards }, i) => (
        <div key={i} className="hand-row">
          {caption && (
            <p className="hand-caption">
              <LineView line={caption} />
            </p>
          )}
          <ul className="cards">
            {cards.map((card) => (
              <HeldCardView
                key={card.picture.id}
                card={card}
                commands={commandsFor(legal, card.picture.id)}
                isPicked={picked === card.picture.id}
                onPick={onPick}
                onCommand={onCommand}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface CardProps {
  readonly card: HeldCard
  readonly commands: readonly Tagged[]
  readonly isPicked: boolean
  onPick(card: string | null): void
  onCommand(command: Tagged): void
}

function HeldCardView({ card, commands, isPicked, onPick, onCommand }: CardProps) {
  const voice = useVoice()
  const { picture, told } = card
  const [only, another] = commands
  const lift = useLift(commands.length > 0, () => {
    if (only && !another) onCommand(only)
    else onPick(picture.id)
  })
  return (
    <li className="card" data-tone={picture.tone} data-open={commands.length > 0} {...lift.card}>
      <button
        type="button"
        className="hand-card"
        data-card={picture.id}
        aria-pressed={isPicked}
        onClick={() => lift.isTouch() && onPick(isPicked ? null : picture.id)}
      >
        <span className="unseen">{told.map(voice.say).join(', ')}</span>
        <CardSigns {...picture} />
      </button>
    </li>
  )
}
