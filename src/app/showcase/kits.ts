/** How each game's components are drawn, brought when one of them is shown. */
import type { Kit, MakeKit } from '../../scenes/display/exhibit.ts'

const kits = import.meta.glob<{ default: MakeKit }>('../../scenes/*/kit.ts')

export async function loadKit(game: string, values: unknown): Promise<Kit> {
  const found = await kits[`../../scenes/${game}/kit.ts`]?.()
  const { default: makeKit } = found ?? (await import('../../scenes/display/placeKit.ts'))
  return makeKit(values)
}
