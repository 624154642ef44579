/** Hook: lets stages in other windows follow this table; loaded lazily once the table is visible. */
import { useEffect } from 'react'
import type { OpenTable } from './openTable.ts'

export function useStages(session: OpenTable, isSeen: boolean): void {
  useEffect(() => {
    if (!isSeen) return
    let stop: (() => void) | null = null
    let isLeft = false
    void import('../publishing/publishing.ts').then(({ startPublishing }) => {
      if (!isLeft) stop = startPublishing(session)
    })
    return () => {
      isLeft = true
      stop?.()
    }
  }, [session, isSeen])
}
