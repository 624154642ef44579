/** Invites phones to this table: the code, the address with its QR code, and the seats with their devices. */
import { useEffect, useReducer, useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import type { SharedTable } from './sharedTable.ts'
import { findDoor } from './door.ts'
import { QrCode } from './QrCode.tsx'
import { SeatList } from './SeatList.tsx'
import { type Sharing, sharingOf, startSharing } from './sharing.ts'
import './hands.css'

function Invitation({ address, code }: { readonly address: string; readonly code: string }) {
  const voice = useVoice()
  const url = `${address}/hand?code=${code}`
  return (
    <div className="hands-invitation">
      <QrCode text={url} label={voice.word('link.qr')} />
      <div>
        <p className="quiet">{voice.word('link.open')}</p>
        <p className="hands-address">{`${address.replace(/^https?:\/\//, '')}/join`}</p>
        <p className="quiet">{voice.word('link.code')}</p>
        <p className="hands-code">{code}</p>
      </div>
    </div>
  )
}

interface SharedProps {
  readonly sharing: Sharing
  readonly address: string
  onEnd(): void
}

function Shared({ sharing, address, onEnd }: SharedProps) {
  const voice = useVoice()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => sharing.onChange(redraw), [sharing])
  const { host } = sharing
  const code = sharing.code()
  const { takesNewcomers } = host.presence()
  return (
    <>
      {!sharing.isConnected() && <p role="status">{voice.word('link.doorLost')}</p>}
      {code !== null && !isHidden && <Invitation address={address} code={code} />}
      <SeatList host={host} />
      <p className="row">
        <button type="button" className="button small" onClick={() => setHidden(!isHidden)}>
          {voice.word(isHidden ? 'link.showCode' : 'link.hideCode')}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => host.admitNewcomers(!takesNewcomers)}
        >
          {voice.word(takesNewcomers ? 'link.closeDoor' : 'link.openDoor')}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => {
            sharing.end()
            onEnd()
          }}
        >
          {voice.word('link.end')}
        </button>
      </p>
    </>
  )
}

interface Props {
  readonly session: SharedTable
  onEnd(): void
}

export default function HandsPanel({ session, onEnd }: Props) {
  const voice = useVoice()
  const [address, setAddress] = useState<string | null | undefined>()
  const [sharing, setSharing] = useState(() => sharingOf(session))
  useEffect(() => {
    void findDoor().then((found) => {
      setAddress(found)
      if (found !== null) setSharing(startSharing(session))
    })
  }, [session])
  if (address === undefined) return null
  if (address === null || !sharing) {
    return (
      <p role="status">
        {voice.word('link.notShared')} <code>npm start -- --share</code>
      </p>
    )
  }
  return <Shared sharing={sharing} address={address} onEnd={onEnd} />
}
