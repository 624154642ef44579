/** List of saved matches: continue, view, remove. */
import { type MouseEvent, useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { dayAndTime } from '../../words/dates.ts'
import { gameIds } from '../games.ts'
import { Link } from '../Link.tsx'
import type { Header } from '../../session/header.ts'
import type { SavedShelf } from './shelf.ts'

/** Number of matches shown before "more" is pressed. */
const few = 4

/** Id of the list's heading. */
export const shelfTitle = 'shelf-title'

export function ShelfList({ shelf }: { readonly shelf: SavedShelf }) {
  const voice = useVoice()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? shelf.headers : shelf.headers.slice(0, few)
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
      {shown.length < shelf.count && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            setOpen(true)
            if (isOpen) shelf.more()
          }}
        >
          {voice.word('ui.start.more', { n: shelf.count - shown.length })}
        </button>
      )}
    </>
  )
}

/** Moves the focus to the next item, or to the heading, before an item is removed. */
function focusAfter(button: HTMLElement): void {
  const below = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('a, button')
  const next = below ?? document.getElementById(shelfTitle)
  next?.focus()
}

interface ItemProps {
  readonly header: Header
  onRemove(): void
}

function ShelfItem({ header, onRemove }: ItemProps) {
  const voice = useVoice()
  const { id, game, winners } = header
  return (
    <li className="shelf-item">
      {gameIds.includes(game) ? (
        <Link href={winners ? `/end/${id}` : `/table/${id}`} className="shelf-link">
          <b>{voice.say({ key: `${game}.name` })}</b>
          <ItemAbout {...header} />
        </Link>
      ) : (
        <div className="shelf-link">
          <b>{game}</b>
          <ItemAbout {...header} />
        </div>
      )}
      <RemoveButton onRemove={onRemove} />
    </li>
  )
}

export function ItemAbout({ sittings, updated, length, winners, checked }: Header) {
  const voice = useVoice()
  const names = { list: sittings.map(({ name }) => ({ raw: name })) }
  const won = { list: (winners ?? []).map((seat) => ({ raw: sittings[seat]?.name ?? '' })) }
  return (
    <>
      <span>{voice.word('ui.start.players', { names })}</span>
      <small>
        {winners
          ? voice.word('ui.start.over', { names: won })
          : voice.word('ui.start.steps', { n: length })}
        {' · '}
        <time dateTime={new Date(updated).toISOString()}>
          {dayAndTime(updated, voice.language)}
        </time>
        {checked === 'false' && <b className="false-badge"> · {voice.word('ui.proof.badge')}</b>}
        {checked === 'proved' && <> · {voice.word('ui.proof.badgeProved')}</>}
      </small>
    </>
  )
}

function RemoveButton({ onRemove }: Pick<ItemProps, 'onRemove'>) {
  const voice = useVoice()
  const [isAsked, setAsked] = useState(false)
  function remove(event: MouseEvent<HTMLElement>): void {
    // the second click of a double click was meant for the previous button
    if (event.detail > 1) return
    focusAfter(event.currentTarget)
    onRemove()
  }
  if (isAsked) {
    return (
      <button
        type="button"
        className="button small danger"
        onClick={remove}
        // a held key must not confirm
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {voice.word('ui.start.removeSure')}
      </button>
    )
  }
  return (
    <button
      type="button"
      className="button small"
      aria-label={voice.word('ui.start.remove')}
      title={voice.word('ui.start.remove')}
      onClick={() => setAsked(true)}
    >
      ✕
    </button>
  )
}
