/** Covers the hand so that nobody else reads it; one touch takes the cover away. */
import { useVoice } from '../../ui/voice.tsx'

interface Props {
  readonly isAsked: boolean
  onShow(): void
}

export function Cover({ isAsked, onShow }: Props) {
  const voice = useVoice()
  return (
    <main className="hand-cover" data-asked={isAsked}>
      <button type="button" className="hand-back" onClick={onShow}>
        <b>{voice.word('hand.show')}</b>
        <span role="status">{voice.word(isAsked ? 'hand.hidden.asked' : 'hand.hidden.waits')}</span>
      </button>
    </main>
  )
}
