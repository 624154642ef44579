/** Validates stored headers, so that one broken row does not break the list, and cleans their names. */
import type { Header } from '../../session/header.ts'
import { shortName, type Sitting } from '../../session/seating.ts'

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

function isShare(value: unknown): boolean {
  if (!isObject(value)) return false
  const { from, kind, text } = value
  const isFrom = from === 'audience' || Number.isInteger(from)
  return isFrom && (kind === 'word' || kind === 'stir') && typeof text === 'string'
}

function isShares(value: unknown): boolean {
  return Array.isArray(value) && value.every(isShare)
}

/** Absent in headers of the first version. */
function isOrigin(value: unknown): boolean {
  if (value === undefined) return true
  if (!isObject(value)) return false
  const { kind, seed, secret, shares, commitment } = value
  if (kind === 'foretold') return typeof seed === 'string'
  if (kind === 'committed') {
    if (typeof commitment !== 'string') return false
    return isShares(shares) && (secret === null || typeof secret === 'string')
  }
  return kind === 'free'
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: isText,
  game: isText,
  rules: isNumber,
  length: isNumber,
  created: isTime,
  updated: isTime,
  options: isObject,
  sittings: isSitters,
  origin: isOrigin,
  spent: isSpent,
  winners: isWinners,
}

/** The first field that is wrong; null where the row is a header. */
export function faultOf(row: unknown): string | null {
  if (!isObject(row)) return 'header'
  return Object.entries(checks).find(([field, isSound]) => !isSound(row[field]))?.[0] ?? null
}

export function isHeader(row: unknown): row is Header {
  return faultOf(row) === null
}

/** The row as a header; null where it is none. */
export function readHeader(row: unknown): Header | null {
  if (!isHeader(row)) return null
  if (row.sittings.every(({ name }) => name === shortName(name))) return row
  return {
    ...row,
    sittings: row.sittings.map((sitting) => ({ ...sitting, name: shortName(sitting.name) })),
  }
}
