/** Hook: lets stages in other windows and phones follow this table; loaded lazily once the table is visible. */
import { useEffect } from 'react'
import type { OpenTable } from './openTable.ts'

export function useStages(session: OpenTable, isSeen: boolean): void {
  useEffect(() => {
    if (!isSeen) return
    let stops: readonly (() => void)[] = []
    let isLeft = false
    void import('../publishing/publishing.ts').then(({ startPublishing, resumeSharing }) => {
      if (!isLeft) stops = [startPublishing(session), resumeSharing(session)]
    })
    return () => {
      isLeft = true
      for (const stop of stops) stop()
    }
  }, [session, isSeen])
}
