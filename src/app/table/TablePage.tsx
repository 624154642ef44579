/** Page of one match, or a message why it cannot be opened. */
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { refusalLine } from '../../kernel/refusalLine.ts'
import { Speech, WithSitters } from '../speech.tsx'
import { Waiting } from '../Waiting.tsx'
import { TableScreen } from './TableScreen.tsx'
import { type OpenMatchState, useMatch } from './useMatch.ts'
import './table.css'
import './small.css'
import './low.css'
import './tall.css'

export default function TablePage({ id }: { readonly id: string }) {
  const { seen, takeOver } = useMatch(id)
  const voice = useVoice()
  switch (seen.kind) {
    case 'coming':
      return <Waiting what="ui.table.coming" />
    case 'missing':
      return <FaultNotice title={voice.word('ui.noMatch')} text={voice.word('ui.noMatchAbout')} />
    case 'broken':
      return (
        <FaultNotice
          title={voice.word('ui.brokenMatch')}
          text={voice.say(refusalLine(seen.refusal))}
        />
      )
    case 'elsewhere':
      return (
        <FaultNotice title={voice.word('ui.elsewhere')} text={voice.word('ui.elsewhereAbout')}>
          <button type="button" className="button primary" onClick={takeOver}>
            {voice.word('ui.elsewhereTake')}
          </button>
        </FaultNotice>
      )
    case 'failed':
      throw seen.error
    case 'ready':
      return <Seated seen={seen} />
  }
}

function Seated({ seen }: { readonly seen: OpenMatchState & { readonly kind: 'ready' } }) {
  const { header } = seen.session.table.getState()
  return (
    <Speech parts={[header.game]} coming={<Waiting what="ui.table.coming" />}>
      <WithSitters sitters={header.sittings}>
        <div className="table-window">
          <TableScreen session={seen.session} screen={seen.screen} cut={seen.refusal} />
        </div>
      </WithSitters>
    </Speech>
  )
}
