/** Should somebody load the engine past `ready`, throws go the library's longer way and fall as ever. */
import { expect, test } from 'vitest'
import { init } from '@dimforge/rapier3d-compat'
import { mixedHashes } from '../../src/physics/fairness/compare.ts'
import { ready } from '../../src/physics/rapier.ts'
import pinned from './pinned.json' with { type: 'json' }

const { instantiate } = WebAssembly

/** The first engine that is asked for comes when it is told to. */
function holdFirst(): () => void {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  let asked = 0
  Object.assign(WebAssembly, {
    async instantiate(...given: unknown[]): Promise<unknown> {
      asked += 1
      if (asked === 1) await arrival
      return Reflect.apply(instantiate, WebAssembly, given)
    },
  })
  return arrive
}

test('an engine that takes the place of the one that was looked into', async () => {
  const arrive = holdFirst()
  const strange = init()
  await ready()
  expect(mixedHashes(0, 5)).toEqual(pinned.slice(0, 5))
  arrive()
  await strange
  expect(mixedHashes(0, 30)).toEqual(pinned.slice(0, 30))
})
