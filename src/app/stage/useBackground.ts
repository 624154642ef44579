/** What stands behind a stage: the page's own stone, nothing at all, or one colour to be keyed out. */
import { useEffect } from 'react'
import type { StageAddress } from './address.ts'

export function useBackground(background: StageAddress['background']): void {
  useEffect(() => {
    const root = document.documentElement
    root.dataset['stage'] = background
    return () => {
      delete root.dataset['stage']
    }
  }, [background])
}
