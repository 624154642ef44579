/** A canonical 64-bit hash of plain data, independent of the order of keys. */
import type { Plain, PlainObject } from './plain.ts'

const prime = 0x01000193
const scratch = new DataView(new ArrayBuffer(8))

/** Two FNV-like 32-bit lanes with different mixing, joined into 16 hexadecimal digits. */
class Lanes {
  low = 0x811c9dc5
  high = 0x1234abcd

  word(value: number): void {
    this.low = Math.imul(this.low ^ value, prime)
    this.low ^= this.low >>> 15
    this.high = Math.imul(this.high ^ (value + 0x9e3779b9), 0x85ebca6b)
    this.high ^= this.high >>> 13
  }

  text(value: string): void {
    this.word(value.length)
    for (let i = 0; i < value.length; i += 1) this.word(value.charCodeAt(i))
  }

  digits(): string {
    const mixed = Math.imul(this.low ^ (this.high >>> 16), 0xc2b2ae35)
    return hex(mixed ^ (mixed >>> 16)) + hex(this.high ^ (this.low >>> 11))
  }
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}

function feed(lanes: Lanes, value: Plain): void {
  if (value === null) return lanes.word(1)
  if (typeof value === 'boolean') return lanes.word(value ? 3 : 2)
  if (typeof value === 'number') {
    scratch.setFloat64(0, value)
    lanes.word(4)
    lanes.word(scratch.getInt32(0))
    return lanes.word(scratch.getInt32(4))
  }
  if (typeof value === 'string') {
    lanes.word(5)
    return lanes.text(value)
  }
  return isList(value) ? feedList(lanes, value) : feedObject(lanes, value)
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}

function feedList(lanes: Lanes, list: readonly Plain[]): void {
  lanes.word(6)
  lanes.word(list.length)
  for (const item of list) feed(lanes, item)
}

function feedObject(lanes: Lanes, object: PlainObject): void {
  const keys = Object.keys(object).sort()
  lanes.word(7)
  lanes.word(keys.length)
  for (const key of keys) {
    lanes.text(key)
    feed(lanes, object[key] as Plain)
  }
}

/** `value` must be plain data; `findUnplain` verifies that. */
export function hash(value: unknown): string {
  const lanes = new Lanes()
  feed(lanes, value as Plain)
  return lanes.digits()
}
