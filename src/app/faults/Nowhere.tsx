/** An address at which there is nothing. */
import { useVoice } from '../../ui/voice.tsx'
import { Notice } from './Notice.tsx'

export default function Nowhere() {
  const voice = useVoice()
  return <Notice title={voice.word('ui.nowhere')} text={voice.word('ui.nowhereAbout')} />
}
