/** The page's single speaker, loaded on the first touch or key because of browsers' autoplay policy. */
import type { AmbienceName, planCues, planThrow, Speaker } from '../../audio/index.ts'
import { makeId } from '../saves/makeId.ts'
import { volumeGroups } from '../settings/shape.ts'
import { useSettings } from '../settings/store.ts'

export interface SoundPlayer {
  readonly speaker: Speaker
  readonly planCues: typeof planCues
  readonly planThrow: typeof planThrow
}

let player: SoundPlayer | null = null
let isLoading = false
let placeHere: AmbienceName | null = null

/** Null before the first touch, and in browsers without audio. */
export function playerNow(): SoundPlayer | null {
  return player
}

async function loadPlayer(): Promise<void> {
  const audio = await import('../../audio/index.ts')
  const speaker = audio.makeSpeaker()
  const apply = (): void => {
    const { volumes } = useSettings.getState()
    for (const group of volumeGroups) speaker.setVolume(group, volumes[group] / 100)
  }
  apply()
  useSettings.subscribe(apply)
  player = { speaker, planCues: audio.planCues, planThrow: audio.planThrow }
  updateAmbience()
}

function updateAmbience(): void {
  player?.speaker.ambience(document.hidden ? null : placeHere, makeId())
}

function wake(): void {
  player?.speaker.resume()
  if (isLoading) return
  isLoading = true
  loadPlayer().catch(() => {
    // Without audio the match goes on silently.
  })
}

/** Starts sound without a touch, for stage pages in streaming programs that allow autoplay. */
export const wakeAtOnce = wake

/** While a table is open, plays the ambience of its place and lets any touch or key resume the audio context. */
export function enterTable(place: AmbienceName): () => void {
  placeHere = place
  updateAmbience()
  window.addEventListener('pointerdown', wake, true)
  window.addEventListener('keydown', wake, true)
  document.addEventListener('visibilitychange', updateAmbience)
  return () => {
    placeHere = null
    updateAmbience()
    player?.speaker.stopAll()
    window.removeEventListener('pointerdown', wake, true)
    window.removeEventListener('keydown', wake, true)
    document.removeEventListener('visibilitychange', updateAmbience)
  }
}
