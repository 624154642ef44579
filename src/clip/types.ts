/** What is asked of a clip, and what can be said of one: pictures at a fixed rate with sound, as one file. */

export const containers = ['mp4', 'webm'] as const
export type Container = (typeof containers)[number]

export const clipQualities = ['high', 'medium', 'low'] as const
export type ClipQuality = (typeof clipQualities)[number]

/** Takes the bytes of the file as they are made: at their places, which need not be in order. */
export type Sink = (bytes: Uint8Array<ArrayBuffer>, position: number) => void | Promise<void>

export interface ClipWanted {
  readonly container: Container
  /** Pixels: whole, and even, as both encoders have it. */
  readonly width: number
  readonly height: number
  /** Pictures a second. */
  readonly fps: number
  readonly hasSound: boolean
  readonly sink: Sink
  readonly quality?: ClipQuality
  /** Sound that comes by itself while it is made; nothing is to be added then. */
  readonly soundTrack?: MediaStreamTrack
  /** A held picture stands longer, where repeating it would have to be encoded. */
  readonly areHeldLong?: boolean
}

/** What this browser cannot encode: anything at all, such pictures, or any sound. */
export type Missing = 'coder' | 'pictures' | 'sound'

export interface Encoders {
  readonly pictures: VideoEncoderConfig
  /** null where no sound is asked for. */
  readonly sound: 'aac' | 'opus' | null
}

export interface ClipFigures {
  /** Pictures in the file so far, those that are held among them. */
  readonly frames: number
  /** Of these, how many were not encoded, since nothing had changed. */
  readonly held: number
  readonly bytes: number
}

export interface Clip {
  /** The picture from this index on; resolves when the encoder can take more. What lies between is held. */
  addFrame(picture: CanvasImageSource | VideoFrame, index: number): Promise<void>
  /** What was shown last is shown up to before this index. */
  holdTo(index: number): Promise<void>
  /** Goes on where the sound before ended. */
  addSound(sound: AudioBuffer): Promise<void>
  figures(): ClipFigures
  /** The file is whole when this resolves. */
  finish(): Promise<ClipFigures>
  /** Nothing more is written. */
  cancel(): Promise<void>
}
