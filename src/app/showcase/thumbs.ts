/** Small pictures of components, drawn one after the other by one studio for as long as somebody wants them. */
import type { Line } from '../../kernel/line.ts'
import { makeHolder } from '../../scenes/display/holder.ts'
import type { Kit } from '../../scenes/display/exhibit.ts'
import { makeStudio, type Studio } from '../../scenes/display/studio.ts'
import { type Component, unpicked } from '../../showcase/component.ts'
import { sightIn } from '../../showcase/link.ts'
import { guessQuality } from '../table/graphics.ts'
import { loadKit } from './kits.ts'

export interface WantedThumb {
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

/** Software renders one small picture at a time: shadows are worth it. */
export const thumbQuality = () => (guessQuality() === 'high' ? 'high' : 'medium')

/** The studio stays while any page wants pictures; returns how to let it go. */
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
  const known = kits.get(values ?? game)
  if (known) return known
  const made = loadKit(game, values)
  kits.set(values ?? game, made)
  return made
}

async function take({
  component,
  values,
  wide,
  high,
  say,
}: WantedThumb): Promise<HTMLCanvasElement> {
  const quality = thumbQuality()
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

/** In turn; `isWanted` is asked when its turn has come. */
export function takePicture(
  wanted: WantedThumb,
  isWanted: () => boolean,
  use: (picture: HTMLCanvasElement) => void,
): Promise<void> {
  const own = queue.then(async () => {
    if (!isWanted()) return
    const picture = await take(wanted)
    if (isWanted()) use(picture)
    // somebody may scroll meanwhile
    await new Promise((resolve) => setTimeout(resolve))
  })
  queue = own.catch(() => undefined)
  return own
}
