/** Encodes an audio-only file, to be joined with the video of a film. */
import { AudioBufferSource, Output } from 'mediabunny'
import { formatOf, NoEncoder, targetFor } from './clip.ts'
import { soundConfig, soundEncoder } from './encoders.ts'
import type { Container, Sink } from './types.ts'

export interface SoundClip {
  /** Appends the buffer after the previous one. */
  add(sound: AudioBuffer): Promise<void>
  finish(): Promise<{ readonly bytes: number; readonly codec: 'aac' | 'opus' }>
}

export async function makeSoundClip(container: Container, sink: Sink): Promise<SoundClip> {
  const codec = await soundEncoder(container)
  if (!codec) throw new NoEncoder('sound')
  let bytes = 0
  const target = targetFor(sink, (end) => void (bytes = Math.max(bytes, end)))
  const output = new Output({ format: formatOf(container), target })
  const source = new AudioBufferSource(soundConfig(codec))
  output.addAudioTrack(source)
  await output.start()
  return {
    add: (sound) => source.add(sound),
    async finish() {
      await output.finalize()
      return { bytes, codec }
    },
  }
}
