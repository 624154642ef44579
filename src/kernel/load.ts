/** Loads a match from an untrusted file: reports the first error and keeps the valid prefix. */
import * as v from 'valibot'
import { inEdition } from './edition.ts'
import type { AnyGame } from './game.ts'
import type { Match } from './match.ts'
import { migrate, type Migration } from './migrate.ts'
import { findUnplain, type PlainObject } from './plain.ts'
import { checkpoints, checksumOf, type MatchRecord, recordLimits } from './record.ts'
import { recordSchema } from './recordSchema.ts'
import { type Outcome, refuse, type RefusalCode } from './refusal.ts'
import { replay, type Replayed } from './replay.ts'

/**
 * `record` is null when the file is not a record. With a broken match, the record's metadata may
 * still be usable.
 */
export type Loaded =
  | { readonly ok: true; readonly match: Match; readonly record: MatchRecord }
  | (Exclude<Replayed, { readonly ok: true }> & { readonly record: MatchRecord | null })

export function load(text: string, gameById: (id: string) => AnyGame | undefined): Loaded {
  const parsed = parseRecord(text)
  if (!parsed.ok) return { ...parsed, kept: null, record: null }
  const { record, intact } = parsed
  const played = replayWith(record, gameById)
  if (!played.ok) return { ...played, record }
  const { match } = played
  return intact ? { ok: true, match, record } : { ...refuse('damaged'), kept: match, record }
}

function replayWith(record: MatchRecord, gameById: (id: string) => AnyGame | undefined): Replayed {
  const own = gameById(record.game)
  if (!own) return { ...refuse('unknownGame', { what: printable(record.game) }), kept: null }
  const edited = record.edition === undefined ? null : inEdition(own, record.edition)
  if (edited && !edited.ok) return { ...refuse('badEdition'), kept: null }
  const game = edited ? edited.game : own
  const played = replay(game, record)
  const kept = played.ok ? played.match : played.kept
  return record.rules === game.rules ? played : { ...refuse('otherRules'), kept }
}

/** `intact` is false when the record is valid but its checksum does not match. */
export function parseRecord(
  text: string,
  steps?: readonly Migration[],
): Outcome<{ record: MatchRecord; intact: boolean }> {
  const read = readPlain(text)
  if (!read.ok) return read
  const { content } = read
  if (content.jharokha !== 'match') return refuse('notARecord')
  const lifted = migrate(content, steps)
  if (!lifted.ok) return lifted
  const checked = v.safeParse(recordSchema, lifted.record, { abortEarly: true })
  if (!checked.success) return badField(v.getDotPath(checked.issues[0]) ?? '')
  const record = checked.output as MatchRecord
  if (record.hashes.length !== checkpoints(record.entries.length).length) return badField('hashes')
  return { ok: true, record, intact: content.checksum === checksumOf(content) }
}

function readPlain(text: string): Outcome<{ content: PlainObject }> {
  if (text.length > recordLimits.signs) return refuse('tooLarge')
  if (text.trim() === '') return refuse('emptyFile')
  let content: unknown
  try {
    // Some editors write a byte order mark at the start.
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return refuse('notJson')
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return refuse('notARecord')
  }
  const found = findUnplain(content, recordLimits.plain)
  if (found?.fault === 'tooBig') return refuse('tooLarge')
  if (found) return badField(found.path)
  return { ok: true, content: content as PlainObject }
}

function badField(path: string): { ok: false; refusal: { code: RefusalCode } } {
  return refuse('badField', { what: printable(path) })
}

/**
 * Makes text from an untrusted file printable: at most 60 characters, and no control characters.
 */
function printable(text: string): string {
  const clean = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean
}
