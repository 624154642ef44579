/** Hook: the focused command and the touched ids; both reset when the legal commands change. */
import { useCallback, useState } from 'react'
import type { Acting, Aim } from '../../scenes/contract.ts'

export interface Hands {
  readonly focused: Aim | null
  readonly chosen: readonly string[]
  onFocus(aim: Aim | null): void
  onChoose(chosen: readonly string[]): void
}

const none: readonly string[] = []

export function useHands(acting: readonly Acting[]): Hands {
  const [aim, setAim] = useState<{ among: typeof acting; aim: Aim | null } | null>(null)
  const [touched, setTouched] = useState<{ among: typeof acting; ids: readonly string[] } | null>(
    null,
  )
  return {
    focused: aim?.among === acting ? aim.aim : null,
    chosen: touched?.among === acting ? touched.ids : none,
    onFocus: useCallback((next) => setAim({ among: acting, aim: next }), [acting]),
    onChoose: useCallback((ids) => setTouched({ among: acting, ids }), [acting]),
  }
}
