/** The hand's live physics world and the page's throws share one Rapier instance, whichever loads first. */
import * as library from '@dimforge/rapier3d-compat'
import { expect, test, vi } from 'vitest'
import { ready } from '../../src/physics/rapier.ts'
import { handWorldOrNone, loadHandWorld } from '../../src/scenes/throw/loadHandWorld.ts'
import { filesUnder, importsOf } from '../architecture/imports.ts'

const hand = vi.hoisted(() => ({ come: 0 }))
vi.mock('@dimforge/rapier3d-compat', async (original) => {
  const own = await original<typeof library>()
  return { ...own, init: vi.fn(own.init) }
})
vi.mock('../../src/scenes/throw/HandWorld.tsx', () => {
  hand.come += 1
  return { default: () => 'the hand' }
})
const init = vi.mocked(library.init)

test('without the engine the hand has no live world and the table still renders', async () => {
  init.mockRejectedValueOnce(new Error('network'))
  expect((await handWorldOrNone()).default.length).toBe(0)
  expect(hand.come).toBe(0)
})

test('the live world uses the engine that the page has loaded for throws', async () => {
  let arrive = (): void => undefined
  const own = init.getMockImplementation()
  init.mockClear().mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (arrive = resolve))
    await own?.()
  })
  const worlds = [loadHandWorld(), loadHandWorld()]
  const page = ready()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(hand.come).toBe(0)
  arrive()
  await Promise.all([...worlds, page])
  expect(hand.come).toBe(1)
  expect(init).toHaveBeenCalledTimes(1)
})

test('no other module imports the engine or the library that would load a second one', () => {
  const brings = (target: RegExp) =>
    filesUnder('src').filter((file) => importsOf(file).some(({ to }) => target.test(to)))
  expect(brings(/HandWorld\.tsx$/)).toEqual(['src/scenes/throw/loadHandWorld.ts'])
  expect(brings(/^@react-three\/rapier$/)).toEqual(['src/scenes/throw/HandWorld.tsx'])
})
