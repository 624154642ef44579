/** How each game's components are drawn, brought when one of them is shown; the place's come with every page that shows any. */
import type { Kit, MakeKit } from '../../scenes/display/exhibit.ts'
import makePlaceKit from '../../scenes/display/placeKit.ts'

const kits = import.meta.glob<{ default: MakeKit }>('../../scenes/*/kit.ts')

export async function loadKit(game: string, values: unknown): Promise<Kit> {
  const found = await kits[`../../scenes/${game}/kit.ts`]?.()
  return (found?.default ?? makePlaceKit)(values)
}
