/** The settings as a page. */
import { useVoice } from '../../ui/voice.tsx'
import { Leaf } from '../Leaf.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export default function SettingsPage() {
  const voice = useVoice()
  return (
    <Leaf title={voice.word('ui.settings')}>
      <SettingsForm />
      <p>
        <a href={`${import.meta.env.BASE_URL}licences.txt`} target="_blank" rel="noreferrer">
          {voice.word('ui.set.licences')}
        </a>
      </p>
    </Leaf>
  )
}
