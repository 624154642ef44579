/** Keyboard shortcuts of the table; they need Alt, so that stray letters do nothing. */
import { useEffect } from 'react'
import type { OpenTable } from './openTable.ts'
import type { TableState } from '../state/tableState.ts'
import { useSettings } from '../settings/store.ts'
import { firstChoice } from '../../ui/keyFocus.ts'
import { isForTable, throwable } from './presses.ts'

export function useShortcuts(session: OpenTable, state: TableState, onPhoto: () => void): void {
  const throwing = useSettings((settings) => settings.throwing)
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!isForTable(event)) return
      const done = act(event.code, event.shiftKey)
      if (done) event.preventDefault()
    }
    function act(code: string, isShifted: boolean): boolean {
      if (code === 'KeyT' && throwable(state.ask, throwing)) void session.throwNow(null)
      else if (code === 'KeyZ' && state.canUndo) void session.undo()
      else if (code === 'KeyS' && isShifted) session.toMyTurn()
      else if (code === 'KeyS') session.skip()
      else if (code === 'KeyV') document.querySelector<HTMLElement>('.pace-speed')?.click()
      else if (code === 'KeyW') return openFold('.asking [data-fold="why"]')
      else if (code === 'KeyA') return openFold('[data-fold="advice"]')
      else if (code === 'KeyG') return goToChoices()
      else if (code === 'KeyC') return stepCamera(isShifted ? -1 : 1)
      else if (code === 'KeyR') document.querySelector<HTMLElement>('.camera [data-home]')?.click()
      else if (code === 'KeyP') onPhoto()
      else if (code === 'KeyM') document.querySelector<HTMLElement>('.room-head > .button')?.click()
      else return false
      return true
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [session, state, throwing, onPhoto])
}

/** False if there is nothing to choose. */
export function goToChoices(): boolean {
  const first = firstChoice(document.querySelector('.choices:not([hidden])'))
  first?.focus()
  return first !== null
}

/** False if there is nothing to ask. */
function openFold(selector: string): boolean {
  const fold = document.querySelector<HTMLDetailsElement>(selector)
  if (!fold) return false
  const title = fold.querySelector('summary')
  if (!fold.open) title?.click()
  title?.focus()
  return true
}

/** Selects the next or previous camera in the menu; false without a menu. */
function stepCamera(step: 1 | -1): boolean {
  const list = document.querySelector<HTMLSelectElement>('.camera select')
  if (!list) return false
  const count = list.options.length
  list.selectedIndex = (list.selectedIndex + step + count) % count
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
