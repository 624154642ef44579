/** Plain data, of which states, records and messages consist, and a recursive validator. */

export type Plain = null | boolean | number | string | readonly Plain[] | PlainObject
export interface PlainObject {
  readonly [key: string]: Plain
}

export type PlainFault =
  | 'undefined'
  | 'unsafeNumber'
  | 'negativeZero'
  | 'notPlain'
  | 'hole'
  | 'badKey'
  | 'cycle'
  | 'tooDeep'
  | 'tooBig'

export interface PlainFinding {
  readonly path: string
  readonly fault: PlainFault
}

export interface PlainLimits {
  readonly depth: number
  readonly nodes: number
}

const defaultLimits: PlainLimits = { depth: 64, nodes: 2_000_000 }
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const emptySet: ReadonlySet<object> = new Set()

/**
 * The first location where `value` is not plain data, or null. (A JSON round trip would not detect
 * a Map.) Objects in `known` are skipped as already validated and frozen.
 */
export function findUnplain(
  value: unknown,
  limits: PlainLimits = defaultLimits,
  known: { has(node: object): boolean } = emptySet,
): PlainFinding | null {
  const ancestors = new Set<object>()
  let nodes = 0

  function walk(node: unknown, path: string, depth: number): PlainFinding | null {
    nodes += 1
    if (nodes > limits.nodes) return { path, fault: 'tooBig' }
    if (depth > limits.depth) return { path, fault: 'tooDeep' }
    if (node === null || typeof node === 'boolean' || typeof node === 'string') return null
    if (typeof node === 'number') return numberFault(node, path)
    if (node === undefined) return { path, fault: 'undefined' }
    if (typeof node !== 'object') return { path, fault: 'notPlain' }
    if (known.has(node)) return null
    if (ancestors.has(node)) return { path, fault: 'cycle' }
    ancestors.add(node)
    const found = Array.isArray(node) ? walkArray(node, path, depth) : walkObject(node, path, depth)
    ancestors.delete(node)
    return found
  }

  function walkArray(list: readonly unknown[], path: string, depth: number): PlainFinding | null {
    if (Object.getPrototypeOf(list) !== Array.prototype) return { path, fault: 'notPlain' }
    const keys = Object.keys(list)
    if (keys.length < list.length) return { path, fault: 'hole' }
    if (keys.length > list.length) return { path, fault: 'notPlain' }
    for (let i = 0; i < list.length; i += 1) {
      const found = walk(list[i], `${path}[${i}]`, depth + 1)
      if (found) return found
    }
    return null
  }

  function walkObject(object: object, path: string, depth: number): PlainFinding | null {
    const prototype: unknown = Object.getPrototypeOf(object)
    if (prototype !== Object.prototype && prototype !== null) return { path, fault: 'notPlain' }
    for (const key of Reflect.ownKeys(object)) {
      const place = `${path}.${String(key)}`
      if (typeof key === 'symbol' || forbiddenKeys.has(key)) return { path: place, fault: 'badKey' }
      const slot = Object.getOwnPropertyDescriptor(object, key)
      if (!slot || !('value' in slot) || !slot.enumerable) return { path: place, fault: 'notPlain' }
      const found = walk(slot.value, place, depth + 1)
      if (found) return found
    }
    return null
  }

  return walk(value, '$', 0)
}

function numberFault(value: number, path: string): PlainFinding | null {
  if (!Number.isSafeInteger(value)) return { path, fault: 'unsafeNumber' }
  return Object.is(value, -0) ? { path, fault: 'negativeZero' } : null
}

export function isPlainData(value: unknown): value is Plain {
  return findUnplain(value) === null
}
