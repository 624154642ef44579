/** Collects the imports between the files and subfolders of each folder. */
import { findCycle, type Import } from './imports.ts'

/** Every folder that holds one of these files, the roots left out. */
export function foldersOf(files: readonly string[]): readonly string[] {
  const all = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  })
  return [...new Set(all)].filter((folder) => folder !== 'src').sort()
}

/** What lies in a folder leans on itself in a circle: files that lie there by name, subfolders as wholes. */
export function cycleIn(folder: string, imports: readonly Import[]): readonly string[] | null {
  const childOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
  const graph = new Map<string, string[]>()
  for (const { from, to } of imports) {
    const [own, other] = [childOf(from), childOf(to)]
    if (own === undefined || other === undefined || own === other) continue
    graph.set(own, [...(graph.get(own) ?? []), other])
  }
  return findCycle(graph)
}
