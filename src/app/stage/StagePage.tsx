/** The stage page for streams: the directed table under overlays, without controls, as its address says. */
import { useEffect, useMemo, useState } from 'react'
import { Phrase } from '../trust/Phrase.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { Mishap } from '../faults/Mishap.tsx'
import { useSettings } from '../settings/store.ts'
import { Speech, WithSitters } from '../speech.tsx'
import { useQuery } from '../routes.ts'
import { useStageSound } from '../sound/useStageSound.ts'
import { readAddress, type StageAddress } from './address.ts'
import { useOrderKeys } from './keys.ts'
import { watchObsVisibility } from './obs.ts'
import { Overlays } from './Overlays.tsx'
import { StagePicture } from './StagePicture.tsx'
import { type Staging, useShow } from './useShow.ts'
import { useBackground } from './useBackground.ts'
import { hasWindowChannels } from '../windowChannel.ts'
import './stage.css'

const parts = ['stage', 'trust', 'pages']

export default function StagePage() {
  const query = useQuery()
  const text = query.toString()
  const address = useMemo(() => readAddress(new URLSearchParams(text)), [text])
  useEffect(() => {
    // only for this window: the setting is not stored
    if (address.lang) useSettings.setState({ language: address.lang })
  }, [address.lang])
  useBackground(address.background)
  const staging = useShow(address)
  useOrderKeys(staging.order)
  const { position } = staging
  const spoken = position ? [...parts, position.game] : parts
  return (
    <main
      className="stage"
      data-theme={address.theme}
      data-follows={staging.followed.kind}
      data-number={staging.staged?.news.number ?? ''}
      data-dropped={staging.dropped}
      style={{ '--letters': address.size / 100 } as React.CSSProperties}
    >
      <Speech parts={spoken}>
        {position ? (
          <WithSitters sitters={position.sitters}>
            <OnAir staging={staging} address={address} />
          </WithSitters>
        ) : (
          <Searching staging={staging} />
        )}
      </Speech>
    </main>
  )
}

function OnAir({
  staging,
  address,
}: {
  readonly staging: Staging
  readonly address: StageAddress
}) {
  const voice = useVoice()
  const { position, staged, scene } = staging
  const [isSeen, setSeen] = useState(true)
  useEffect(() => watchObsVisibility(setSeen), [])
  const heard = address.sound && isSeen ? staged : null
  useStageSound(position?.game ?? '', heard, scene !== null && address.view === 'scene')
  const { commitment } = position ?? {}
  return (
    <>
      <title>{`${voice.word('stage.title')} · Jharokha`}</title>
      <h1 className="unseen">{voice.word('stage.title')}</h1>
      {address.view === 'scene' && isSeen && <StagePicture staging={staging} address={address} />}
      {/* an unattended stage must heal by itself: overlays that fail come back with the next message */}
      <Mishap until={staged?.news} instead={null}>
        <Overlays staging={staging}>
          {staging.overlays.includes('promise') && commitment && (
            <section className="plate promise">
              <p>{voice.word('stage.promise')}</p>
              <Phrase commitment={commitment} />
            </section>
          )}
        </Overlays>
      </Mishap>
    </>
  )
}

function Searching({ staging }: { readonly staging: Staging }) {
  const voice = useVoice()
  const isWaiting = staging.followed.kind === 'waiting'
  return (
    <div className="searching" role="status">
      <title>{`${voice.word('stage.title')} · Jharokha`}</title>
      <h1>{voice.word(isWaiting ? 'stage.waiting' : 'stage.searching')}</h1>
      {!isWaiting && (
        <p>{voice.word(hasWindowChannels() ? 'stage.searchingAbout' : 'stage.noChannel')}</p>
      )}
      {staging.isOtherVersion && <p>{voice.word('stage.otherVersion')}</p>}
    </div>
  )
}
