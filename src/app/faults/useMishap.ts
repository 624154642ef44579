/** Hands what failed outside of drawing, as when a part of the app could not be fetched, to the nearest catcher. */
import { useCallback, useState } from 'react'

export function useMishap(): (error: unknown) => void {
  const [, fail] = useState(false)
  return useCallback(
    (error) =>
      fail(() => {
        throw error
      }),
    [],
  )
}
