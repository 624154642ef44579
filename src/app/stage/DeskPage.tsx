/** The operator's desk: cameras, overlays, replays, delay and bookmarks of all open stages. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskMark, OnAir, DeskOrder } from '../../stage/wire/desk.ts'
import { useVoice } from '../../ui/voice.tsx'
import { timeOfDay } from '../../words/dates.ts'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { Speech } from '../speech.tsx'
import { hasWindowChannels } from '../windowChannel.ts'
import { type DeskChannel, openDesk } from './deskChannel.ts'
import { DeskControls } from './DeskControls.tsx'
import { useOrderKeys } from './keys.ts'
import './addressPage.css'

interface Desk {
  readonly air: OnAir | null
  readonly marks: readonly DeskMark[]
  order(order: DeskOrder): void
}

function useDesk(): Desk {
  const [air, setAir] = useState<OnAir | null>(null)
  const [marks, setMarks] = useState<readonly DeskMark[]>([])
  const channel = useRef<DeskChannel | null>(null)
  useEffect(() => {
    const opened = openDesk((message) => {
      if (message.kind === 'onAir') setAir(message)
      if (message.kind === 'marked') setMarks((known) => [...known, message])
    })
    channel.current = opened
    opened.send({ kind: 'ask' })
    return () => {
      channel.current = null
      opened.close()
    }
  }, [])
  const order = useCallback((given: DeskOrder) => channel.current?.send(given), [])
  return { air, marks, order }
}

export default function DeskPage() {
  const voice = useVoice()
  const { air, marks, order } = useDesk()
  useOrderKeys(order)
  return (
    <Leaf
      title={voice.word('stage.desk.title')}
      aside={
        <Link className="button small" href="/stage/address">
          {voice.word('stage.address.title')}
        </Link>
      }
    >
      <p className="lead">{voice.word('stage.desk.lead')}</p>
      <Speech parts={air?.game ? ['stage', air.game] : ['stage']}>
        <OnAirLine air={air} />
        {air?.isOtherVersion && <p role="status">{voice.word('stage.otherVersion')}</p>}
        {air && (
          <div className="desk">
            <DeskControls air={air} order={order} />
          </div>
        )}
      </Speech>
      <h2>{voice.word('stage.desk.marks')}</h2>
      <Marks marks={marks} />
      <p className="quiet">{voice.word('stage.desk.keys')}</p>
    </Leaf>
  )
}

function OnAirLine({ air }: { readonly air: OnAir | null }) {
  const voice = useVoice()
  if (!hasWindowChannels()) return <p role="status">{voice.word('stage.noChannel')}</p>
  if (!air) return <p role="status">{voice.word('stage.desk.none')}</p>
  if (air.game === null) return <p role="status">{voice.word('stage.desk.searching')}</p>
  return <p role="status">{voice.word('stage.desk.on', { game: { key: `${air.game}.name` } })}</p>
}

function Marks({ marks }: { readonly marks: readonly DeskMark[] }) {
  const voice = useVoice()
  if (marks.length === 0) return <p className="quiet">{voice.word('stage.desk.noMarks')}</p>
  return (
    <ol className="desk-marks">
      {marks.map(({ at, number }) => (
        <li key={at}>
          {voice.word('stage.desk.marked', {
            at: { raw: timeOfDay(at, voice.language) },
            n: number,
          })}
        </li>
      ))}
    </ol>
  )
}
