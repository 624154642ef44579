/** Every game's director under its kit: a short version of `npm run fuzz -- --kit show`. */
import { expect, test } from 'vitest'
import { games } from '../../../src/games/all.ts'
import { leastSeconds } from '../../../src/stage/director/shot.ts'
import { sceneKitOf } from '../scene/kitOf.ts'
import { checkAlive, checkFaces, checkHolds, checkLine, checkStands } from './checks.ts'
import { runShowKit } from './run.ts'
import { type Story, storyReady, tellStory } from './story.ts'

const kits = (await Promise.all(games.map(sceneKitOf))).filter((kit) => kit !== null)

test.each(kits.map((kit) => ({ id: kit.game.id, kit })))(
  '$id: pictures stand, show what decides, and change',
  { timeout: 120_000 },
  async ({ kit }) => {
    const ran = await runShowKit(kit, { seats: kit.game.seats.min, matches: 1, seed: 'show' })
    const used = Object.keys(ran.shots)
    expect(used).toEqual(expect.arrayContaining(['wide', 'seat', 'hand', 'close', 'aftermath']))
  },
)

/** A story with one planted fault must fail. */
const [border] = kits
await storyReady()
const scene = border?.makeScene(border.game.values, 2)
const story =
  border && scene
    ? tellStory({ ...border, scene, seats: 2, options: {}, seed: 'faults', viewer: 'table' })
    : null
const told = story as Story
const faults: readonly [string, (story: Story) => void, () => Story][] = [
  [
    'a cut before its time',
    checkStands,
    () => ({
      ...told,
      takes: told.takes.map((take, i) => {
        const before = told.takes[i - 1]
        if (i !== 3 || !before) return take
        return { ...take, sinceSeconds: before.sinceSeconds + leastSeconds[before.kind] - 0.1 }
      }),
    }),
  ],
  [
    'a camera on the far side',
    checkLine,
    () => ({
      ...told,
      takes: told.takes.map((take, i) => {
        const [x, y, z] = take.pose.position
        return i === 2 ? { ...take, pose: { ...take.pose, position: [x, y, -z - 90] } } : take
      }),
    }),
  ],
  ['a director that looks nowhere', checkFaces, () => ({ ...told, takes: lookingAway(told) })],
  ['a director that sleeps', checkAlive, () => ({ ...told, takes: told.takes.slice(0, 1) })],
  [
    'cuts while somebody thinks',
    checkHolds,
    () => ({ ...told, holds: [[0, told.endSeconds]] as const }),
  ],
]

function lookingAway({ takes }: Story): Story['takes'] {
  return takes.map((take) => ({
    ...take,
    pose: { position: [0, 20, 300] as const, target: [200, 20, 300] as const },
  }))
}

test.each(faults)('noticed: %s', (_name, check, made) => {
  expect(() => check(told)).not.toThrow()
  expect(() => check(made())).toThrow()
})
