/** A patch of felt: the path of a hand over it is a share that nobody could have foreseen. */
import { type PointerEvent, useRef, useState } from 'react'
import { shareLimits } from '../../kernel/origin.ts'
import { useVoice } from '../../ui/voice.tsx'

interface Props {
  onStir(path: string): void
}

/** Points are told in hundredths of the felt, so that a path stays short. */
const fineness = 100
/** Fewer points are a touch and no stir. */
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
    // the end of a long stir is as good as all of it
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
