/** Joins the clips of one film and adds its audio track by copying packets, without encoding again. */
import {
  ALL_FORMATS,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  Output,
} from 'mediabunny'
import { formatOf } from './clip.ts'
import type { Container } from './types.ts'

export interface JoinOrder {
  readonly container: Container
  readonly fps: number
  /** Local files in playback order. */
  readonly pictures: readonly string[]
  readonly sound: { readonly file: string; readonly codec: 'aac' | 'opus' } | null
  readonly out: string
}

const open = (file: string) => new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })

/**
 * Audio packets, to be interleaved before the frames they belong to, so that players need not seek.
 */
async function* soundOf({ sound }: JoinOrder) {
  if (!sound) return
  const track = await open(sound.file).getPrimaryAudioTrack()
  if (!track) return
  const config = (await track.getDecoderConfig()) ?? undefined
  for await (const packet of new EncodedPacketSink(track).packets()) yield { packet, config }
}

function tracksOf({ container, fps, sound }: JoinOrder, output: Output) {
  const pictures = new EncodedVideoPacketSource(container === 'mp4' ? 'avc' : 'vp9')
  output.addVideoTrack(pictures, { frameRate: fps })
  const heard = sound && new EncodedAudioPacketSource(sound.codec)
  if (heard) output.addAudioTrack(heard)
  return { pictures, heard }
}

export async function joinClips(joined: JoinOrder): Promise<{ readonly frames: number }> {
  const { container, fps, out } = joined
  const output = new Output({ format: formatOf(container), target: new FilePathTarget(out) })
  const { pictures, heard } = tracksOf(joined, output)
  await output.start()
  const sounds = soundOf(joined)
  let next = await sounds.next()

  async function hearUpTo(seconds: number): Promise<void> {
    while (!next.done && next.value.packet.timestamp <= seconds) {
      const { packet, config } = next.value
      await heard?.add(packet, config && { decoderConfig: config })
      next = await sounds.next()
    }
  }

  let frames = 0
  const at = (packet: EncodedPacket) =>
    packet.clone({ timestamp: frames / fps, duration: 1 / fps, sequenceNumber: frames })
  for (const file of joined.pictures) {
    const track = await open(file).getPrimaryVideoTrack()
    if (!track) throw new Error(`there are no pictures in ${file}`)
    const config = (await track.getDecoderConfig()) ?? undefined
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await hearUpTo(frames / fps)
      await pictures.add(at(packet), config && { decoderConfig: config })
      frames += 1
    }
  }
  await hearUpTo(Infinity)
  await output.finalize()
  return { frames }
}
