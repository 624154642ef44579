/** The "not found" page. */
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from './FaultNotice.tsx'

export default function Nowhere() {
  const voice = useVoice()
  return <FaultNotice title={voice.word('ui.nowhere')} text={voice.word('ui.nowhereAbout')} />
}
