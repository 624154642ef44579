// Writes the project's own drawings as SVG files into public/icons, from the sources the scenes share.
import { mkdir, writeFile } from 'node:fs/promises'
import { MOTIFS, regionSvg } from '../src/scenes/icons/regionArt.ts'

/** File names below public/icons and what stands in them. */
export function iconFiles(): Map<string, string> {
  return new Map(MOTIFS.map((motif) => [`regions/${motif}.svg`, regionSvg(motif)]))
}

export async function writeIcons(out: URL): Promise<number> {
  await mkdir(new URL('regions/', out), { recursive: true })
  const files = iconFiles()
  for (const [name, text] of files) await writeFile(new URL(name, out), text)
  return files.size
}
