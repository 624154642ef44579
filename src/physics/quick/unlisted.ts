/** Keeps what a throw takes from the engine off the garbage collector's list: it gives all of it back itself. */
import { isQuick } from './switch.ts'

const list = FinalizationRegistry.prototype

/**
 * The library enters every handle that it gives out, however shortly it lives, and strikes it out when
 * it is freed: 3 to 8 % of a throw. Nothing else runs meanwhile.
 */
export function unlisted<T>(work: () => T): T {
  if (!isQuick()) return work()
  const { register, unregister } = list
  list.register = () => undefined
  list.unregister = () => false
  try {
    return work()
  } finally {
    list.register = register
    list.unregister = unregister
  }
}
