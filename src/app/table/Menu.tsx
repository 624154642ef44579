/** The table's menu dialog: save, share, reference, full screen, photo, recording, settings, keys, leave. */
import { useVoice } from '../../ui/voice.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import type { OpenTable } from './openTable.ts'
import { originOf } from '../../session/header.ts'
import { Commitment } from '../trust/Commitment.tsx'
import { Link } from '../Link.tsx'
import { RecordButton } from '../recording/RecordButton.tsx'
import { ReferenceButton } from '../reference/ReferenceButton.tsx'
import ShareButton from '../saves/ShareButton.tsx'
import { Speech } from '../speech.tsx'
import { StageMenu } from '../publishing/StageMenu.tsx'
import { SettingsForm } from '../settings/SettingsForm.tsx'
import { HandsMenu } from '../hands/HandsMenu.tsx'
import { FullScreen } from './FullScreen.tsx'
import { Keys } from './Keys.tsx'
import { PhotoButton } from './photo/PhotoButton.tsx'
import type { PhotoState } from './photo/usePhoto.ts'
import { SaveButton } from './SaveButton.tsx'

const parts = ['pages', 'photo', 'stage']

interface Props {
  readonly session: OpenTable
  readonly photo: PhotoState
  onClose(): void
}

export default function Menu({ session, photo, onClose }: Props) {
  const voice = useVoice()
  const { game, header } = session.table.getState()
  return (
    <SheetDialog title={voice.word('ui.menu')} close={voice.word('ui.close')} onClose={onClose}>
      <p className="row">
        <SaveButton session={session} />
        <ShareButton match={session.match} header={session.header} />
        <ReferenceButton id={game.id} />
        <FullScreen />
        {photo.canBeOn && (
          <Speech parts={parts}>
            <PhotoButton onPress={() => photo.turn(true)} />
          </Speech>
        )}
        {photo.canBeOn && <RecordButton onBegun={onClose} />}
        <Link className="button small" href="/">
          {voice.word('ui.leave')}
        </Link>
      </p>
      <p className="quiet">{voice.word('ui.leaveAbout')}</p>
      <Speech parts={parts}>
        <Commitment origin={originOf(header)} />
        <HandsMenu session={session} />
        <StageMenu session={session} />
        <SettingsForm />
        <Keys />
      </Speech>
    </SheetDialog>
  )
}
