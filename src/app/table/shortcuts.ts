/** Keys of the table, held with Alt so that no letter typed by chance does anything. */
import { useEffect } from 'react'
import type { Conductor } from '../conductor/conductor.ts'
import type { TableState } from '../conductor/table.ts'

export function useShortcuts(conductor: Conductor, state: TableState): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      const done = act(event.code)
      if (done) event.preventDefault()
    }
    function act(code: string): boolean {
      if (code === 'KeyT' && state.ask) void conductor.throwNow(null)
      else if (code === 'KeyZ' && state.canUndo) void conductor.undo()
      else if (code === 'KeyS') conductor.skip()
      else if (code === 'KeyW') return openWhy()
      else return false
      return true
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [conductor, state])
}

/** False when there is nothing to ask. */
function openWhy(): boolean {
  const fold = document.querySelector<HTMLDetailsElement>('.asking [data-fold="why"]')
  if (!fold) return false
  fold.open = true
  fold.querySelector('summary')?.focus()
  return true
}
