/** Matches to continue, to look at again, to throw away. */
import { useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { Link } from '../Link.tsx'
import type { Header } from '../saves/shape.ts'
import type { Shelf } from './shelf.ts'

/** More than these are shown when they are asked for. */
const few = 4

export function ShelfList({ shelf }: { readonly shelf: Shelf }) {
  const voice = useVoice()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? shelf.headers : shelf.headers.slice(0, few)
  if (shelf.headers.length === 0) return <p className="quiet">{voice.word('ui.start.empty')}</p>
  return (
    <>
      <ul className="shelf">
        {shown.map((header) => (
          <ShelfItem
            key={header.id}
            header={header}
            onRemove={() => void shelf.remove(header.id)}
          />
        ))}
      </ul>
      {!isWhole && shelf.headers.length > few && (
        <button type="button" className="button small" onClick={() => setWhole(true)}>
          {voice.word('ui.start.all', { n: shelf.headers.length })}
        </button>
      )}
    </>
  )
}

interface ItemProps {
  readonly header: Header
  onRemove(): void
}

function ShelfItem({ header, onRemove }: ItemProps) {
  const voice = useVoice()
  const [isAsked, setAsked] = useState(false)
  const { id, game, sittings, updated, length, winners } = header
  const names = { list: sittings.map(({ name }) => ({ raw: name })) }
  const when = new Intl.DateTimeFormat(voice.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="shelf-item">
      <Link href={winners ? `/end/${id}` : `/table/${id}`} className="shelf-link">
        <b>{voice.say({ key: `${game}.name` })}</b>
        <span>{voice.word('ui.start.players', { names })}</span>
        <small>
          {winners ? voice.word('ui.start.over') : voice.word('ui.start.steps', { n: length })}
          {' · '}
          <time dateTime={new Date(updated).toISOString()}>{when.format(updated)}</time>
        </small>
      </Link>
      {isAsked ? (
        <button type="button" className="button small danger" onClick={onRemove}>
          {voice.word('ui.start.removeSure')}
        </button>
      ) : (
        <button
          type="button"
          className="button small"
          aria-label={voice.word('ui.start.remove')}
          title={voice.word('ui.start.remove')}
          onClick={() => setAsked(true)}
        >
          ✕
        </button>
      )}
    </li>
  )
}
