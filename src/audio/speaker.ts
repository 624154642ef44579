/** Plays planned sounds through Web Audio: one source for each, its group's volume, a limiter at the end. */
import { renderAmbience } from './ambience.ts'
import { renderSound } from './render.ts'
import { type Sound, type SoundGroup, soundGroups } from './types.ts'

export interface Speaker {
  /** Called from a touch or a key: browsers keep pages silent until then. */
  wake(): void
  /** From 0 to 1; `master` is over all. */
  setVolume(group: SoundGroup | 'master', volume: number): void
  /** Begins at `from` seconds of what is told, `speed` times as fast; what lies before is left out. */
  play(sounds: readonly Sound[], from?: number, speed?: number): void
  /** Falls silent at once, as when a motion is skipped. The ambience goes on. */
  hush(): void
  ambience(isOn: boolean): void
  /** What is heard, for whoever records it; the same one each time. */
  track(): MediaStreamTrack | null
  dispose(): void
}

/** Ears hear volume as a curve. */
const curve = (volume: number): number => Math.max(0, Math.min(1, volume)) ** 1.6

/** In which things fade rather than break off. */
const fadeSeconds = 0.03

/** From a gain for each group through the one over all to a limiter. */
function makeMixer(context: AudioContext) {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -9
  limiter.ratio.value = 12
  limiter.attack.value = 0.002
  limiter.connect(context.destination)
  const master = context.createGain()
  master.connect(limiter)
  const gains = new Map(soundGroups.map((group) => [group, context.createGain()]))
  for (const gain of gains.values()) gain.connect(master)
  return { master, gains, limiter }
}

/** Each sound is rendered once. */
function makeBufferCache(context: AudioContext) {
  const cache = new Map<string, AudioBuffer>()
  return (name: string, render: (rate: number) => Float32Array): AudioBuffer => {
    const cached = cache.get(name)
    if (cached) return cached
    const samples = render(context.sampleRate)
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.getChannelData(0).set(samples)
    cache.set(name, buffer)
    return buffer
  }
}

/** The ambience, switched on and off. */
function makeRiver(
  context: AudioContext,
  place: GainNode | undefined,
  bufferOf: ReturnType<typeof makeBufferCache>,
): (isOn: boolean) => void {
  let source: AudioBufferSourceNode | null = null
  return (isOn) => {
    if (!isOn) {
      source?.stop()
      source = null
      return
    }
    if (source || !place) return
    source = context.createBufferSource()
    source.buffer = bufferOf('river', renderAmbience)
    source.loop = true
    source.connect(place)
    source.start()
  }
}

export function makeSpeaker(context: AudioContext = new AudioContext()): Speaker {
  const { master, gains, limiter } = makeMixer(context)
  const bufferOf = makeBufferCache(context)
  const river = makeRiver(context, gains.get('place'), bufferOf)
  const running = new Set<AudioBufferSourceNode>()
  let heard: MediaStreamAudioDestinationNode | null = null

  function start(sound: Sound, when: number): void {
    const group = gains.get(sound.group)
    if (!group) return
    const source = context.createBufferSource()
    source.buffer = bufferOf(`${sound.kind} ${sound.variant}`, (rate) =>
      renderSound(sound.kind, sound.variant, rate),
    )
    source.playbackRate.value = sound.pitch
    const gain = context.createGain()
    gain.gain.value = sound.gain
    const pan = context.createStereoPanner()
    pan.pan.value = sound.pan
    source.connect(gain).connect(pan).connect(group)
    running.add(source)
    source.addEventListener('ended', () => {
      running.delete(source)
      pan.disconnect()
    })
    source.start(when)
  }

  return {
    wake() {
      if (context.state === 'suspended') void context.resume()
    },
    setVolume(group, volume) {
      const node = group === 'master' ? master : gains.get(group)
      node?.gain.setTargetAtTime(curve(volume), context.currentTime, fadeSeconds)
    },
    play(sounds, from = 0, speed = 1) {
      // a page that may not sound yet would pile everything up for its first moment
      if (context.state !== 'running' || speed <= 0 || !Number.isFinite(speed)) return
      for (const sound of sounds) {
        if (sound.at >= from) start(sound, context.currentTime + (sound.at - from) / speed)
      }
    },
    hush() {
      for (const source of running) source.stop(context.currentTime + fadeSeconds)
      running.clear()
    },
    ambience: river,
    track() {
      if (!heard) {
        heard = context.createMediaStreamDestination()
        limiter.connect(heard)
      }
      return heard.stream.getAudioTracks()[0] ?? null
    },
    dispose() {
      river(false)
      void context.close()
    },
  }
}
