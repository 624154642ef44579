/** What the engine keeps to itself, caught as its binary is loaded: its memory and its bare functions. */

type Inside = {
  readonly memory: WebAssembly.Memory
  /** All that a step needs, each by where it stands in the memory. */
  readonly rawphysicspipeline_stepWithEvents: (...at: readonly number[]) => void
}

let caught: Inside | undefined

type Loaded = { readonly instance?: { readonly exports: Partial<Inside> } }

const isEngine = (exports: Partial<Inside> | undefined): exports is Inside =>
  exports?.memory !== undefined && exports.rawphysicspipeline_stepWithEvents !== undefined

/** Has a look at whatever is loaded meanwhile. */
export async function watchInside(load: () => Promise<void>): Promise<void> {
  const own = WebAssembly.instantiate
  const watched = new Proxy(own, {
    apply: async (target, self, given) => {
      const loaded: unknown = await Reflect.apply(target, self, given)
      const exports = (loaded as Loaded).instance?.exports
      if (isEngine(exports)) caught = exports
      return loaded
    },
  })
  Object.assign(WebAssembly, { instantiate: watched })
  try {
    await load()
  } finally {
    Object.assign(WebAssembly, { instantiate: own })
  }
}

/** Nothing, if a later engine is loaded in another way: then all goes the library's own, longer way. */
export const inside = (): Inside | undefined => caught

/** Where in the engine's memory something stands that the library holds a handle of. */
export const addressOf = (raw: object): number => (raw as { readonly __wbg_ptr: number }).__wbg_ptr
