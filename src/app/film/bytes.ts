/** Sends bytes and progress to the film command; only text passes between page and command, so bytes become base64. */
import type { KeepBytes } from '../../film/order.ts'
import type { Sink } from '../../clip/index.ts'

/** `String.fromCharCode` takes a limited number of arguments. */
const piece = 0x8000

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += piece) {
    text += String.fromCharCode(...bytes.subarray(i, i + piece))
  }
  return btoa(text)
}

/** The command defines these functions before it calls the page. */
const given = window as unknown as {
  readonly keepBytes: KeepBytes
  readonly tellFrames: (frames: number) => Promise<void>
}

/** Reports progress: so many more frames are encoded. */
export const tellFrames = (frames: number): Promise<void> => given.tellFrames(frames)

export const sinkToCommand: Sink = (bytes, position) => given.keepBytes(base64Of(bytes), position)
