/** Finds the video and audio encoders that this browser supports, or reports the missing one. */
import { type AudioEncodingConfig, Quality } from 'mediabunny'
import type { ClipQuality, ClipWanted, Encoders, Missing } from './types.ts'

type Asked = Pick<ClipWanted, 'container' | 'width' | 'height' | 'fps' | 'hasSound' | 'quality'>

/** Bits per pixel and frame, for encoders that need a bitrate. */
const bitsAPixel: Readonly<Record<ClipQuality, number>> = { high: 0.12, medium: 0.07, low: 0.04 }

/**
 * Fixed VP9 quantizers (0 to 63, coarser upwards), so that the output depends on the frames only.
 */
export const quantizers: Readonly<Record<ClipQuality, number>> = { high: 22, medium: 32, low: 44 }

/** Level suffixes of both codecs' names, in ascending order. */
const levels = {
  webm: ['10', '20', '30', '31', '40', '41', '50', '51', '52', '60', '61', '62'],
  mp4: ['0a', '14', '1e', '1f', '28', '29', '2a', '32', '33', '34', '3c', '3d', '3e'],
} as const
/** H.264 profiles in order of preference; the last one is supported by every decoder. */
const profiles = ['6400', '4d00', '42e0'] as const

function namesOf(container: Asked['container']): readonly string[] {
  if (container === 'webm') return levels.webm.map((level) => `vp09.00.${level}.08`)
  return profiles.flatMap((profile) => levels.mp4.map((level) => `avc1.${profile}${level}`))
}

function configOf(codec: string, asked: Asked): VideoEncoderConfig {
  const { container, width, height, fps, quality = 'high' } = asked
  const common = { codec, width, height, framerate: fps, latencyMode: 'quality' } as const
  if (container === 'webm') return { ...common, bitrateMode: 'quantizer' }
  const bitrate = Math.round(width * height * fps * bitsAPixel[quality])
  return { ...common, bitrate, bitrateMode: 'variable', avc: { format: 'avc' } }
}

async function pictureEncoder(asked: Asked): Promise<VideoEncoderConfig | null> {
  for (const codec of namesOf(asked.container)) {
    const config = configOf(codec, asked)
    // For an unsupported size, some browsers report `supported: false` and others reject the
    // promise.
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({
      supported: false,
    }))
    if (supported) return config
  }
  return null
}

export const soundRate = 48_000
const soundBits = 128_000

export const soundConfig = (codec: 'aac' | 'opus'): AudioEncodingConfig => ({
  codec,
  quality: new Quality({ bitrate: soundBits, bitrateMode: 'constant' }),
})

/** AAC in MP4 plays everywhere; without an AAC encoder, both containers use Opus. */
export async function soundEncoder(container: Asked['container']): Promise<'aac' | 'opus' | null> {
  if (typeof AudioEncoder !== 'function') return null
  const common = { sampleRate: soundRate, numberOfChannels: 2, bitrate: soundBits }
  const has = async (codec: string) =>
    (await AudioEncoder.isConfigSupported({ ...common, codec })).supported === true
  if (container === 'mp4' && (await has('mp4a.40.2'))) return 'aac'
  return (await has('opus')) ? 'opus' : null
}

export async function findEncoders(
  asked: Asked,
): Promise<Encoders | { readonly missing: Missing }> {
  if (typeof VideoEncoder !== 'function') return { missing: 'coder' }
  const pictures = await pictureEncoder(asked)
  if (!pictures) return { missing: 'pictures' }
  if (!asked.hasSound) return { pictures, sound: null }
  const sound = await soundEncoder(asked.container)
  return sound ? { pictures, sound } : { missing: 'sound' }
}
