/** The engine's own instance, caught as its binary is loaded: its memory and its bare functions. */
import { isQuick } from './switch.ts'

type Instance = {
  readonly memory: WebAssembly.Memory
  /** All that a step needs, each by where it stands in the memory. */
  readonly rawphysicspipeline_stepWithEvents: (...at: readonly number[]) => void
}

let caught: Instance | undefined

type Loaded = { readonly instance?: { readonly exports: Partial<Instance> } }

const isEngine = (exports: Partial<Instance> | undefined): exports is Instance =>
  exports?.memory !== undefined && exports.rawphysicspipeline_stepWithEvents !== undefined

/** From bytes, as in Node, or from a stream, as on a page. */
const ways = ['instantiate', 'instantiateStreaming'] as const

type Way = (...given: readonly unknown[]) => Promise<unknown>

type Imports = Readonly<Record<string, Record<string, unknown>>>

/**
 * The engine asks the clock two dozen times a step, for timers that nobody at this table reads: it gets
 * one that stands still. So a throw costs less, and no time of day comes near a result.
 */
function stopClock(imports: Imports | undefined): void {
  for (const names of Object.values(imports ?? {}))
    for (const [name, ask] of Object.entries(names))
      if (name.startsWith('__wbg_now_') && typeof ask === 'function')
        names[name] = (...given: readonly unknown[]): unknown =>
          isQuick() ? 0 : Reflect.apply(ask, undefined, given)
}

/** Has a look at whatever is loaded meanwhile. */
export async function watchLoading(load: () => Promise<void>): Promise<void> {
  const own = ways.map((way) => [way, Reflect.get(WebAssembly, way) as Way | undefined] as const)
  for (const [way, plain] of own) {
    if (!plain) continue
    const watched: Way = async (...given) => {
      stopClock(given[1] as Imports | undefined)
      const loaded = await Reflect.apply(plain, WebAssembly, given)
      const exports = (loaded as Loaded).instance?.exports
      if (isEngine(exports)) caught = exports
      return loaded
    }
    Object.assign(WebAssembly, { [way]: watched })
  }
  try {
    await load()
  } finally {
    for (const [way, plain] of own) if (plain) Object.assign(WebAssembly, { [way]: plain })
  }
}

/** Nothing, if a later engine is loaded in another way: then all goes the library's own, longer way. */
export const instance = (): Instance | undefined => (isQuick() ? caught : undefined)

/** It is not the one that the library works with. */
export function forgetInstance(): void {
  caught = undefined
}

/** Where in the engine's memory something stands that the library holds a handle of. */
export const addressOf = (raw: object): number => (raw as { readonly __wbg_ptr: number }).__wbg_ptr
