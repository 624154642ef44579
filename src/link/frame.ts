/** Messages as text: JSON, in which the packed numbers of tracks are base64. */
import { linkLimits } from './limits.ts'

const packed = { u16: Uint16Array, f32: Float32Array, u8: Uint8Array } as const
type Packed = Pick<Uint8Array, 'buffer' | 'byteOffset' | 'byteLength'>

/** Characters that `String.fromCharCode` takes at once. */
const chunk = 8192

function toBase64({ buffer, byteOffset, byteLength }: Packed): string {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  }
  return btoa(text)
}

function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer
}

function pack(_key: string, value: unknown): unknown {
  for (const [name, Kind] of Object.entries(packed)) {
    if (value instanceof Kind) return { $packed: name, base64: toBase64(value) }
  }
  return value
}

function unpack(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$packed' in value)) return value
  const { $packed: name, base64 } = value as { $packed: unknown; base64?: unknown }
  const found = Object.entries(packed).find(([known]) => known === name)
  if (!found || typeof base64 !== 'string') return null
  const [, Kind] = found
  const bytes = fromBase64(base64)
  return bytes.byteLength % Kind.BYTES_PER_ELEMENT === 0 ? new Kind(bytes) : null
}

export const writeFrame = (message: unknown): string => JSON.stringify(message, pack)

/** `tooLarge`, or undefined for text that is none of ours; the content is checked by the schemas. */
export function readFrame(
  text: string,
  longest: keyof Pick<typeof linkLimits, 'toHost' | 'toScreen'>,
) {
  if (text.length > linkLimits[longest]) return { kind: 'tooLarge' } as const
  try {
    return { kind: 'read', value: JSON.parse(text, unpack) as unknown } as const
  } catch {
    return { kind: 'unreadable' } as const
  }
}
