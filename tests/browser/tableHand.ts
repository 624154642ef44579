/** A hand at the drawn table: the match as the page keeps it, what stands for its commands, and where that is on the page. */
import type { Page } from 'playwright-core'
import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf } from '../../src/kernel/match.ts'
import { replay } from '../../src/kernel/replay.ts'
import type { MakeScene } from '../../src/scenes/board/scene.ts'
import { arrange } from '../../src/scenes/board/arrange.ts'
import { firstMet, type Target, targetsOf } from '../../src/scenes/board/hit.ts'
import { pointOn } from '../../src/scenes/board/pose.ts'
import { nextTouches, reachedOf } from '../../src/scenes/board/touch.ts'
import { keptEntries, keptHeaders } from './person.ts'

interface Eye {
  readonly projection: readonly number[]
  readonly world: readonly number[]
  readonly frame: { left: number; top: number; width: number; height: number }
}

const askEye = (page: Page): Promise<Eye | null> =>
  page.evaluate(() => {
    const { sight } = window as unknown as {
      sight: {
        camera: { projectionMatrix: { elements: number[] }; matrixWorld: { elements: number[] } }
        renderer: { domElement: HTMLCanvasElement }
      }
    }
    if (!sight.camera) return null
    const { left, top, width, height } = sight.renderer.domElement.getBoundingClientRect()
    return {
      projection: [...sight.camera.projectionMatrix.elements],
      world: [...sight.camera.matrixWorld.elements],
      frame: { left, top, width, height },
    }
  })

/** Waits until the camera has come to rest. */
async function restingEye(page: Page): Promise<Eye> {
  let last = ''
  for (let i = 0; i < 200; i += 1) {
    const eye = await askEye(page)
    const now = JSON.stringify(eye)
    if (eye && now === last) return eye
    last = now
    await page.waitForTimeout(120)
  }
  throw new Error('the camera does not come to rest')
}

function cameraOf({ projection, world }: Eye): PerspectiveCamera {
  const camera = new PerspectiveCamera()
  camera.projectionMatrix.fromArray(projection)
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  camera.matrixWorld.fromArray(world)
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert()
  return camera
}

const shares = [0, -0.35, 0.35, -0.7, 0.7]

/** A place on the page where a ray meets this target before all others. */
function placeOf(
  id: string,
  targets: readonly Target[],
  eye: Eye,
): { x: number; y: number } | null {
  const camera = cameraOf(eye)
  const caster = new Raycaster()
  const own = targets.filter((target) => target.id === id)
  for (const { pose, reach, high } of own) {
    const [halfX, halfZ] =
      reach.kind === 'round' ? [reach.radius, reach.radius] : [reach.halfX, reach.halfZ]
    for (const x of shares)
      for (const z of shares) {
        const seen = new Vector3(...pointOn(pose, x * halfX, high, z * halfZ)).project(camera)
        if (Math.abs(seen.x) > 0.98 || Math.abs(seen.y) > 0.98) continue
        caster.setFromCamera(new Vector2(seen.x, seen.y), camera)
        const { origin, direction } = caster.ray
        const met = firstMet(targets, { from: origin.toArray(), way: direction.toArray() })
        if (met !== id) continue
        const { left, top, width, height } = eye.frame
        return { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height }
      }
  }
  return null
}

/** The only match on this shelf, as far as the page has kept it. */
export async function keptMatch(page: Page): Promise<Match> {
  const [header] = await keptHeaders(page)
  const entries = await keptEntries(page)
  const game = games.find(({ id }) => id === header?.game) as AnyGame
  const played = replay(game, {
    seats: header?.sittings.length ?? 2,
    options: header?.options ?? {},
    entries,
  })
  if (!played.ok) throw new Error('the kept match does not replay')
  return played.match
}

export interface Touched {
  /** Null when nobody at this screen is asked. */
  readonly id: string | null
  readonly isOver: boolean
}

/** Touches what may be touched next, chosen by `pick`; `chosen` is what has been touched already. */
export async function touchNext(
  page: Page,
  makeScene: MakeScene,
  people: readonly number[],
  chosen: readonly string[],
  pick: (match: Match, ids: readonly string[]) => string,
): Promise<Touched> {
  const match = await keptMatch(page)
  const pending = pendingOf(match)
  if (pending.length === 0) return { id: null, isOver: true }
  const acting = pending.flatMap((item) =>
    item.kind === 'choice' && people.includes(item.seat)
      ? [{ seat: item.seat, legal: legalFor(match, item.seat) }]
      : [],
  )
  if (acting.length === 0) return { id: null, isOver: false }
  const view = match.game.view(match.state, acting[0]?.seat ?? 0)
  const scene = makeScene(match.game.values, match.seats)
  const things = scene.things(view)
  const arranged = arrange(things, scene.setting)
  const targets = targetsOf(things, scene.setting.spots, arranged, scene.setting.bodies)
  const reached = reachedOf(acting, (command, seat) => scene.picks(command, view, seat))
  const eye = await restingEye(page)
  const places = new Map(
    [...nextTouches(reached, chosen)].flatMap((id) => {
      const place = placeOf(id, targets, eye)
      return place ? [[id, place] as const] : []
    }),
  )
  if (places.size === 0)
    throw new Error(
      `nothing to touch is in sight of ${JSON.stringify(acting[0]?.legal.slice(0, 4))}`,
    )
  const id = pick(match, [...places.keys()])
  const place = places.get(id)
  if (!place) throw new Error(`${id} is not in sight`)
  await page.mouse.click(place.x, place.y)
  return { id, isOver: false }
}
