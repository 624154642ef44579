/** Loads the kit that draws a game's components; the place's kit is part of the page. */
import type { Kit, MakeKit } from '../../scenes/display/exhibit.ts'
import makePlaceKit from '../../scenes/display/placeKit.ts'

const kits = import.meta.glob<{ default: MakeKit }>('../../scenes/*/kit.ts')

export async function loadKit(game: string, values: unknown): Promise<Kit> {
  const found = await kits[`../../scenes/${game}/kit.ts`]?.()
  return (found?.default ?? makePlaceKit)(values)
}
