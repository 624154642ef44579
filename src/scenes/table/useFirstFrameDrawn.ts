/** Hook: true after the table's first complete frame, when optional parts may be fetched. */
import { useEffect, useState } from 'react'
import { loadModel } from '../load.ts'
import { placeModel } from '../quality.ts'
import { useMover, useStage } from '../stage.ts'

export function useFirstFrameDrawn(): boolean {
  const { coming, tier } = useStage()
  const [isTableIn, setTableIn] = useState(false)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const enter = () => setTableIn(true)
    // a missing model does not hold up the rest
    loadModel(placeModel('table', tier)).then(enter, enter)
  }, [tier])
  useMover('camera', () => {
    if (isTableIn && coming.count === 0 && !isSeen) setTimeout(() => setSeen(true))
    return false
  })
  return isSeen
}
