/** Clip functions for a bare page: encode drawn pictures and a tone into a file and decode it again. */
import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny'
import {
  type Container,
  makeClip,
  makeMemorySink,
  NoEncoder,
  readClip,
} from '../../src/clip/index.ts'

export interface Made {
  readonly held: number
  readonly bytes: number
  readonly hash: string
  readonly facts: Awaited<ReturnType<typeof readClip>>
  /** A hash of each decoded picture. */
  readonly pictures: readonly string[]
}

const hashOf = async (bytes: ArrayBuffer): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()

function tone(seconds: number): AudioBuffer {
  const buffer = new AudioBuffer({
    length: 48_000 * seconds,
    numberOfChannels: 2,
    sampleRate: 48_000,
  })
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.sin(i / 17) / 4
  }
  return buffer
}

async function decoded(file: Blob): Promise<readonly string[]> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  const hashes: string[] = []
  if (!track) return hashes
  for await (const sample of new VideoSampleSink(track).samples()) {
    const bytes = new ArrayBuffer(sample.allocationSize())
    await sample.copyTo(bytes)
    hashes.push(await hashOf(bytes))
    sample.close()
  }
  return hashes
}

/** Encodes a ball that rolls, rests for `rests` pictures, and rolls on. */
export async function rollingBall(container: Container, hasSound: boolean): Promise<Made> {
  const canvas = new OffscreenCanvas(320, 240)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no pen')
  const memory = makeMemorySink()
  const size = { width: 320, height: 240, fps: 30 }
  const clip = await makeClip({ container, ...size, hasSound, sink: memory.sink })
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 30, 31, 32]) {
    pen.fillStyle = '#243'
    pen.fillRect(0, 0, 320, 240)
    pen.fillStyle = '#fc5'
    pen.beginPath()
    pen.arc(30 + index * 7, 120, 24, 0, 7)
    pen.fill()
    await clip.addFrame(canvas, index)
  }
  await clip.holdTo(40)
  if (hasSound) await clip.addSound(tone(1))
  const { held, bytes } = await clip.finish()
  const file = memory.blob(container)
  return {
    held,
    bytes,
    hash: await hashOf(await file.arrayBuffer()),
    facts: await readClip(file),
    pictures: await decoded(file),
  }
}

/** The missing parts that a browser without these encoders is told. */
export async function missingWithout(
  names: readonly ('VideoEncoder' | 'AudioEncoder')[],
  width = 320,
): Promise<string> {
  const world = globalThis as Record<string, unknown>
  const kept = names.map((name) => [name, world[name]] as const)
  for (const name of names) delete world[name]
  try {
    const memory = makeMemorySink()
    const size = { width, height: 240, fps: 30 }
    await makeClip({ container: 'mp4', ...size, hasSound: true, sink: memory.sink })
    return 'nothing'
  } catch (error) {
    return error instanceof NoEncoder ? error.missing : String(error)
  } finally {
    for (const [name, value] of kept) world[name] = value
  }
}
