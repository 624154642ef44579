/** Felt pad: the pointer's path over it is a random share of the seed. */
import { type PointerEvent, useRef, useState } from 'react'
import { shareLimits } from '../../kernel/origin.ts'
import { useVoice } from '../../ui/voice.tsx'

interface Props {
  onStir(path: string): void
}

/** Resolution of the path: coordinates are hundredths of the pad. */
const fineness = 100
/** Minimum of points; fewer are a tap. */
const fewest = 12

export function StirPad({ onStir }: Props) {
  const voice = useVoice()
  const path = useRef<string[]>([])
  const [isStirred, setStirred] = useState(false)

  function move(event: PointerEvent<HTMLDivElement>): void {
    if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = Math.round(((event.clientX - left) / width) * fineness)
    const y = Math.round(((event.clientY - top) / height) * fineness)
    path.current.push(`${x},${y}`)
  }

  function end(): void {
    const points = path.current
    path.current = []
    if (points.length < fewest) return
    // keeps the end of a path that is too long
    onStir(points.join(' ').slice(-shareLimits.stir))
    setStirred(true)
  }

  return (
    <div
      className="stir-pad"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {voice.word(isStirred ? 'ui.fair.stirred' : 'ui.fair.stir')}
    </div>
  )
}
