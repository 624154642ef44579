/** Plays planned sounds through Web Audio: one buffer source per sound, a gain node per group, and a limiter. */
import { makePlacePlayer } from './placePlayer.ts'
import type { AmbienceName } from './places.ts'
import { renderSound } from './render.ts'
import { type Sound, type SoundGroup, soundGroups } from './types.ts'

export interface Speaker {
  /** Resumes the audio context; the autoplay policy requires a call from a user gesture. */
  resume(): void
  /** `volume` is from 0 to 1; `master` scales all groups. */
  setVolume(group: SoundGroup | 'master', volume: number): void
  /**
   * Schedules the sounds from `from` seconds on, at `speed` times the normal rate; earlier sounds
   * are skipped.
   */
  play(sounds: readonly Sound[], from?: number, speed?: number): void
  /** Stops all sounds except the ambience, for example when an animation is skipped. */
  stopAll(): void
  /** Plays the ambience of a place, or none; `seed` decides which single sounds are heard when. */
  ambience(place: AmbienceName | null, seed?: string): void
  /** The audio output as a media stream track for recording, created once. */
  track(): MediaStreamTrack | null
  dispose(): void
}

/** A perceptual volume curve. */
const perceptualVolume = (volume: number): number => Math.max(0, Math.min(1, volume)) ** 1.6

/** The time constant of gain changes, which avoids clicks. */
const fadeSeconds = 0.03

/** Builds the audio graph: a gain node per group, a master gain node, and a limiter. */
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

/** Caches the rendered buffer of each sound. */
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

export function makeSpeaker(context: AudioContext = new AudioContext()): Speaker {
  const { master, gains, limiter } = makeMixer(context)
  const bufferOf = makeBufferCache(context)
  const running = new Set<AudioBufferSourceNode>()
  let heard: MediaStreamAudioDestinationNode | null = null

  function start(sound: Sound, when: number, among = running): void {
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
    among.add(source)
    source.addEventListener('ended', () => {
      among.delete(source)
      pan.disconnect()
    })
    source.start(when)
  }

  const place = makePlacePlayer(context, gains.get('place'), start)

  return {
    resume() {
      if (context.state === 'suspended') void context.resume()
    },
    setVolume(group, volume) {
      const node = group === 'master' ? master : gains.get(group)
      node?.gain.setTargetAtTime(perceptualVolume(volume), context.currentTime, fadeSeconds)
    },
    play(sounds, from = 0, speed = 1) {
      // Autoplay policy: while the context is suspended, scheduled sounds would queue up and all
      // play at once on resume.
      if (context.state !== 'running' || speed <= 0 || !Number.isFinite(speed)) return
      for (const sound of sounds) {
        if (sound.at >= from) start(sound, context.currentTime + (sound.at - from) / speed)
      }
    },
    stopAll() {
      for (const source of running) source.stop(context.currentTime + fadeSeconds)
      running.clear()
    },
    ambience: place.play,
    track() {
      if (!heard) {
        heard = context.createMediaStreamDestination()
        limiter.connect(heard)
      }
      return heard.stream.getAudioTracks()[0] ?? null
    },
    dispose() {
      place.play(null)
      void context.close()
    },
  }
}
