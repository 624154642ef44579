/** A told line on the page: words, with each player's name as a chip in that player's colour. */
import type { Line } from '../kernel/line.ts'
import type { Seat } from '../kernel/seat.ts'
import { useSitter, useVoice } from './voice.tsx'

export function Saying({ line }: { readonly line: Line }) {
  const parts = useVoice().sayParts(line)
  return parts.map((part, i) =>
    'seat' in part ? <SeatName key={i} seat={part.seat} name={part.text} /> : part.text,
  )
}

export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const sitter = useSitter(seat)
  return (
    <span className="seat-name" data-colour={sitter?.colour}>
      {name}
    </span>
  )
}
