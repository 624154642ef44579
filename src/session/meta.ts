/** Reads and writes a file's metadata (seats and way of throwing), strictly; the oldest files have another shape. */
import * as v from 'valibot'
import { levels } from '../bots/levels.ts'
import type { Plain, PlainObject } from '../kernel/plain.ts'
import { type Refusal } from '../kernel/refusal.ts'
import { seatColours } from '../kernel/seatColours.ts'
import { type Header, type ThrowWay, throwWays } from './header.ts'
import { botsLast, longestName, readSittings, seatKinds, type Sitting } from './seating.ts'

export interface Meta {
  readonly sittings: readonly Sitting[]
  readonly throws: ThrowWay | undefined
}

const seatSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(longestName)),
  kind: v.picklist(seatKinds),
  colour: v.exactOptional(v.picklist(seatColours)),
  level: v.exactOptional(v.picklist(levels)),
})

const schema = v.strictObject({
  seats: v.exactOptional(v.array(seatSchema)),
  throws: v.exactOptional(v.picklist(throwWays)),
  first: v.exactOptional(v.custom<PlainObject>((value) => typeof value === 'object')),
})

export function writeMeta({ sittings, throws }: Pick<Header, 'sittings' | 'throws'>): PlainObject {
  const seats = sittings.map(({ name, kind, colour, level }) => ({
    name,
    kind,
    colour,
    ...(kind === 'bot' && level && { level }),
  }))
  return { seats, ...(throws && { throws }) }
}

/** The first field that does not fit the schema; null if all do. */
export function metaFault(meta: PlainObject | undefined, seats: number): Refusal | null {
  if (meta === undefined) return null
  const checked = v.safeParse(schema, meta, { abortEarly: true })
  if (!checked.success) {
    const path = v.getDotPath(checked.issues[0])
    return { code: 'badField', what: path === null ? 'meta' : `meta.${path}` }
  }
  const given = checked.output.seats
  return given && given.length !== seats ? { code: 'badField', what: 'meta.seats' } : null
}

export function readMeta(meta: PlainObject = {}, seats: number): Meta {
  const { first } = meta
  if (isObject(first)) return readFirst(first, seats)
  return { sittings: readSittings(meta['seats'], seats), throws: readThrows(meta['throws']) }
}

const isObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The oldest files count their bots (`table.bots`), or only say whether dice fell (`table.falls`). */
function readFirst({ table, seats: given, throws }: PlainObject, seats: number): Meta {
  if (!isObject(table)) return { sittings: readSittings(given, seats), throws: readThrows(throws) }
  const { bots } = table
  const isCount = typeof bots === 'number' && Number.isSafeInteger(bots) && bots >= 0
  return {
    sittings: botsLast(seats, isCount ? Math.min(bots, seats) : 0),
    throws: readThrows(table['throws']) ?? (table['falls'] === false ? 'seeded' : undefined),
  }
}

function readThrows(given: unknown): ThrowWay | undefined {
  return throwWays.find((way) => way === given)
}
