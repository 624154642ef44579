/** Button that enters photo mode. */
import { useVoice } from '../../../ui/voice.tsx'

export function PhotoButton({ onPress }: { onPress(): void }) {
  const voice = useVoice()
  return (
    <button type="button" className="button small" onClick={onPress}>
      {voice.word('photo.title')}
    </button>
  )
}
