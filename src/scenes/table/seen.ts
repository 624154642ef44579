/** The moment after the first picture of the table: what it can do without is fetched from then on. */
import { useEffect, useState } from 'react'
import { loadModel } from '../load.ts'
import { placeModel } from '../quality.ts'
import { useMover, useStage } from '../stage.ts'

export function useSeen(): boolean {
  const { coming, tier } = useStage()
  const [isTableIn, setTableIn] = useState(false)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const enter = () => setTableIn(true)
    // when the model is not to be had, the rest still is
    loadModel(placeModel('table', tier)).then(enter, enter)
  }, [tier])
  useMover('camera', () => {
    if (isTableIn && coming.count === 0 && !isSeen) setTimeout(() => setSeen(true))
    return false
  })
  return isSeen
}
