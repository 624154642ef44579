/** A sink that collects a clip in a growing memory buffer and returns it as a blob. */
import type { Container, Sink } from './types.ts'

export const typeOf = (container: Container): string => `video/${container}`

export interface MemorySink {
  readonly sink: Sink
  blob(container: Container): Blob
}

export function makeMemorySink(): MemorySink {
  let bytes = new Uint8Array(2 ** 20)
  let end = 0
  return {
    sink(data, position) {
      end = Math.max(end, position + data.byteLength)
      if (end > bytes.byteLength) {
        const larger = new Uint8Array(Math.max(end, bytes.byteLength * 2))
        larger.set(bytes)
        bytes = larger
      }
      bytes.set(data, position)
    },
    blob: (container) => new Blob([bytes.subarray(0, end)], { type: typeOf(container) }),
  }
}
