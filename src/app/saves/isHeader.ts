/** A small check of what lies on the shelf: one odd row may not take the whole shelf away. */
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

/** Fit to be shown as a day. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
}

/** Only where somebody has played. */
function isSpent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(Number.isFinite))
}

function isWinners(value: unknown): boolean {
  return value === null || Array.isArray(value)
}

/** The first rows have none. */
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
