/** Renders a translated line with inline components: player names as coloured chips, and icons. */
import type { Drawing } from '../kernel/drawing.ts'
import type { Line, Sign } from '../kernel/line.ts'
import type { Seat } from '../kernel/seat.ts'
import { DrawingView } from './DrawingView.tsx'
import { InlineIcon } from './InlineIcon.tsx'
import { useSitter, useVoice } from './voice.tsx'

export function LineView({ line }: { readonly line: Line }) {
  const parts = useVoice().sayParts(line)
  return parts.map((part, i) => {
    if ('seat' in part) return <SeatName key={i} seat={part.seat} name={part.text} />
    if ('drawing' in part) return <DrawnSign key={i} {...part} />
    return 'sign' in part ? <SignView key={i} {...part.sign} /> : part.text
  })
}

export function SignView({ icon, tone }: Sign) {
  const maskImage = `url(/icons/${icon}.svg)`
  return <i className="sign" data-sign={tone} style={{ maskImage }} aria-hidden="true" />
}

/** Screen readers get the text that the drawing stands for. */
function DrawnSign({ drawing, text }: { readonly drawing: Drawing; readonly text: string }) {
  return (
    <>
      <span className="drawn">
        <DrawingView drawing={drawing} />
      </span>
      <span className="unseen">{text}</span>
    </>
  )
}

export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const sitter = useSitter(seat)
  return (
    <span className="seat-name" data-colour={sitter?.colour}>
      {sitter?.kind === 'bot' && <InlineIcon name="bot" />}
      {name}
    </span>
  )
}
