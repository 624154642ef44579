/** Validates stored headers, so that one broken row does not break the list. */
import type { Header } from '../../session/header.ts'
import type { Sitting } from '../../session/seating.ts'

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isSitting(value: unknown): value is Sitting {
  if (!isObject(value)) return false
  return [value['name'], value['kind'], value['colour']].every((item) => typeof item === 'string')
}

function isSitters(value: unknown): boolean {
  return Array.isArray(value) && value.every(isSitting)
}

/** A valid date. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
}

/** Absent if nobody has played yet. */
function isSpent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(Number.isFinite))
}

function isWinners(value: unknown): boolean {
  return value === null || Array.isArray(value)
}

/** Absent in headers of the first version. */
function isOrigin(value: unknown): boolean {
  if (value === undefined) return true
  if (!isObject(value)) return false
  const { kind, seed, secret, shares } = value
  if (kind === 'foretold') return typeof seed === 'string'
  if (kind === 'committed') {
    return Array.isArray(shares) && (secret === null || typeof secret === 'string')
  }
  return kind === 'free'
}

export function isHeader(value: unknown): value is Header {
  return (
    isObject(value) &&
    [value['id'], value['game']].every((item) => typeof item === 'string') &&
    [value['rules'], value['length']].every((item) => typeof item === 'number') &&
    [value['created'], value['updated']].every(isTime) &&
    isObject(value['options']) &&
    isSitters(value['sittings']) &&
    isOrigin(value['origin']) &&
    isSpent(value['spent']) &&
    isWinners(value['winners'])
  )
}
