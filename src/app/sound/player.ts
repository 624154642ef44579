/** The one loudspeaker of the page: brought by the first touch or key, since browsers keep pages silent until then. */
import type { planCues, planThrow, Speaker } from '../../audio/index.ts'
import { volumeGroups } from '../settings/shape.ts'
import { useSettings } from '../settings/store.ts'

export interface SoundPlayer {
  readonly speaker: Speaker
  readonly planCues: typeof planCues
  readonly planThrow: typeof planThrow
}

let player: SoundPlayer | null = null
let isComing = false
let isInside = false

/** null until somebody has touched something, and where a browser has no sound. */
export function playerNow(): SoundPlayer | null {
  return player
}

async function bring(): Promise<void> {
  const audio = await import('../../audio/index.ts')
  const speaker = audio.makeSpeaker()
  const apply = (): void => {
    const { volumes } = useSettings.getState()
    for (const group of volumeGroups) speaker.setVolume(group, volumes[group] / 100)
  }
  apply()
  useSettings.subscribe(apply)
  player = { speaker, planCues: audio.planCues, planThrow: audio.planThrow }
  place()
}

function place(): void {
  player?.speaker.ambience(isInside && !document.hidden)
}

function wake(): void {
  player?.speaker.wake()
  if (isComing) return
  isComing = true
  bring().catch(() => {
    // No sound on this machine: the match goes on in silence.
  })
}

/** Where a page may be heard without a touch. */
export const wakeAtOnce = wake

/** As long as somebody is at a table the river is heard, and any touch wakes the sound. */
export function enterTable(): () => void {
  isInside = true
  place()
  window.addEventListener('pointerdown', wake, true)
  window.addEventListener('keydown', wake, true)
  document.addEventListener('visibilitychange', place)
  return () => {
    isInside = false
    place()
    player?.speaker.hush()
    window.removeEventListener('pointerdown', wake, true)
    window.removeEventListener('keydown', wake, true)
    document.removeEventListener('visibilitychange', place)
  }
}
