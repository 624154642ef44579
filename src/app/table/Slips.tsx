/** Error and warning messages of the table, with their buttons. */
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../../kernel/refusal.ts'
import type { WordKey } from '../../words/types.ts'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import type { OpenTable } from './openTable.ts'
import type { Notice } from '../../session/notices.ts'
import type { TableState } from '../state/tableState.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import { useSavesFault } from '../saves/index.ts'
import { useSpace } from '../saves/space.ts'
import type { StorageFault } from '../saves/shape.ts'
import { useNewer } from '../newer.ts'
import { SaveButton } from './SaveButton.tsx'
import type { PictureFault, PictureState } from './usePicture.ts'

export interface NoticesProps {
  readonly session: OpenTable
  readonly state: TableState
  readonly picture: PictureState
  readonly cut: Refusal | null
}

const pictureWords: Readonly<Record<PictureFault, WordKey>> = {
  noWebGl: 'ui.fault.noWebGl',
  lost: 'ui.fault.lost',
  failed: 'ui.fault.picture',
  parts: 'ui.fault.parts',
}
const matchWords: Readonly<Record<Notice, WordKey>> = {
  physics: 'ui.fault.physics',
  dice: 'ui.fault.dice',
  bots: 'ui.fault.bots',
  stopped: 'ui.fault.stopped',
}
const storageWords: Readonly<Record<StorageFault, WordKey>> = {
  full: 'ui.fault.full',
  forbidden: 'ui.fault.forbidden',
  silent: 'ui.fault.silent',
}

export default function Slips({ session, state, picture, cut }: NoticesProps) {
  const voice = useVoice()
  const storage = useSavesFault((saves) => saves.fault)
  const isScarce = useSpace(({ scarce }) => scarce !== null)
  // missing models do not matter in the panels' view
  const fault = picture.fault === 'parts' && picture.mode === 'panels' ? null : picture.fault
  return (
    <>
      {fault && (
        <Slip text={voice.word(pictureWords[fault])}>
          <button type="button" className="button small" onClick={picture.retry}>
            {voice.word('ui.fault.retry')}
          </button>
          {fault === 'parts' && (
            <button type="button" className="button small" onClick={() => picture.toggle('view')}>
              {voice.word('ui.view.panels')}
            </button>
          )}
        </Slip>
      )}
      {storage && (
        <Slip text={voice.word(storageWords[storage])}>
          <SaveButton session={session} />
        </Slip>
      )}
      {!storage && isScarce && <Slip text={voice.word('ui.fault.scarce')} />}
      <NewerSlip />
      {state.notices.map((notice) => (
        <Slip key={notice} text={voice.word(matchWords[notice])}>
          {notice === 'stopped' && (
            <button type="button" className="button small" onClick={session.rouse}>
              {voice.word('ui.fault.retry')}
            </button>
          )}
        </Slip>
      ))}
      {cut && <Slip text={voice.word('ui.fault.cut', { why: refusalLine(cut) })} />}
      {state.refusal && (
        <p className="slip paper">
          <span>
            <LineView line={refusalLine(state.refusal)} />
          </span>
          <button type="button" className="button small" onClick={session.dismissRefusal}>
            {voice.word('ui.close')}
          </button>
        </p>
      )}
    </>
  )
}

/** Shown until it is closed; the match continues with the version it began with. */
function NewerSlip() {
  const voice = useVoice()
  const isHere = useNewer((newer) => newer.isHere)
  const [isRead, setRead] = useState(false)
  if (!isHere || isRead) return null
  return (
    <Slip text={voice.word('ui.newer')}>
      <button type="button" className="button small" onClick={() => setRead(true)}>
        {voice.word('ui.close')}
      </button>
    </Slip>
  )
}

function Slip({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <p className="slip paper">
      <span>{text}</span>
      {children}
    </p>
  )
}
