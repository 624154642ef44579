/** What went wrong without stopping the match: its place is always there, its words are brought with the first of it. */
import { Suspense } from 'react'
import { useSavesFault } from '../saves/index.ts'
import { useSpace } from '../saves/space.ts'
import { Slips } from './later.ts'
import type { NoticesProps } from './Slips.tsx'

export function Notices(props: NoticesProps) {
  const { state, picture, cut } = props
  const storage = useSavesFault((saves) => saves.fault)
  const scarce = useSpace((space) => space.scarce)
  const isOfAny = picture.fault ?? storage ?? scarce ?? cut ?? state.refusal ?? state.notices[0]
  return (
    <div className="notices" role="status">
      {isOfAny && (
        <Suspense fallback={null}>
          <Slips {...props} />
        </Suspense>
      )}
    </div>
  )
}
