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
  dispose(): void
}

/** Ears hear volume as a curve. */
const curve = (volume: number): number => Math.max(0, Math.min(1, volume)) ** 1.6

/** Seconds in which things fade rather than break off. */
const fade = 0.03

export function makeSpeaker(context: AudioContext = new AudioContext()): Speaker {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -9
  limiter.ratio.value = 12
  limiter.attack.value = 0.002
  limiter.connect(context.destination)
  const master = context.createGain()
  master.connect(limiter)
  const gains = new Map(soundGroups.map((group) => [group, context.createGain()]))
  for (const gain of gains.values()) gain.connect(master)
  const buffers = new Map<string, AudioBuffer>()
  const running = new Set<AudioBufferSourceNode>()
  let river: AudioBufferSourceNode | null = null

  function bufferOf(name: string, render: () => Float32Array): AudioBuffer {
    const known = buffers.get(name)
    if (known) return known
    const samples = render()
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.getChannelData(0).set(samples)
    buffers.set(name, buffer)
    return buffer
  }

  function start(sound: Sound, when: number): void {
    const group = gains.get(sound.group)
    if (!group) return
    const source = context.createBufferSource()
    source.buffer = bufferOf(`${sound.kind} ${sound.variant}`, () =>
      renderSound(sound.kind, sound.variant, context.sampleRate),
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
      node?.gain.setTargetAtTime(curve(volume), context.currentTime, fade)
    },
    play(sounds, from = 0, speed = 1) {
      // a page that may not sound yet would pile everything up for its first moment
      if (context.state !== 'running' || speed <= 0 || !Number.isFinite(speed)) return
      for (const sound of sounds) {
        if (sound.at >= from) start(sound, context.currentTime + (sound.at - from) / speed)
      }
    },
    hush() {
      for (const source of running) source.stop(context.currentTime + fade)
      running.clear()
    },
    ambience(isOn) {
      if (!isOn) {
        river?.stop()
        river = null
        return
      }
      const place = gains.get('place')
      if (river || !place) return
      river = context.createBufferSource()
      river.buffer = bufferOf('river', () => renderAmbience(context.sampleRate))
      river.loop = true
      river.connect(place)
      river.start()
    },
    dispose() {
      river?.stop()
      void context.close()
    },
  }
}
