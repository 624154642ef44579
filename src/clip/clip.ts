/** Encodes one clip: takes frames and audio, and writes an MP4 or WebM file to a sink. */
import {
  AudioBufferSource,
  type AudioEncodingConfig,
  EncodedVideoPacketSource,
  MediaStreamAudioTrackSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
} from 'mediabunny'
import { findEncoders, quantizers, soundConfig } from './encoders.ts'
import { makePictures } from './pictures.ts'
import type { Clip, ClipWanted, Container, Encoders, Missing, Sink } from './types.ts'

/** Thrown when this browser lacks a required encoder. */
export class NoEncoder extends Error {
  readonly missing: Missing
  constructor(missing: Missing) {
    super(`no encoder: ${missing}`)
    this.missing = missing
  }
}

export const formatOf = (container: Container) =>
  container === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat()

export function targetFor(sink: Sink, count: (bytes: number) => void): StreamTarget {
  const writable = new WritableStream<{ data: Uint8Array<ArrayBuffer>; position: number }>({
    write({ data, position }) {
      count(position + data.byteLength)
      return sink(data, position)
    },
  })
  return new StreamTarget(writable, { chunked: true, chunkSize: 2 ** 20 })
}

export async function makeClip(wanted: ClipWanted): Promise<Clip> {
  const found = await findEncoders(wanted)
  if ('missing' in found) throw new NoEncoder(found.missing)
  return openClip(wanted, found)
}

/**
 * Adds the audio track; returns the source for buffers, or null if a media stream track feeds it.
 */
function addSound(
  output: Output,
  config: AudioEncodingConfig,
  soundTrack: MediaStreamTrack | undefined,
): AudioBufferSource | null {
  const source = soundTrack
    ? new MediaStreamAudioTrackSource(soundTrack as MediaStreamAudioTrack, config)
    : new AudioBufferSource(config)
  output.addAudioTrack(source)
  return source instanceof AudioBufferSource ? source : null
}

async function openClip(wanted: ClipWanted, found: Encoders): Promise<Clip> {
  const { container, fps, sink, quality = 'high', soundTrack, skipsHeldFrames = false } = wanted
  let [bytes, next, held] = [0, 0, 0]
  const target = targetFor(sink, (end) => void (bytes = Math.max(bytes, end)))
  const output = new Output({ format: formatOf(container), target })
  const track = new EncodedVideoPacketSource(container === 'mp4' ? 'avc' : 'vp9')
  output.addVideoTrack(track, { frameRate: fps })
  const sound = found.sound && addSound(output, soundConfig(found.sound), soundTrack)
  await output.start()
  const pictures = makePictures(
    { config: found.pictures, fps, quantizer: quantizers[quality], skipsHeldFrames },
    (packet, meta) => track.add(packet, meta),
  )

  async function holdTo(index: number): Promise<void> {
    for (; next < index; next += 1) {
      held += 1
      await pictures.hold(next)
    }
  }

  const figures = () => ({ frames: next, held, bytes })
  return {
    holdTo,
    async addFrame(picture, index) {
      if (index < next) throw new Error(`picture ${index} comes after picture ${next - 1}`)
      await holdTo(index)
      next = index + 1
      await pictures.add(picture, index)
    },
    async addSound(buffer) {
      await sound?.add(buffer)
    },
    figures,
    async finish() {
      await pictures.finish()
      await output.finalize()
      return figures()
    },
    async cancel() {
      pictures.close()
      await output.cancel()
    },
  }
}
