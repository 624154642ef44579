/** Bytes on their way to the command that makes the film: as text, since that is what passes between them. */
import type { KeepBytes } from '../../film/order.ts'
import type { Sink } from '../../clip/index.ts'

/** Arguments that one call may have. */
const piece = 0x8000

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += piece) {
    text += String.fromCharCode(...bytes.subarray(i, i + piece))
  }
  return btoa(text)
}

/** The command puts this function there before it asks for anything. */
const given = window as unknown as {
  readonly keepBytes: KeepBytes
  readonly tellFrames: (frames: number) => Promise<void>
}

/** So many more pictures are there. */
export const tellFrames = (frames: number): Promise<void> => given.tellFrames(frames)

export const sinkToCommand: Sink = (bytes, position) => given.keepBytes(base64Of(bytes), position)
