/** Sets the background of the stage page: stone, transparent, or one colour for chroma keying. */
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
