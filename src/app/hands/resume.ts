/** Shares a match with phones again that was shared when its page was left. */
import type { SharedTable } from './sharedTable.ts'
import { hasKeptRoom } from './hasRoom.ts'

/** The returned function leaves the door; the phones are kept. */
export function resumeSharing(session: SharedTable): () => void {
  if (!hasKeptRoom(session.header().id)) return () => undefined
  let isLeft = false
  let stop = (): void => undefined
  void import('./sharing.ts').then(({ startSharing, stopSharing }) => {
    if (isLeft) return
    startSharing(session)
    stop = () => stopSharing(session)
  })
  return () => {
    isLeft = true
    stop()
  }
}
