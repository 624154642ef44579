/** Hook: passes an error from outside of rendering (such as a failed dynamic import) to the nearest error boundary. */
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
