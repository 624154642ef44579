/** Encodes video frames in order; repeats an unchanged frame without encoding it again. */
import { EncodedPacket } from 'mediabunny'

export interface Packets {
  (packet: EncodedPacket, meta?: EncodedVideoChunkMetadata): Promise<void>
}

interface Asked {
  readonly config: VideoEncoderConfig
  readonly fps: number
  /** For encoders in quantizer mode. */
  readonly quantizer: number
  /**
   * For a codec that cannot repeat a frame: leave the packet out, so that the previous frame is
   * shown longer.
   */
  readonly skipsHeldFrames: boolean
}

export interface Pictures {
  add(picture: CanvasImageSource | VideoFrame, index: number): Promise<void>
  hold(index: number): Promise<void>
  finish(): Promise<void>
  close(): void
}

/** The limit of the encoder's queue; more frames wait (backpressure). */
const maxQueued = 3
/** Seconds between keyframes. */
const keySeconds = 4

/**
 * A VP9 packet of one byte that repeats the previous frame: frame marker 10, profile 00,
 * show_existing_frame 1, and buffer slot 000, which every frame fills when the encoder has no
 * lookahead.
 */
const vp9RepeatPacket = new Uint8Array([0b1000_1000])

const microseconds = (index: number, fps: number): number => Math.round((index * 1e6) / fps)

export function makePictures(
  { config, fps, quantizer, skipsHeldFrames }: Asked,
  write: Packets,
): Pictures {
  const isVp9 = config.codec.startsWith('vp09')
  const seconds = 1 / fps
  /** Requests in order: frames being encoded, and repeated frames waiting for them. */
  const requests: { readonly index: number; readonly isHeld: boolean }[] = []
  let written: Promise<void> = Promise.resolve()
  let failed: unknown = null
  let lastKey = -Infinity
  let last: VideoFrame | null = null

  const writePacket = (packet: EncodedPacket, meta?: EncodedVideoChunkMetadata): void => {
    written = written.then(() => write(packet, meta))
    written.catch((error: unknown) => (failed ??= error))
  }

  function writeHeld(): void {
    for (;;) {
      const [next] = requests
      if (!next?.isHeld) return
      requests.shift()
      writePacket(new EncodedPacket(vp9RepeatPacket, 'delta', next.index / fps, seconds))
    }
  }

  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const { index } = requests.shift() ?? { index: Math.round((chunk.timestamp * fps) / 1e6) }
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      writePacket(new EncodedPacket(data, chunk.type, index / fps, seconds), meta)
      writeHeld()
    },
    error: (error) => void (failed ??= error),
  })
  encoder.configure(config)

  const check = (): void => {
    if (failed !== null) throw failed
  }

  async function queueRoom(): Promise<void> {
    check()
    while (encoder.encodeQueueSize > maxQueued && encoder.state === 'configured') {
      await new Promise((done) => encoder.addEventListener('dequeue', done, { once: true }))
    }
    check()
  }

  async function encode(frame: VideoFrame, index: number): Promise<void> {
    await queueRoom()
    const keyFrame = index - lastKey >= keySeconds * fps
    if (keyFrame) lastKey = index
    requests.push({ index, isHeld: false })
    encoder.encode(frame, { keyFrame, ...(isVp9 && { vp9: { quantizer } }) })
  }

  function frameOf(picture: CanvasImageSource | VideoFrame, index: number): VideoFrame {
    const timestamp = microseconds(index, fps)
    const duration = microseconds(index + 1, fps) - timestamp
    return new VideoFrame(picture, { timestamp, duration, alpha: 'discard' })
  }

  return {
    async add(picture, index) {
      const frame = frameOf(picture, index)
      last?.close()
      last = frame
      await encode(frame, index)
    },
    async hold(index) {
      check()
      if (!last) throw new Error('there is no picture yet that could be held')
      if (isVp9) {
        requests.push({ index, isHeld: true })
        return writeHeld()
      }
      if (skipsHeldFrames) return
      const again = frameOf(last, index)
      await encode(again, index).finally(() => again.close())
    },
    async finish() {
      check()
      await encoder.flush()
      writeHeld()
      await written
      check()
      this.close()
    },
    close() {
      last?.close()
      last = null
      if (encoder.state !== 'closed') encoder.close()
    },
  }
}
