/** Match files for tests of the verifier: one that was really played, and what somebody could make of it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import type { Origin } from '../../src/kernel/origin.ts'
import { checksumOf, type Entry, type MatchRecord } from '../../src/kernel/record.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { commit } from '../../src/session/trust/commitment.ts'
import { playMatch } from '../session/trust/played.ts'

/** Bound, with a share: all of it can be proved. */
export const bound: Origin = {
  ...commit('5e'.repeat(32)),
  shares: [{ from: 0, kind: 'word', text: 'river' }],
}
/** Enough of a match for some throws and a few steps of each player. */
const inputs = 16

export type Proof = {
  readonly by?: string
  readonly seed?: string
  readonly notes?: readonly object[]
}
export const proofOf = (entry: Entry): Proof =>
  (entry.kind === 'chance' && (entry.proof as Proof | undefined)) || {}

export interface MatchFiles {
  /** The path of the played match. */
  readonly good: string
  /** Writes a text, and gives its path. */
  write(name: string, text: string): string
  /** The played match with something else in it, and a checksum that fits. */
  forged(change: (record: MatchRecord) => object): string
  /** The same, entry for entry, where chance answered. */
  answered(change: (entry: Entry, number: number) => object): string
  remove(): void
}

export async function makeMatchFiles(
  origin: Origin = bound,
  answering: 'falls' | 'seeded' = 'falls',
): Promise<MatchFiles> {
  const seats = ['v', 'x'].map((name) => ({ name, kind: 'bot' }))
  const folder = mkdtempSync(join(tmpdir(), 'jharokha-verify-'))
  const good = join(folder, 'good.json')
  const match = await playMatch(border as AnyGame, 2, origin, { most: inputs, answering })
  writeFileSync(good, recordText(save(match, { seats }, origin)))
  const forged: MatchFiles['forged'] = (change) => {
    const content = change(JSON.parse(readFileSync(good, 'utf8')) as MatchRecord)
    return JSON.stringify({ ...content, checksum: checksumOf(content) })
  }
  return {
    good,
    forged,
    answered: (change) =>
      forged((record) => ({
        ...record,
        entries: record.entries.map((entry, i) =>
          entry.kind === 'chance' ? change(entry, i + 1) : entry,
        ),
      })),
    write(name, text) {
      const file = join(folder, name)
      writeFileSync(file, text)
      return file
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
