/** Saves in memory for this visit, where the browser allows no storage. */
import type { Entry } from '../../kernel/record.ts'
import type { Header } from '../../session/header.ts'
import type { Saves } from './shape.ts'

export function makeMemorySaves(): Saves {
  const kept = new Map<string, { header: Header; entries: readonly Entry[] }>()
  return {
    async list(most) {
      const headers = [...kept.values()].map((item) => item.header)
      headers.sort((a, b) => b.updated - a.updated)
      return { headers: headers.slice(0, most), count: kept.size }
    },
    async read(id) {
      return kept.get(id) ?? null
    },
    async rewrite(header, _from, entries) {
      kept.set(header.id, { header, entries })
    },
    async remove(id) {
      kept.delete(id)
    },
  }
}
