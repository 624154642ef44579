/** A choice of several items: a toggle button per item; `SetButton` submits them together. */
import { useEffect, useMemo } from 'react'
import type { AnyGame } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { canPick, type SetCommand, withPick } from '../../kernel/sets.ts'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import { ignoreDoubleClick } from './once.ts'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  readonly seat: Seat
  readonly sets: readonly SetCommand[]
  /** Ids of the picked items, shared with the 3D table. */
  readonly chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
}

export function SetChoice({ game, view, seat, sets, chosen, onChoose }: Props) {
  const voice = useVoice()
  const items = useMemo(() => game.sets?.pickable(view, seat) ?? [], [game, view, seat])
  const picked = items.flatMap(({ id }) => (chosen.includes(id) ? [id] : []))
  const pick = (id: string): void => {
    if (picked.includes(id) || canPick(sets, items, picked, id)) {
      onChoose(withPick(items, picked, id))
    }
  }
  useDigits((digit) => {
    const item = items[digit - 1]
    if (item) pick(item.id)
  })
  const heading = sets[0] ? game.label(sets[0].command, view).group : 'ui.sets.none'
  return (
    <div className="set-choice" role="group" aria-label={voice.say({ key: heading })}>
      <ul className="switches">
        {items.map(({ id, line }, i) => (
          <li key={id}>
            <button
              type="button"
              className="switch"
              data-command=""
              aria-pressed={picked.includes(id)}
              aria-keyshortcuts={i < 9 ? `${i + 1}` : undefined}
              disabled={!picked.includes(id) && !canPick(sets, items, picked, id)}
              onClick={ignoreDoubleClick(() => pick(id))}
            >
              <LineView line={line} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Global keyboard shortcuts 1 to 9; ignored while a text field has focus or a dialog is open. */
function useDigits(press: (digit: number) => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const { altKey, ctrlKey, metaKey, key, target } = event
      if (altKey || ctrlKey || metaKey || !/^[1-9]$/.test(key)) return
      const isElsewhere = target instanceof Element && target.closest('input, select, textarea')
      if (isElsewhere || document.querySelector('dialog[open], [role="dialog"]')) return
      press(Number(key))
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
