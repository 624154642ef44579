/** A match as a picture without controls: the table, directed, under overlays, all by the page's address. */
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
import { watchStudio } from './obs.ts'
import { Overlays } from './Overlays.tsx'
import { StagePicture } from './StagePicture.tsx'
import { type Staging, useShow } from './useShow.ts'
import { useBackground } from './useBackground.ts'
import './stage.css'

const parts = ['stage', 'trust', 'pages']

export default function StagePage() {
  const query = useQuery()
  const text = query.toString()
  const address = useMemo(() => readAddress(new URLSearchParams(text)), [text])
  useEffect(() => {
    // of this window alone: nothing of it is kept
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
      style={{ '--letters': address.size / 100 } as React.CSSProperties}
    >
      <Speech parts={spoken}>
        {position ? (
          <WithSitters sitters={position.sitters}>
            <OnAir staging={staging} address={address} />
          </WithSitters>
        ) : (
          <Searching kind={staging.followed.kind} />
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
  useEffect(() => watchStudio(setSeen), [])
  useStageSound(address.sound && isSeen ? staged : null, scene !== null && address.view === 'scene')
  const { commitment, table } = position ?? {}
  return (
    <>
      <title>{`${voice.word('stage.title')} · Jharokha`}</title>
      <h1 className="unseen">{voice.word('stage.title')}</h1>
      {address.view === 'scene' && isSeen && <StagePicture staging={staging} address={address} />}
      {/* nobody can touch a stage: what fails goes alone, and comes again with the next table */}
      <Mishap until={table} instead={null}>
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

function Searching({ kind }: { readonly kind: Staging['followed']['kind'] }) {
  const voice = useVoice()
  const isWaiting = kind === 'waiting'
  return (
    <div className="searching" role="status">
      <title>{`${voice.word('stage.title')} · Jharokha`}</title>
      <h1>{voice.word(isWaiting ? 'stage.waiting' : 'stage.searching')}</h1>
      {!isWaiting && <p>{voice.word('stage.searchingAbout')}</p>}
    </div>
  )
}
