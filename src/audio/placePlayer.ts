/** Plays the ambience of one place: starts its beds, and each single sound when it is due. */
import { bedRate, makePlaceSchedule, type PlaceSchedule, renderBeds } from './ambience.ts'
import type { AmbienceName } from './places.ts'
import type { Sound } from './types.ts'

/** Starts a sound at that second of the context's clock, and keeps its source in the set while it plays. */
type StartSound = (sound: Sound, when: number, among: Set<AudioBufferSourceNode>) => void

/** A sound is started so long before it is due, since timers are late. */
const aheadSeconds = 0.3

function startBeds(context: AudioContext, place: AmbienceName, out: AudioNode) {
  return renderBeds(place).map((samples) => {
    const source = context.createBufferSource()
    source.buffer = context.createBuffer(1, samples.length, bedRate)
    source.buffer.getChannelData(0).set(samples)
    source.loop = true
    source.connect(out)
    source.start()
    return source
  })
}

interface Playing {
  readonly place: AmbienceName
  readonly sources: ReadonlySet<AudioBufferSourceNode>
  stop(): void
}

export function makePlacePlayer(
  context: AudioContext,
  out: AudioNode | undefined,
  start: StartSound,
) {
  let playing: Playing | null = null

  function begin(place: AmbienceName, schedule: PlaceSchedule, node: AudioNode): Playing {
    const sources = new Set(startBeds(context, place, node))
    const since = context.currentTime
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = (): void => {
      const passed = context.currentTime - since
      // a suspended context stands still: nothing is due then
      for (const sound of schedule.until(passed + aheadSeconds))
        start(sound, since + Math.max(sound.at, passed), sources)
      const wait = schedule.soonest() - passed - aheadSeconds
      timer = setTimeout(step, Math.max(0.1, wait) * 1000)
    }
    step()
    return {
      place,
      sources,
      stop() {
        clearTimeout(timer)
        for (const source of sources) source.stop()
      },
    }
  }

  return {
    /** Null: silence. A place that plays already goes on. */
    play(place: AmbienceName | null, seed = ''): void {
      if (place === (playing?.place ?? null)) return
      playing?.stop()
      playing = place && out ? begin(place, makePlaceSchedule(place, seed), out) : null
    },
  }
}
