/** A match as an address: its file, compressed into the fragment, which is not sent to servers. */
import { isLink, linkMark } from './linkMark.ts'

/** Some messengers and mail programs cut longer addresses (characters). */
const longestLink = 8000
/** Limit against decompression bombs (bytes). */
const mostBytes = 4_000_000

export async function linkOf(text: string, page: string): Promise<string | null> {
  const packed = await through(new Blob([text]), new CompressionStream('deflate-raw'))
  const link = `${page}${linkMark}${toLetters(packed)}`
  return link.length <= longestLink ? link : null
}

/** Text of the file in a fragment, which is untrusted input; null if there is none. */
export async function textOfLink(fragment: string): Promise<string | null> {
  if (!isLink(fragment) || fragment.length > longestLink) return null
  try {
    const packed = fromLetters(fragment.slice(linkMark.length))
    const bytes = await through(new Blob([packed]), new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function through(
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().pipeThrough(stream).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw new RangeError('too much for a match')
    }
    chunks.push(next.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** base64url without padding. */
function toLetters(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
}
