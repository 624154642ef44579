/** Seeded corruption of valid match files: bytes, structure, or content with a recalculated checksum. */
import { checksumOf } from '../../src/kernel/record.ts'
import type { Random } from '../../src/kernel/random.ts'

const signs = '{}[]":,0123456789-.eE+\\/ \n\tabctrufalsn\u0000\u00e9\u2028\ud83d'
const words = [
  '__proto__',
  'constructor',
  'null',
  '1e999',
  '-0',
  '[[[[[[[[',
  '"version":9',
  '\\u0000',
]

export function mutateText(text: string, random: Random): string {
  const at = random.int(text.length)
  const length = 1 + random.int(random.pick([2, 10, 200]))
  const slice = text.slice(at, at + length)
  switch (random.int(8)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + length)
    case 2:
      return text.slice(0, at) + slice + text.slice(at)
    case 3:
      return text.slice(0, at) + random.pick(words) + text.slice(at)
    case 4:
      return text.slice(0, at) + String(random.int(1000)) + text.slice(at + 1)
    case 5: {
      const to = random.int(text.length)
      return text.slice(0, to) + slice + text.slice(to + length)
    }
    case 6: {
      const digit = text.slice(at).search(/\d/)
      const spot = digit < 0 ? at : at + digit
      return text.slice(0, spot) + String(random.int(10)) + text.slice(spot + 1)
    }
    default:
      return text.slice(0, at) + random.pick([...signs]) + text.slice(at + 1)
  }
}

type Node = Record<string, unknown>

/** Replaces, removes, duplicates or moves a value anywhere in the content. */
export function mutateContent(content: object, random: Random): object {
  const copy = structuredClone(content) as Node
  const { holder, key } = anyPlace(copy, random)
  change(holder, key, random)
  return copy
}

/** Changes the structure of fields that affect the match, and recalculates the checksum. */
export function forge(content: object, random: Random): object {
  const copy = structuredClone(content) as Node
  const field = random.pick(['game', 'rules', 'seats', 'options', 'entries', 'hashes'])
  const inner = copy[field]
  const isInside = typeof inner === 'object' && inner !== null && random.int(5) > 0
  const { holder, key } = isInside ? anyPlace(inner as Node, random) : { holder: copy, key: field }
  change(holder, key, random)
  const sent = JSON.parse(JSON.stringify(copy)) as object
  return { ...sent, checksum: checksumOf(sent) }
}

function anyPlace(root: Node, random: Random): { holder: Node; key: string } {
  let holder = root
  for (;;) {
    const keys = Object.keys(holder)
    if (keys.length === 0) return { holder, key: 'x' }
    const key = random.pick(keys)
    const inner = holder[key]
    const isBranch = typeof inner === 'object' && inner !== null
    if (!isBranch || random.int(4) === 0) return { holder, key }
    holder = inner as Node
  }
}

const others: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  0.5,
  1e15,
  1e300,
  '',
  'x',
  'border',
  'match',
  [],
  {},
  [[]],
  { type: 'lay' },
  'x'.repeat(5000),
  Array.from({ length: 3000 }, () => 0),
]

function change(holder: Node, key: string, random: Random): void {
  const value = holder[key]
  const list = Array.isArray(holder) ? (holder as unknown[]) : null
  switch (random.int(6)) {
    case 0:
      if (list) list.splice(Number(key), 1)
      else delete holder[key]
      return
    case 1:
      if (list) list.splice(Number(key), 0, value)
      else holder[`${key}2`] = value
      return
    case 2:
      if (typeof value === 'number') holder[key] = value + random.pick([-1, 1, 2])
      else if (typeof value === 'string') holder[key] = `${value}0`
      else holder[key] = [value]
      return
    case 3:
      if (list) list.reverse()
      else holder[key] = random.pick([null, ...Object.values(holder)])
      return
    default:
      holder[key] = random.pick(others)
  }
}
