/** Matches as files: written with the players' names, read with all the kernel's distrust. */
import { load } from '../../kernel/load.ts'
import { stepsOf } from '../../kernel/journal.ts'
import type { Match } from '../../kernel/match.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { recordText, save } from '../../kernel/save.ts'
import { entryOf } from '../conductor/truth.ts'
import { loadAllGames } from '../games.ts'
import { saves } from './index.ts'
import { makeId } from './makeId.ts'
import { type Header, seatColours, seatKinds, shortSeed, type Sitting } from './shape.ts'

export function fileText(match: Match, header: Header): string {
  const { created, updated, sittings, seed } = header
  const seats = sittings.map(({ name, kind, colour }) => ({ name, kind, colour }))
  return recordText(save(match, { created, updated, seats, ...(seed !== undefined && { seed }) }))
}

export function fileName(header: Header): string {
  return `jharokha-${header.game}-${header.id}.json`
}

/** Hands the file to the person; a page may not write anywhere by itself. */
export function offerFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export interface Taken {
  /** null when nothing of the file can be trusted. */
  readonly header: Header | null
  readonly refusal: Refusal | null
}

/** Puts the file's match on the shelf; of a broken one the part that holds. */
export async function takeFile(file: Blob, nameFor: (seat: number) => string): Promise<Taken> {
  const games = await loadAllGames()
  const text = await file.text()
  const loaded = load(text, (id) => games.find((game) => game.id === id))
  const match = loaded.ok ? loaded.match : loaded.kept
  const refusal = loaded.ok ? null : loaded.refusal
  if (!match) return { header: null, refusal }
  const header = headerFor(match, loaded.record?.meta, nameFor)
  await saves.keep(header, 0, stepsOf(match).map(entryOf))
  return { header, refusal }
}

function headerFor(
  match: Match,
  meta: PlainObject | undefined,
  nameFor: (seat: number) => string,
): Header {
  const now = Date.now()
  const { game, options, seats, length } = match
  const given = Array.isArray(meta?.['seats']) ? (meta['seats'] as readonly unknown[]) : []
  const result = game.result(match.state)
  const seed = meta?.['seed']
  return {
    id: makeId(),
    game: game.id,
    rules: game.rules,
    options,
    ...(game.edition && { edition: game.edition }),
    sittings: Array.from({ length: seats }, (_, seat) => sittingFrom(given[seat], seat, nameFor)),
    ...(typeof seed === 'string' && { seed: shortSeed(seed) }),
    created: now,
    updated: now,
    length,
    winners: result?.standings.filter((item) => item.place === 1).map((item) => item.seat) ?? null,
  }
}

function sittingFrom(given: unknown, seat: number, nameFor: (seat: number) => string): Sitting {
  const from = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const name = typeof from['name'] === 'string' ? from['name'].trim().slice(0, 24) : ''
  const colour = seatColours.find((known) => known === from['colour'])
  return {
    name: name === '' ? nameFor(seat) : name,
    kind: seatKinds.find((known) => known === from['kind']) ?? 'human',
    colour: colour ?? seatColours[seat % seatColours.length] ?? 'saffron',
  }
}
