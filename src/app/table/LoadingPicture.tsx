/** Still image of the balcony, shown until the table has rendered. */
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
