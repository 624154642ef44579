/** Winners' signs in the balcony window, and their names beside it. */
import type { Standing } from '../../kernel/game.ts'
import { InlineIcon } from '../../ui/InlineIcon.tsx'
import { useSitter, useVoice } from '../../ui/voice.tsx'
import { peopleOf, type Sitting } from '../../session/seating.ts'
import { BalconyWindow } from './BalconyWindow.tsx'

interface Props {
  readonly standings: readonly Standing[]
}

const first = ({ standings }: Props) => standings.filter(({ place }) => place === 1)

export function WinnersWindow(props: Props) {
  return (
    <div className="end-window" aria-hidden="true">
      <BalconyWindow />
      <div className="end-signs">
        {first(props).map(({ seat }) => (
          <Sign key={seat} seat={seat} />
        ))}
      </div>
    </div>
  )
}

export function WinnersNames(props: Props) {
  return (
    <ul className="end-names">
      {first(props).map(({ seat }) => (
        <Name key={seat} seat={seat} />
      ))}
    </ul>
  )
}

function Sign({ seat }: { readonly seat: number }) {
  const sitter = useSitter(seat)
  return (
    <span className="medallion" data-colour={sitter?.colour}>
      <span className="seat-sign" />
    </span>
  )
}

function Name({ seat }: { readonly seat: number }) {
  const sitter = useSitter(seat)
  return (
    <li data-colour={sitter?.colour}>
      {sitter?.kind === 'bot' && <InlineIcon name="bot" />}
      {sitter?.name}
    </li>
  )
}

interface OwnProps extends Props {
  readonly sittings: readonly Sitting[]
}

/** Tells a person who played against bots alone whether the match was won; nothing with several people. */
export function OwnOutcome({ standings, sittings }: OwnProps) {
  const voice = useVoice()
  const [seat, ...others] = peopleOf(sittings)
  if (seat === undefined || others.length > 0) return null
  const winners = first({ standings })
  const hasWon = winners.some((winner) => winner.seat === seat)
  const kind = !hasWon ? 'youLost' : winners.length > 1 ? 'youShare' : 'youWon'
  return <p className="end-own">{voice.word(`ui.end.${kind}`)}</p>
}
