/** Exports matches as files and imports them. */
import { entryOf, stepsOf } from '../../kernel/journal.ts'
import type { Line } from '../../kernel/line.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { readFile } from '../../session/file.ts'
import { type Header, headerFor } from '../../session/header.ts'
import { nameOfBot } from '../../session/seating.ts'
import type { Language } from '../../words/types.ts'
import { loadAllGames } from '../games.ts'
import { check } from '../trust/check.ts'
import { saves } from './index.ts'
import { makeId } from './makeId.ts'
import { offerBlob } from './offer.ts'

export { fileText } from '../../session/file.ts'

export function fileName(header: Header): string {
  return `jharokha-${header.game}-${header.id}.json`
}

export function offerFile(name: string, text: string): void {
  offerBlob(name, new Blob([text], { type: 'application/json' }))
}

export interface Taken {
  /** Null if nothing of the file is valid. */
  readonly header: Header | null
  readonly refusal: Refusal | null
  /** False claims of the file (verification faults) that did not prevent its import. */
  readonly faults: readonly Line[]
}

/** Imports a file's match, or the valid prefix of a damaged one. Players without a name get a default name. */
export async function takeFile(
  file: Blob,
  nameFor: (seat: number) => string,
  language: Language,
): Promise<Taken> {
  const games = await loadAllGames()
  const text = await file.text()
  const read = readFile(text, (id) => games.find((game) => game.id === id))
  if (!read.match) return { header: null, refusal: read.refusal, faults: [] }
  const { match, refusal, sittings, origin, throws } = read
  const found = await check({ text, language }).catch(() => null)
  const begun = headerFor(match, {
    id: makeId(),
    sittings: sittings.map((sitting, seat) => {
      const own = sitting.kind === 'bot' ? nameOfBot(seat) : nameFor(seat)
      return { ...sitting, name: sitting.name || own }
    }),
    origin,
    throws,
    created: Date.now(),
  })
  const header = found ? { ...begun, checked: found.standing } : begun
  await saves.keep(header, 0, stepsOf(match).map(entryOf))
  return { header, refusal, faults: refusal ? [] : (found?.faults ?? []) }
}
