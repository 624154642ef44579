/** The seat's legal commands: those of the picked card, or all that belong to no card. */
import { lazy, Suspense, useState } from 'react'
import type { Piece } from '../../kernel/chance.ts'
import type { Tagged } from '../../kernel/command.ts'
import { Actions } from '../../ui/actions/Actions.tsx'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { CardHand } from './cards/CardHand.tsx'
import { cardOf, commandsFor, otherCommands } from './cards/cardRows.ts'
import type { HandNow } from './handNow.ts'
import { TouchedPanels } from './places/TouchedPanels.tsx'

const LazyQuestions = lazy(async () => ({
  default: (await import('../../ui/actions/Questions.tsx')).Questions,
}))

const none: readonly string[] = []
const noPieces: readonly Piece[] = []

interface Props {
  readonly now: HandNow
  readonly isBusy: boolean
  onCommand(command: Tagged): void
}

export function HandChoices({ now, isBusy, onCommand }: Props) {
  const voice = useVoice()
  const { game, told, seat, legal, pieces, cards, notes } = now
  const [picked, setPicked] = useState<string | null>(null)
  const offered = offeredFor(now, picked)
  const hasCards = cards.some((row) => row.cards.length > 0)
  return (
    <>
      {hasCards && (
        <CardHand
          rows={cards}
          legal={legal}
          picked={picked}
          onPick={setPicked}
          onCommand={onCommand}
        />
      )}
      {notes.map((note, i) => (
        <p key={i} className="hand-caption">
          <LineView line={note} />
        </p>
      ))}
      {hasCards && legal.some((command) => cardOf(command) !== null) && (
        <p className="hand-hint">{voice.word('hand.cards.hint')}</p>
      )}
      {now.boards.length > 0 && (
        <>
          <p className="hand-hint">{voice.word('hand.boards.hint')}</p>
          <TouchedPanels panels={now.boards} open={now.open} picked={picked} onPick={setPicked} />
        </>
      )}
      {offered.length > 0 && (
        <section
          className="paper hand-choices"
          aria-label={voice.word('ui.side.title')}
          aria-busy={isBusy}
        >
          <Offered key={picked} now={now} offered={offered} onCommand={onCommand} />
        </section>
      )}
      {now.isAsked && (
        <Suspense fallback={null}>
          <div className="paper hand-questions">
            <LazyQuestions
              game={game}
              view={told.view}
              seat={seat}
              pieces={pieces.length > 0 ? pieces : noPieces}
            />
          </div>
        </Suspense>
      )}
    </>
  )
}

/** All but what cards stand for; of a picked card or place, only what is about it. */
function offeredFor({ legal, cards, placesOf }: HandNow, picked: string | null): readonly Tagged[] {
  if (picked === null) return otherCommands(legal, cards)
  const there = legal.filter((command) => placesOf(command).includes(picked))
  return there.length > 0 ? there : commandsFor(legal, picked)
}

interface OfferedProps {
  readonly now: HandNow
  readonly offered: readonly Tagged[]
  onCommand(command: Tagged): void
}

/** The only command of a card shows its costs at once, so that one touch is enough for it. */
function Offered({ now, offered, onCommand }: OfferedProps) {
  const { game, told, seat } = now
  const [chosen, setChosen] = useState(none)
  const [focused, setFocused] = useState<Tagged | null>(null)
  const [only, another] = offered
  return (
    <Actions
      game={game}
      view={told.view}
      seat={seat}
      legal={offered}
      chosen={chosen}
      onChoose={setChosen}
      focused={focused ?? (another ? null : (only ?? null))}
      onFocus={setFocused}
      onCommand={onCommand}
    />
  )
}
