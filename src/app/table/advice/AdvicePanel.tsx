/** Foldable panel: a bot's advice for the current choice, and the reasons of recent bot choices. */
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useVoice } from '../../../ui/voice.tsx'
import { Speech, WithSitters } from '../../speech.tsx'
import type { AdviceRequest } from './asked.ts'
import { BotReasons } from './BotReasons.tsx'
import { Counsel } from './Counsel.tsx'
import './advice.css'

export default function AdvicePanel(asked: AdviceRequest) {
  const voice = useVoice()
  const { header, game } = asked.state
  const [isOpen, setOpen] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  // scrolls again when the advice arrives, since it makes the panel taller
  useEffect(() => {
    const whole = fold.current
    if (!isOpen || !whole) return
    const watch = new ResizeObserver(() => whole.scrollIntoView({ block: 'nearest' }))
    watch.observe(whole)
    return () => watch.disconnect()
  }, [isOpen])
  function turn(event: MouseEvent): void {
    event.preventDefault()
    setOpen(!isOpen)
  }
  return (
    <details
      ref={fold}
      className="fold advice"
      data-fold="advice"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary onClick={turn}>{voice.word('ui.ask.advice')}</summary>
      {isOpen && (
        <Speech parts={[game.id, 'bots']}>
          <WithSitters sitters={header.sittings}>
            <Counsel {...asked} />
            <BotReasons {...asked} />
          </WithSitters>
        </Speech>
      )}
    </details>
  )
}
