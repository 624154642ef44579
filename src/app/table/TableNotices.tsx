/** Live region for messages; always mounted for screen readers, while its content is loaded with the first message. */
import { Suspense } from 'react'
import { useNewer } from '../newer.ts'
import { useSavesFault } from '../saves/index.ts'
import { useSpace } from '../saves/space.ts'
import { LazySlips } from './lazyParts.ts'
import type { NoticesProps } from './Slips.tsx'

export function TableNotices(props: NoticesProps) {
  const { state, picture, cut } = props
  const storage = useSavesFault((saves) => saves.fault)
  const scarce = useSpace((space) => space.scarce)
  const isNewerHere = useNewer((newer) => newer.isHere)
  const fault = picture.fault ?? storage ?? scarce ?? cut ?? state.refusal ?? state.notices[0]
  return (
    <div className="notices" role="status">
      {(fault || isNewerHere) && (
        <Suspense fallback={null}>
          <LazySlips {...props} />
        </Suspense>
      )}
    </div>
  )
}
