/** Winners' signs in the balcony window, and their names beside it. */
import type { Standing } from '../../kernel/game.ts'
import { InlineIcon } from '../../ui/InlineIcon.tsx'
import { useSitter } from '../../ui/voice.tsx'
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
