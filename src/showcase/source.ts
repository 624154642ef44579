/** Reads the source of a value from the provenance notes in its data file. */
import { type ValueSource, sources } from './component.ts'

/** Takes the path of a value in the file. */
export type SourceAt = (...way: readonly (string | number)[]) => ValueSource

const isNode = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null

/** A note begins with its source: "inferred (a review)". */
const wordOf = (note: unknown): ValueSource | null =>
  typeof note === 'string' ? (sources.find((word) => note.startsWith(word)) ?? null) : null

function notedAt(
  node: Readonly<Record<string, unknown>>,
  next: string | number,
): ValueSource | null {
  const notes = node['provenance']
  return wordOf(isNode(notes) ? notes[String(next)] : notes)
}

/** `data` is the edition's own file, or null for the reader's own values. The note nearest to the value counts. */
export function sourcesIn(data: unknown): SourceAt {
  if (data === null) return () => 'yours'
  return (...way) => {
    let node: unknown = data
    let found: ValueSource = 'own'
    for (const [i, step] of way.entries()) {
      if (!isNode(node)) break
      found = notedAt(node, step) ?? found
      node = node[String(step)]
      if (i === way.length - 1 && isNode(node)) found = wordOf(node['provenance']) ?? found
    }
    return found
  }
}
