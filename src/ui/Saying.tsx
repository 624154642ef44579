/** A told line on the page: words, with each player's name as a chip in that player's colour, and signs. */
import type { Line, Sign } from '../kernel/line.ts'
import type { Seat } from '../kernel/seat.ts'
import { Icon } from './Icon.tsx'
import { useSitter, useVoice } from './voice.tsx'

export function Saying({ line }: { readonly line: Line }) {
  const parts = useVoice().sayParts(line)
  return parts.map((part, i) => {
    if ('seat' in part) return <SeatName key={i} seat={part.seat} name={part.text} />
    return 'sign' in part ? <SignView key={i} {...part.sign} /> : part.text
  })
}

export function SignView({ icon, tone }: Sign) {
  const maskImage = `url(/icons/${icon}.svg)`
  return <i className="sign" data-sign={tone} style={{ maskImage }} aria-hidden="true" />
}

export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const sitter = useSitter(seat)
  return (
    <span className="seat-name" data-colour={sitter?.colour}>
      {sitter?.kind === 'bot' && <Icon name="bot" />}
      {name}
    </span>
  )
}
