/** The table's menu: the file of the match, the reference sheet, the settings, the keys, the way out. */
import { useVoice } from '../../ui/voice.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Conductor } from '../conductor/conductor.ts'
import { Link } from '../Link.tsx'
import { SettingsForm } from '../settings/SettingsForm.tsx'
import { Keys } from './Keys.tsx'
import { SaveButton } from './SaveButton.tsx'

interface Props {
  readonly conductor: Conductor
  onClose(): void
}

export default function Menu({ conductor, onClose }: Props) {
  const voice = useVoice()
  const { game } = conductor.table.getState()
  return (
    <Sheet title={voice.word('ui.menu')} close={voice.word('ui.close')} onClose={onClose}>
      <p className="row">
        <SaveButton conductor={conductor} />
        <Link className="button small" href={`/reference/${game.id}`}>
          {voice.word('ui.reference')}
        </Link>
        <Link className="button small" href="/">
          {voice.word('ui.leave')}
        </Link>
      </p>
      <p className="quiet">{voice.word('ui.leaveAbout')}</p>
      <SettingsForm />
      <Keys />
    </Sheet>
  )
}
