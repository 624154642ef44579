/** Draws small pictures of components, one after the other, with one studio for the page. */
import type { Line } from '../../kernel/line.ts'
import { makeHolder } from '../../scenes/display/holder.ts'
import type { Kit } from '../../scenes/display/exhibit.ts'
import { makeStudio, type Studio } from '../../scenes/display/studio.ts'
import { type Component, unpicked } from '../../showcase/component.ts'
import { sightIn } from '../../showcase/link.ts'
import { guessQuality } from '../table/graphics.ts'
import { loadKit } from './kits.ts'

interface Wanted {
  readonly component: Component
  readonly values: unknown
  readonly wide: number
  readonly high: number
  say(line: Line): string
}

let studio: Studio | null = null
let users = 0
let queue: Promise<void> = Promise.resolve()
const kits = new Map<unknown, Promise<Kit>>()

/** Keeps the studio until the returned function is called by its last user. */
export function openThumbStudio(): () => void {
  users += 1
  return () => {
    users -= 1
    if (users > 0) return
    studio?.dispose()
    studio = null
    kits.clear()
  }
}

function kitFor(game: string, values: unknown): Promise<Kit> {
  const key = values ?? game
  const kit = kits.get(key) ?? loadKit(game, values)
  kits.set(key, kit)
  return kit
}

async function take({ component, values, wide, high, say }: Wanted): Promise<HTMLCanvasElement> {
  // never low: even software rendering can afford shadows in one small picture
  const quality = guessQuality() === 'high' ? 'high' : 'medium'
  const kit = await kitFor(component.game, values)
  const exhibit = component.show(unpicked(component))
  const holder = await makeHolder({ exhibit, kit, quality, say })
  studio ??= makeStudio(document.createElement('canvas'), quality)
  studio.hold(holder)
  studio.draw({ ...sightIn(new URLSearchParams(), component), isStill: true }, wide, high)
  studio.hold(null)
  holder.dispose()
  return studio.canvas
}

/** Queues a picture. `isWanted` is asked when its turn has come. */
export function takePicture(
  wanted: Wanted,
  isWanted: () => boolean,
  use: (picture: HTMLCanvasElement) => void,
): Promise<void> {
  const own = queue.then(async () => {
    if (!isWanted()) return
    const picture = await take(wanted)
    if (isWanted()) use(picture)
    // yields, so that the page can scroll
    await new Promise((resolve) => setTimeout(resolve))
  })
  queue = own.catch(() => undefined)
  return own
}
