/** Reads the import lines of the sources: imported files and packages of each file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export interface Import {
  readonly from: string
  /** A path from the project's root, or the name of a package. */
  readonly to: string
  readonly isPackage: boolean
}

/** Static, dynamic and re-exporting imports, worker and asset addresses relative to the module; folders are not files. */
const specifier =
  /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+|\bnew\s+URL\(\s*)(['"])([^'"\n]+)\1/gm

export function filesUnder(folder: string): readonly string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

export function importsOf(file: string, text: string = textOf(file)): readonly Import[] {
  const found = [...text.matchAll(specifier)].filter((match) => !/(^\.\.|\/)$/.test(match[2] ?? ''))
  return found.map((match) => {
    const to = match[2] ?? ''
    if (!to.startsWith('.')) return { from: file, to: packageName(to), isPackage: true }
    return { from: file, to: normalize(join(dirname(file), to)), isPackage: false }
  })
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

/** The first cycle among the files, as a path that ends where it begins; null when there is none. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const trail: string[] = []

  function visit(file: string): readonly string[] | null {
    const at = trail.indexOf(file)
    if (at >= 0) return [...trail.slice(at), file]
    if (done.has(file)) return null
    trail.push(file)
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next)
      if (cycle) return cycle
    }
    trail.pop()
    done.add(file)
    return null
  }

  for (const file of graph.keys()) {
    const cycle = visit(file)
    if (cycle) return cycle
  }
  return null
}
