/** Reads a finished clip and reports its format, duration and number of frames. */
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny'

export interface ClipFacts {
  readonly width: number
  readonly height: number
  readonly codec: string | null
  readonly frames: number
  /** The end of the longest track. */
  readonly seconds: number
  readonly sound: { readonly codec: string | null; readonly channels: number } | null
}

export async function readClip(file: Blob): Promise<ClipFacts> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const [pictures, sound] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
  ])
  if (!pictures) throw new Error('there are no pictures in this file')
  let frames = 0
  for await (const _ of new EncodedPacketSink(pictures).packets()) frames += 1
  return {
    width: await pictures.getDisplayWidth(),
    height: await pictures.getDisplayHeight(),
    codec: await pictures.getCodec(),
    frames,
    seconds: await input.computeDuration(),
    sound: sound && {
      codec: await sound.getCodec(),
      channels: await sound.getNumberOfChannels(),
    },
  }
}
