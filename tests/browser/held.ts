/** Measures a page's memory after garbage collection: heap, listeners, documents, workers and WebGL resources. */
import type { CDPSession, Page } from 'playwright-core'

/** The parts of three's renderer that the page's script reads. */
interface Renderer {
  readonly isWebGLRenderer?: boolean
  readonly info: {
    readonly memory: { readonly geometries: number; readonly textures: number }
    readonly programs: readonly unknown[] | null
    readonly render: { readonly frame: number }
  }
}

declare global {
  interface Window {
    /** Renderers that are not garbage-collected yet. */
    livingRenderers(): readonly Renderer[]
  }
}

/** Self-contained, since it is sent to the page as text. three announces each renderer to this devtools hook. */
export function watchRenderers(): void {
  // the TypeScript runner marks functions with the helper __name, which the page lacks
  Reflect.set(globalThis, '__name', Object)
  const known: WeakRef<Renderer>[] = []
  const devtools = new EventTarget()
  devtools.addEventListener('observe', (event) => {
    const { detail } = event as CustomEvent<Renderer>
    if (detail.isWebGLRenderer) known.push(new WeakRef(detail))
  })
  Reflect.set(globalThis, '__THREE_DEVTOOLS__', devtools)
  window.livingRenderers = () => known.flatMap((one) => one.deref() ?? [])
}

export interface Held {
  /** MiB of the script heap, compiled code included. */
  readonly heap: number
  /** Number of all reachable objects. */
  readonly objects: number
  readonly listeners: number
  readonly documents: number
  readonly nodes: number
  readonly workers: number
  readonly contexts: number
  readonly renderers: number
  readonly geometries: number
  readonly textures: number
  readonly programs: number
}

/** Number of objects of the page with this prototype. */
async function countOf(session: CDPSession, name: string): Promise<number> {
  const objectGroup = 'counted'
  const of = { expression: `${name}.prototype`, objectGroup }
  const { result } = await session.send('Runtime.evaluate', of)
  const prototypeObjectId = result.objectId ?? ''
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId, objectGroup })
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return Number(length.value)
}

/** Collects garbage several times, since finalizers release more for the next round. */
async function collect(page: Page, session: CDPSession): Promise<void> {
  for (let i = 0; i < 3; i += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(40)
  }
}

export async function watchHeld(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  await session.send('Runtime.enable')
  return async () => {
    await collect(page, session)
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
    const card = await page.evaluate(() => {
      const all = window.livingRenderers()
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
      return {
        renderers: all.length,
        geometries: sum(all.map(({ info }) => info.memory.geometries)),
        textures: sum(all.map(({ info }) => info.memory.textures)),
        programs: sum(all.map(({ info }) => info.programs?.length ?? 0)),
      }
    })
    return {
      heap: of('JSHeapUsedSize') / 2 ** 20,
      objects: await countOf(session, 'Object'),
      listeners: of('JSEventListeners'),
      documents: of('Documents'),
      nodes: of('Nodes'),
      workers: page.workers().length,
      contexts: await countOf(session, 'WebGL2RenderingContext'),
      ...card,
    }
  }
}
