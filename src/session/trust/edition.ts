/** Compares a match's component values with ours and lists the differences. */
import { hash } from '../../kernel/hash.ts'
import type { Plain, PlainObject } from '../../kernel/plain.ts'

export interface EditionDifference {
  readonly path: string
  /** As they are written in a file; null for what is not there. */
  readonly ours: string | null
  readonly own: string | null
}

export type EditionAnswer =
  | { readonly kind: 'ours' }
  | {
      readonly kind: 'own'
      /** The title it gives itself, which proves nothing. */
      readonly title: string | null
      readonly differences: readonly EditionDifference[]
    }

/** More are counted by nobody who reads them. */
const mostDifferences = 200
const longestValue = 40

/** Commentary: it says where values come from, and changes none. */
const isComment = (key: string): boolean => commentary.has(key)
const commentary: ReadonlySet<string> = new Set(['title', 'source', 'sources', 'note', 'notes'])

const isObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function written(value: Plain | undefined): string | null {
  if (value === undefined) return null
  const text = JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

function collect(
  ours: Plain | undefined,
  own: Plain | undefined,
  path: string,
  found: EditionDifference[],
): void {
  if (found.length >= mostDifferences) return
  const bothLists = Array.isArray(ours) && Array.isArray(own)
  if (!bothLists && !(isObject(ours) && isObject(own))) {
    const isSame = ours !== undefined && own !== undefined && hash(ours) === hash(own)
    if (!isSame) found.push({ path, ours: written(ours), own: written(own) })
    return
  }
  const [a, b] = [ours, own] as unknown as [PlainObject, PlainObject]
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    if (!bothLists && isComment(key)) continue
    collect(a[key], b[key], path === '' ? key : `${path}.${key}`, found)
  }
}

export function differencesOf(ours: PlainObject, own: PlainObject): readonly EditionDifference[] {
  const found: EditionDifference[] = []
  collect(ours, own, '', found)
  return found
}

/** `own` is what the record carries; nothing, where it was played with ours. */
export function editionAnswer(ours: PlainObject | null, own: PlainObject | null): EditionAnswer {
  if (own === null) return { kind: 'ours' }
  const differences = ours === null ? [] : differencesOf(ours, own)
  if (ours !== null && differences.length === 0) return { kind: 'ours' }
  const { title } = own
  return { kind: 'own', title: typeof title === 'string' ? title : null, differences }
}
