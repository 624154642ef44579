/** Types of a clip: its requested format, its encoders and its figures. */

export const containers = ['mp4', 'webm'] as const
export type Container = (typeof containers)[number]

export const clipQualities = ['high', 'medium', 'low'] as const
export type ClipQuality = (typeof clipQualities)[number]

/** Writes bytes of the file at a position; positions may come out of order. */
export type Sink = (bytes: Uint8Array<ArrayBuffer>, position: number) => void | Promise<void>

export interface ClipWanted {
  readonly container: Container
  /** Pixels; both must be even, as the encoders require. */
  readonly width: number
  readonly height: number
  /** Frames per second. */
  readonly fps: number
  readonly hasSound: boolean
  readonly sink: Sink
  readonly quality?: ClipQuality
  /** A live audio track that feeds the clip by itself; `addSound` must not be called then. */
  readonly soundTrack?: MediaStreamTrack
  /** Shows a held frame longer instead of encoding it again, for codecs without repeat packets. */
  readonly skipsHeldFrames?: boolean
}

/** The missing encoder: all of WebCodecs, video of this format, or audio. */
export type Missing = 'coder' | 'pictures' | 'sound'

export interface Encoders {
  readonly pictures: VideoEncoderConfig
  /** Null when no audio was requested. */
  readonly sound: 'aac' | 'opus' | null
}

export interface ClipFigures {
  /** Frames written so far, including repeated ones. */
  readonly frames: number
  /** The number of these that were repeated without encoding. */
  readonly held: number
  readonly bytes: number
}

export interface Clip {
  /**
   * Adds the frame at this index and repeats the previous one before it; resolves when the encoder
   * has room.
   */
  addFrame(picture: CanvasImageSource | VideoFrame, index: number): Promise<void>
  /** Repeats the last frame up to (excluding) this index. */
  holdTo(index: number): Promise<void>
  /** Appends the buffer after the previous one. */
  addSound(sound: AudioBuffer): Promise<void>
  figures(): ClipFigures
  /** Resolves when the file is complete. */
  finish(): Promise<ClipFigures>
  /** Stops writing and discards the output. */
  cancel(): Promise<void>
}
