// Writes the project's own drawings as SVG files into public/icons, from the sources the scenes share.
import { mkdir, writeFile } from 'node:fs/promises'
import { ICON_NAMES, ICONS, iconSprite, iconSvg } from '../src/scenes/icons/icons.ts'
import { MOTIFS, regionSvg } from '../src/scenes/icons/regionArt.ts'

/** File names below public/icons, and their contents. */
export function iconFiles(): Map<string, string> {
  const files = new Map(MOTIFS.map((motif) => [`regions/${motif}.svg`, regionSvg(motif)]))
  for (const name of ICON_NAMES) files.set(`${name}.svg`, iconSvg(ICONS[name] ?? {}))
  return files.set('sprite.svg', iconSprite())
}

export async function writeIcons(out: URL): Promise<number> {
  await mkdir(new URL('regions/', out), { recursive: true })
  const files = iconFiles()
  for (const [name, text] of files) await writeFile(new URL(name, out), text)
  return files.size
}
