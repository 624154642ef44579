/** The part of the table's menu about streaming: opens the stage builder and sets whether stages show secrets. */
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { Link } from '../Link.tsx'
import { hasWindowChannels } from '../windowChannel.ts'
import type { Plan } from '../../scenes/board/plan.ts'
import type { Session } from '../../session/session.ts'
import { usePublishing } from './publishing.ts'

const viewers = ['table', 'director'] as const

export function StageMenu({ session }: { readonly session: Session<Plan> }) {
  const voice = useVoice()
  const { viewer, show, hasOtherVersion } = usePublishing(session)
  return (
    <section>
      <h2 className="field-label">{voice.word('stage.menu.title')}</h2>
      <p className="quiet">{voice.word('stage.menu.about')}</p>
      {!hasWindowChannels() && <p role="status">{voice.word('stage.noChannel')}</p>}
      {hasOtherVersion && <p role="status">{voice.word('stage.menu.otherVersion')}</p>}
      <p className="row">
        <Link className="button small" href="/stage/address" target="_blank">
          {voice.word('stage.menu.build')}
        </Link>
      </p>
      <Segments
        label={voice.word('stage.menu.viewer')}
        value={viewer}
        choices={viewers}
        textOf={(choice) => voice.word(`stage.menu.viewer.${choice}`)}
        onChange={show}
      />
    </section>
  )
}
