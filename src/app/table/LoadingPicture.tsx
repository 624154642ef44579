/** What is seen of the table before it can be drawn: the balcony, and a word that it is coming. */
import { useVoice } from '../../ui/voice.tsx'
import { Balcony } from '../start/Balcony.tsx'
import './still.css'

export function LoadingPicture() {
  const voice = useVoice()
  return (
    <div className="picture-still">
      <Balcony />
      <p>{voice.word('ui.table.coming')}</p>
    </div>
  )
}
