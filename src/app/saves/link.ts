/** A match as an address: its file, packed into the fragment, which no server sees; long matches have none. */
import { isLink, linkMark } from './linkMark.ts'

/** Longer addresses are cut off by some messengers and mail programs. */
const longestLink = 8000
/** A text of a few thousand letters can unpack to a mountain: more than this (bytes) is not a match. */
const mostBytes = 4_000_000

export async function linkOf(text: string, page: string): Promise<string | null> {
  const packed = await through(new Blob([text]), new CompressionStream('deflate-raw'))
  const link = `${page}${linkMark}${toLetters(packed)}`
  return link.length <= longestLink ? link : null
}

/** The file that a fragment holds, to be read with all distrust; null where it holds none. */
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

/** Base 64 in the letters that stand in an address as they are. */
function toLetters(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
}
