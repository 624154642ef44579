/** The page that builds a stage's address: a form, a live preview, and a button that copies the address. */
import { useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { AddressForm } from './AddressForm.tsx'
import { presetAddress, writeAddress } from './address.ts'
import './addressPage.css'

export default function AddressPage() {
  const voice = useVoice()
  const [address, setAddress] = useState(presetAddress)
  const path = writeAddress(address)
  return (
    <Leaf
      title={voice.word('stage.address.title')}
      aside={
        <Link className="button small" href="/stage/desk">
          {voice.word('stage.desk.title')}
        </Link>
      }
    >
      <p className="lead">{voice.word('stage.address.lead')}</p>
      <Copying address={window.location.origin + path} />
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same origin, which must receive the table's messages */}
      <iframe
        className="stage-preview"
        data-background={address.background}
        title={voice.word('stage.address.preview')}
        src={path}
      />
      <AddressForm address={address} onChange={(change) => setAddress({ ...address, ...change })} />
      <p className="quiet">{voice.word('stage.address.obs')}</p>
    </Leaf>
  )
}

function Copying({ address }: { readonly address: string }) {
  const voice = useVoice()
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('copied')
    } catch {
      setSaid('notCopied')
    }
  }
  return (
    <div className="stage-address">
      <label>
        <span className="field-label">{voice.word('stage.address.address')}</span>
        <input readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <p className="row">
        <button type="button" className="button primary" onClick={() => void copy()}>
          {voice.word('stage.address.copy')}
        </button>
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {voice.word('stage.address.open')}
        </a>
      </p>
      <p role="status" className="quiet">
        {said && voice.word(`stage.address.${said}`)}
      </p>
    </div>
  )
}
