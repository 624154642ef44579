/** Polls the gamepads once per frame while any is connected, as the Gamepad API has no button events. */
import { acts } from './act.ts'
import { watchFrames } from '../pageTime.ts'
import { makeReader } from './buttons.ts'

let isWatching = false

export function watchPads(): void {
  if (isWatching) return
  isWatching = true
  const readers = new Map<number, ReturnType<typeof makeReader>>()
  watchFrames((now) => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null)
    if (pads.length === 0) {
      isWatching = false
      return false
    }
    for (const pad of pads) {
      const read = readers.get(pad.index) ?? makeReader()
      readers.set(pad.index, read)
      for (const meaning of read(pad, now)) acts[meaning]()
    }
    return true
  })
}
