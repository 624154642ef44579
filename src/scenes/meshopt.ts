/** Decoder for EXT_meshopt_compression in the modes that the bakery writes: attributes, triangles, octahedral normals. */
// The library's decoder of all modes is five times as large, which would delay the first table.

/** Fields of a compressed buffer view in the extension. */
export interface PackedForm {
  readonly count: number
  readonly byteStride: number
  readonly mode: string
  readonly filter?: string
}

const attributesOfVersion0 = 0xa0
const trianglesOfVersion1 = 0xe1
/** Elements per group; a group's deltas share one bit width. */
const groupSize = 16
const block = { bytes: 0x2000, most: 256 } as const
/** Minimum length of the tail after the last block (bytes). */
const tailBytes = 32

const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1)

/**
 * Reads 16 deltas of `bits` bits each; all bits set means that a full byte follows. Returns the
 * next offset.
 */
function readGroup(source: Uint8Array, from: number, bits: number, out: Uint8Array): number {
  if (bits === 0) {
    out.fill(0)
    return from
  }
  if (bits === 8) {
    out.set(source.subarray(from, from + groupSize))
    return from + groupSize
  }
  const whole = (1 << bits) - 1
  let next = from + (groupSize * bits) / 8
  for (let i = 0; i < groupSize; i += 1) {
    const place = i * bits
    const short = ((source[from + (place >>> 3)] ?? 0) >>> (8 - bits - (place & 7))) & whole
    out[i] = short === whole ? (source[next++] ?? 0) : short
  }
  return next
}

/** Decodes one byte plane of a block: each value is a delta to the previous element. */
function readByte(
  source: Uint8Array,
  from: number,
  count: number,
  target: Uint8Array,
  first: number,
  stride: number,
  before: number,
): { readonly next: number; readonly last: number } {
  const groups = Math.ceil(count / groupSize)
  const differences = new Uint8Array(groupSize)
  let next = from + Math.ceil(groups / 4)
  let last = before
  for (let g = 0; g < groups; g += 1) {
    const code = ((source[from + (g >>> 2)] ?? 0) >>> ((g & 3) * 2)) & 3
    next = readGroup(source, next, code === 0 ? 0 : 1 << code, differences)
    const end = Math.min(groupSize, count - g * groupSize)
    for (let i = 0; i < end; i += 1) {
      last = (last + unzigzag(differences[i] ?? 0)) & 0xff
      target[first + (g * groupSize + i) * stride] = last
    }
  }
  return { next, last }
}

function readAttributes(
  source: Uint8Array,
  count: number,
  stride: number,
): Uint8Array<ArrayBuffer> {
  if (source[0] !== attributesOfVersion0) throw new TypeError('attributes of an unknown version')
  const target = new Uint8Array(count * stride)
  const most = Math.min(Math.floor(block.bytes / stride) & ~(groupSize - 1), block.most)
  const last = source.slice(source.length - stride)
  let next = 1
  for (let first = 0; first < count; first += most) {
    const here = Math.min(most, count - first)
    for (let byte = 0; byte < stride; byte += 1) {
      const at = first * stride + byte
      const read = readByte(source, next, here, target, at, stride, last[byte] ?? 0)
      next = read.next
      last[byte] = read.last
    }
  }
  if (next !== source.length - Math.max(stride, tailBytes)) throw new TypeError('broken attributes')
  return target
}

/** Ring buffer of the latest values, read by age. */
function makeRecent(count: number) {
  const kept = new Uint32Array(count)
  let end = 0
  return {
    push(value: number): void {
      kept[end] = value
      end = (end + 1) % count
    },
    back: (ago: number): number => kept[(end - 1 - ago + 2 * count) % count] ?? 0,
  }
}

/** Triangle codec: recent edges and vertices are referenced by age, others by delta to the last index. */
function readTriangles(source: Uint8Array, count: number, stride: number): Uint8Array<ArrayBuffer> {
  if (source[0] !== trianglesOfVersion1) throw new TypeError('triangles of an unknown version')
  const out = stride === 2 ? new Uint16Array(count) : new Uint32Array(count)
  const [edges, corners] = [makeRecent(32), makeRecent(16)]
  const common = source.length - 16
  let data = 1 + count / 3
  let [fresh, last, end] = [0, 0, 0]

  function readDelta(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = source[data++] ?? 0
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    last += unzigzag(value)
    return last
  }
  function isNew(corner: number): number {
    corners.push(corner)
    return corner
  }
  function thirdOf(code: number): number {
    if (code === 0) return isNew(fresh++)
    if (code < 13) return corners.back(code)
    if (code === 15) return isNew(readDelta())
    last += code === 13 ? -1 : 1
    return isNew(last)
  }
  /** Next new vertex, a recent one, or (if `isFar`) an explicit one. */
  const cornerOf = (code: number, isFar: boolean): number =>
    code === 0 ? fresh++ : isFar && code === 15 ? readDelta() : corners.back(code - 1)
  function write(a: number, b: number, c: number): void {
    out[end++] = a
    out[end++] = b
    out[end++] = c
  }
  function readEdgeTriangle(edge: number, code: number): void {
    const [a, b] = [edges.back(edge * 2), edges.back(edge * 2 + 1)]
    const c = thirdOf(code)
    for (const corner of [b, c, c, a]) edges.push(corner)
    write(a, b, c)
  }
  function readFreeTriangle(code: number): void {
    const isCommon = code < 14
    const pair = (isCommon ? source[common + code] : source[data++]) ?? 0
    if (!isCommon && pair === 0) fresh = 0
    const [z, w] = [pair >>> 4, pair & 15]
    const a = code === 15 ? readDelta() : fresh++
    const b = cornerOf(z, !isCommon)
    const c = cornerOf(w, !isCommon)
    const isKept = (short: number) => short === 0 || (!isCommon && short === 15)
    corners.push(a)
    if (isKept(z)) corners.push(b)
    if (isKept(w)) corners.push(c)
    for (const corner of [a, b, b, c, c, a]) edges.push(corner)
    write(a, b, c)
  }
  for (let i = 1; i <= count / 3; i += 1) {
    const code = source[i] ?? 0
    if (code >>> 4 < 15) readEdgeTriangle(code >>> 4, code & 15)
    else readFreeTriangle(code & 15)
  }
  return new Uint8Array(out.buffer)
}

/** Decodes octahedral normals: two components per unit vector. */
function decodeOctahedral(packed: Uint8Array<ArrayBuffer>): void {
  const numbers = new Int8Array(packed.buffer)
  for (let i = 0; i < numbers.length; i += 4) {
    const one = numbers[i + 2] ?? 1
    const [x, y] = [(numbers[i] ?? 0) / one, (numbers[i + 1] ?? 0) / one]
    const z = 1 - Math.abs(x) - Math.abs(y)
    const under = Math.max(-z, 0)
    const [wide, deep] = [x - (x >= 0 ? under : -under), y - (y >= 0 ? under : -under)]
    const scale = 127 / Math.hypot(wide, deep, z)
    numbers[i] = Math.round(wide * scale)
    numbers[i + 1] = Math.round(deep * scale)
    numbers[i + 2] = Math.round(z * scale)
  }
}

export function unpack(
  source: Uint8Array,
  { count, byteStride, mode, filter = 'NONE' }: PackedForm,
): Uint8Array<ArrayBuffer> {
  if (mode === 'TRIANGLES') return readTriangles(source, count, byteStride)
  const isOctahedral = filter === 'OCTAHEDRAL' && byteStride === 4
  if (mode !== 'ATTRIBUTES' || !(isOctahedral || filter === 'NONE'))
    throw new TypeError(`packed as ${mode} ${filter}`)
  const target = readAttributes(source, count, byteStride)
  if (isOctahedral) decodeOctahedral(target)
  return target
}
