/** The engine is loaded once, however many ask; one that could not be fetched is fetched again. */
import { expect, test, vi } from 'vitest'
import * as library from '@dimforge/rapier3d-compat'
import { mixedHashes } from '../../src/physics/fairness/compare.ts'
import { ready } from '../../src/physics/rapier.ts'
import pinned from './pinned.json' with { type: 'json' }

vi.mock('@dimforge/rapier3d-compat', async (original) => {
  const own = await original<typeof library>()
  return { ...own, init: vi.fn(own.init) }
})
const init = vi.mocked(library.init)

test('a failed load is told to all who wait for it, and forgotten', async () => {
  init.mockRejectedValueOnce(new Error('network'))
  await Promise.all([1, 2].map(() => expect(ready()).rejects.toThrow('network')))
  expect(init).toHaveBeenCalledTimes(1)
  await ready()
  expect(init).toHaveBeenCalledTimes(2)
  expect(mixedHashes(0, 3)).toEqual(pinned.slice(0, 3))
})

test('one load serves all who ask, and whoever asks the library after it gets the same engine', async () => {
  const instantiate = vi.spyOn(WebAssembly, 'instantiate')
  await Promise.all([ready(), ready(), library.init()])
  expect(init).toHaveBeenCalledTimes(3)
  expect(instantiate).not.toHaveBeenCalled()
  instantiate.mockRestore()
})
