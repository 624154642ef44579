/** Warning of scarce storage: free space, and finished matches that can be saved as files and removed. */
import { useCallback, useEffect, useState } from 'react'
import { gameIds } from '../../games/index.ts'
import type { Header } from '../../session/header.ts'
import { useVoice } from '../../ui/voice.tsx'
import { saves } from '../saves/index.ts'
import { couldGo, lookForSpace, type StorageSpace } from '../saves/space.ts'
import { Speech } from '../speech.tsx'
import { ItemAbout } from './ShelfList.tsx'

const parts = [...gameIds, 'pages', 'space']

interface NoteProps {
  readonly scarce: StorageSpace | null
  /** Called after a match was removed. */
  onGone(): void
}

export default function SpaceNote(props: NoteProps) {
  return (
    <Speech parts={parts}>
      <Note {...props} />
    </Speech>
  )
}

const megabytes = (bytes: number): number => Math.max(0, Math.round(bytes / 1_000_000))

function Note({ scarce, onGone }: NoteProps) {
  const voice = useVoice()
  const [over, setOver] = useState<readonly Header[] | null>(null)
  const look = useCallback(() => saves.list().then(({ headers }) => setOver(couldGo(headers))), [])
  useEffect(() => void look(), [look])
  async function remove(id: string): Promise<void> {
    await saves.remove(id)
    await look()
    await lookForSpace()
    onGone()
  }
  return (
    <div className="space-note" role="status">
      {scarce && (
        <p>
          {voice.word('space.scarce', {
            free: megabytes(scarce.quota - scarce.used),
            quota: megabytes(scarce.quota),
          })}
        </p>
      )}
      {over && <p>{voice.word(over.length > 0 ? 'space.couldGo' : 'space.nothingOver')}</p>}
      <ul className="shelf">
        {over?.map((header) => (
          <Item key={header.id} header={header} onRemove={() => void remove(header.id)} />
        ))}
      </ul>
    </div>
  )
}

interface ItemProps {
  readonly header: Header
  onRemove(): void
}

function Item({ header, onRemove }: ItemProps) {
  const voice = useVoice()
  const [isAsked, setAsked] = useState(false)
  const [cannot, setCannot] = useState(false)
  async function save(): Promise<void> {
    const { offerSavedFile } = await import('../saves/offerSavedFile.ts')
    setCannot(!(await offerSavedFile(header.id)))
  }
  return (
    <li className="shelf-item">
      <div className="shelf-link">
        <b>{voice.say({ key: `${header.game}.name` })}</b>
        <ItemAbout {...header} />
        {isAsked ? (
          <span className="row">
            <button type="button" className="button small" onClick={() => void save()}>
              {voice.word('ui.save')}
            </button>
            <button type="button" className="button small danger" onClick={onRemove}>
              {voice.word('ui.start.removeSure')}
            </button>
            <button type="button" className="button small" onClick={() => setAsked(false)}>
              {voice.word('space.keep')}
            </button>
          </span>
        ) : (
          <button type="button" className="button small" onClick={() => setAsked(true)}>
            {voice.word('space.makeRoom')}
          </button>
        )}
        {cannot && <span role="alert">{voice.word('space.notSaved')}</span>}
      </div>
    </li>
  )
}
